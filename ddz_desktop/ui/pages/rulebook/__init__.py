"""The rulebook in the window. What it says about a rule system is made from its `RuleSet`, so that it is never wrong.

`samples`, `trials`, `ladder`, `accounts` and `auctions` work examples out with the rules themselves, without Qt;
`article_general` and `article_system` put words around them, as `blocks`; `article_view` shows those.
"""
