"""One hand of Dou Dizhu in twelve systems: pure, without Qt, clock, files or randomness of its own.

`RULEBOOK.md` beside this file is what it implements; docstrings name its sections. Reading order for a first hour:

1. `cards`, `kinds`: cards and plays as packed numbers.
2. `ruleset`, `catalog`, `options`: what makes one system differ from another, as data.
3. `deal`, `action`, `event`, `state`: what a hand is made of, and what happens in it.
4. `engine`: the next state. It calls `strategies` (`auction`, `extras`, `roles`, `scoring`), chosen by the ruleset, and
   `moves` for plays; `suits` finds the physical cards.
5. `view`: what each seat may know of it.

Beside these: `readings`, `compare` and `wilds` say what cards are, kernels (`generate`, `wild_kernel`, what they call)
list plays, `moves` joins both, `explain` and `diagnose` say why not. `card_notation`, `notation`, `record` are the
texts of everything; `shuffle` deals so that nobody decides alone.
"""
