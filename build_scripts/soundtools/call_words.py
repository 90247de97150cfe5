"""What the voices say for each call, in Mandarin (as syllables in pinyin, tones as spoken) and in English.

What has a name in the window is called by it: `_shown` takes the words from there. Only ranks, and what one says
otherwise than one writes it, have words of their own here.

Tones are those of speech, not of the dictionary: 不 and 一 before a falling tone rise (不叫 is bu2 jiao4), the first of
two low tones rises. 5 is the neutral tone. 钩 圈 老K 尖 are how J Q K A are called at the table.
"""

from __future__ import annotations

from dataclasses import dataclass

from soundtools.window_words import shown

RANKS = "3456789TJQKA2BR"


@dataclass(frozen=True)
class Words:
    """One call: written in Chinese, spoken in pinyin, and in English."""

    chinese: str
    pinyin: str
    english: str

    @property
    def syllables(self) -> tuple[str, ...]:
        """The syllables with their tones, as in `jiao4`."""
        return tuple(self.pinyin.split())

    @property
    def tones(self) -> tuple[int, ...]:
        """The tone of each syllable, 1 to 4, or 5 for the neutral one."""
        return tuple(int(syllable[-1]) for syllable in self.syllables)

    def then(self, chinese: str, pinyin: str, english: str) -> Words:
        """These words and some more."""
        return Words(self.chinese + chinese, f"{self.pinyin} {pinyin}".strip(), f"{self.english} {english}")


def _shown(context: str, source: str, pinyin: str) -> Words:
    """The words of a text in the window."""
    chinese, english = shown(context, source)
    return Words(chinese, pinyin, english)


def _bid(source: str, number: tuple[str, str], pinyin: str) -> Words:
    """A bid as the window has it, its number in words."""
    chinese, english = shown("Table", source)
    return Words(chinese.format(bid=number[0]), pinyin, english.format(bid=number[1]))


_ONE, _TWO, _THREE = ("一", "one"), ("二", "two"), ("三", "three")

_SPOKEN_RANKS = {
    "3": Words("三", "san1", "three"),
    "4": Words("四", "si4", "four"),
    "5": Words("五", "wu3", "five"),
    "6": Words("六", "liu4", "six"),
    "7": Words("七", "qi1", "seven"),
    "8": Words("八", "ba1", "eight"),
    "9": Words("九", "jiu3", "nine"),
    "T": Words("十", "shi2", "ten"),
    "J": Words("钩", "gou1", "jack"),
    "Q": Words("圈", "quan1", "queen"),
    "K": Words("老K", "lao3 kei4", "king"),
    "A": Words("尖", "jian1", "ace"),
    "2": Words("二", "er4", "two"),
    "B": _shown("Cards", "small joker", "xiao3 wang2"),
    "R": _shown("Cards", "big joker", "da4 wang2"),
}

_AUCTION = {
    "bid-1": _bid("Bid {bid}", _ONE, "yi4 fen1"),
    "bid-2": _bid("Bid {bid}", _TWO, "er4 fen1"),
    "bid-3": _bid("Bid {bid}", _THREE, "san1 fen1"),
    "grade-1": _bid("Grade {bid}", _ONE, "yi2 dang4"),
    "grade-2": _bid("Grade {bid}", _TWO, "er4 dang4"),
    "grade-3": _bid("Grade {bid}", _THREE, "san1 dang4"),
    "no-bid": _shown("Table", "No bid", "bu2 jiao4"),
    "call": _shown("Table", "Call", "jiao4 di4 zhu3"),
    "rob": _shown("Table", "Rob", "qiang3 di4 zhu3"),
    "decline": _shown("Table", "No rob", "bu4 qiang3"),
    "redeal": Words("重新发牌", "chong2 xin1 fa1 pai2", "new deal"),
}

_PASSES = {
    "pass": _shown("Table", "Pass", "bu4 chu1"),
    "pass-2": Words("不要", "bu2 yao4", "no"),
    "pass-3": Words("过", "guo4", "I pass"),
    "cannot-beat": _shown("Table", "Can't beat", "yao4 bu4 qi3"),
}

_PLANE = _shown("Rulebook", "Plane", "fei1 ji1")
"""As the rulebook calls it, with attached cards or without: 飞机 and not 三顺."""

_SHUTTLE = _shown("Plays", "Shuttle", "hang2 tian1 fei1 ji1")
_WINGS = ("带翅膀", "dai4 chi4 bang3", "with wings")

_KINDS = {
    "trio-solo": _shown("Plays", "Trio with single", "san1 dai4 yi1"),
    "trio-pair": _shown("Plays", "Trio with pair", "san1 dai4 er4"),
    "solo-chain": _shown("Plays", "Straight", "shun4 zi5"),
    "pair-chain": _shown("Plays", "Pair straight", "lian2 dui4"),
    "trio-chain": _PLANE,
    "trio-chain-wings": _PLANE.then(*_WINGS),
    "four-two-solo": _shown("Plays", "Four with two", "si4 dai4 er4"),
    "four-two-pair": _shown("Plays", "Four with two pairs", "si4 dai4 liang3 dui4"),
    "quad-chain": _SHUTTLE,
    "quad-chain-wings": _SHUTTLE.then(*_WINGS),
    "quad-trio": _shown("Plays", "Four with trio", "si4 dai4 san1"),
    "quad-trio-pair": _shown("Plays", "Four with trio and pair", "si4 dai4 san1 dai4 er4"),
    "quad-chain-trio": _shown("Plays", "Carrier", "hang2 mu3"),
    "quad-chain-trio-pair": _shown("Plays", "Spacecraft", "hang2 tian1 qi4"),
}

_BOMBS = {
    "bomb": _shown("Plays", "Bomb", "zha4 dan4"),
    "rocket": _shown("Plays", "Rocket", "wang2 zha4"),
    "bomb-4": _shown("Plays", "Gun", "qiang1"),
    "bomb-5": _shown("Plays", "Cannon", "pao4"),
    "bomb-6": _shown("Plays", "Firework rocket", "huo3 jian4"),
    "bomb-7": _shown("Plays", "Missile", "dao3 dan4"),
    "bomb-8": _shown("Plays", "Sky bomb", "tian1 zha4"),
    "four-jokers": _shown("Plays", "Heaven's own", "tian1 zun1"),
    "small-bomb": _shown("Plays", "Small bomb", "xiao3 san1 zha4 dan4"),
    "hard-bomb": _shown("Plays", "Hard bomb", "ying4 zha4 dan4"),
    "soft-bomb": _shown("Plays", "Soft bomb", "ruan3 zha4 dan4"),
    "pure-bomb": _shown("Plays", "Pure wild bomb", "chun2 lai4 zha4 dan4"),
    "two-jokers": _shown("Plays", "Two-joker bomb", "shuang1 wang2 zha4"),
    "three-jokers": _shown("Plays", "Three-joker bomb", "san1 wang2 zha4"),
}

_EXTRAS = {
    "open-yes": _shown("Table", "Open hand", "ming2 pai2"),
    "open-no": _shown("Table", "Not open", "bu4 ming2 pai2"),
    "spread-yes": _shown("Table", "Spread hand", "tan1 da3"),
    "spread-no": _shown("Table", "Closed", "an4 da3"),
    "report": _shown("Table", "Report!", "bao4 dao4"),
    "report-double": _shown("Settlement", "Double report", "shuang1 bao4 dao4"),
    "report-none": _shown("Table", "No report", "bu2 bao4 dao4"),
    "fight-yes": _shown("Table", "Fight ×2", "da3"),
    "fight-no": _shown("Table", "No fight", "bu4 da3"),
    "identity-show": _shown("Table", "Show ×2", "liang4 ming2 shen1 fen4"),
    "double-yes": _shown("Table", "Double ×2", "jia1 bei4"),
    "double-no": _shown("Table", "No double", "bu4 jia1 bei4"),
    "concede": Words("认输", "ren4 shu1", "I give up"),
}

_CARD = ("", "", "card")

_HAND = {
    "wild": _shown("Prompts", "Wild", "lai4 zi5").then(*_CARD),
    "wild-first": _shown("Prompts", "Heaven", "tian1 lai4 zi5").then(*_CARD),
    "wild-second": _shown("Prompts", "Earth", "di4 lai4 zi5").then(*_CARD),
    "last-1": Words("只剩一张", "zhi3 sheng4 yi4 zhang1", "last card"),
    "last-2": Words("只剩两张", "zhi3 sheng4 liang3 zhang1", "two cards left"),
    "spring": _shown("Settlement", "Spring", "chun1 tian1"),
    "anti-spring": _shown("Settlement", "Anti-spring", "fan3 chun1"),
    "you-win": Words("你赢了", "ni3 ying2 le5", "you win"),
    "you-lose": Words("你输了", "ni3 shu1 le5", "you lose"),
    "landlord-wins": Words("地主赢了", "di4 zhu3 ying2 le5", "the landlord wins"),
    "farmer-wins": Words("农民赢了", "nong2 min2 ying2 le5", "the farmer wins"),
    "farmers-win": Words("农民赢了", "nong2 min2 ying2 le5", "the farmers win"),
    "emperor-wins": Words("皇帝赢了", "huang2 di4 ying2 le5", "the emperor wins"),
}


def _plural(word: str) -> str:
    return word + ("es" if word.endswith("x") else "s")


def _ranked() -> dict[str, Words]:
    """Singles, pairs, trios and fours of a kind, by rank."""
    calls = {f"solo-{rank}": _SPOKEN_RANKS[rank] for rank in RANKS}
    for rank, words in _SPOKEN_RANKS.items():
        several = _plural(words.english)
        calls[f"pair-{rank}"] = Words(f"对{words.chinese}", f"dui4 {words.pinyin}", f"pair of {several}")
        if rank not in "BR":
            calls[f"trio-{rank}"] = Words(f"三个{words.chinese}", f"san1 ge5 {words.pinyin}", f"three {several}")
            calls[f"quad-{rank}"] = Words(f"四个{words.chinese}", f"si4 ge5 {words.pinyin}", f"four {several}")
    return calls


CALLS: dict[str, Words] = _AUCTION | _PASSES | _ranked() | _KINDS | _BOMBS | _EXTRAS | _HAND
"""Every call by its name, as `ddz_desktop.ui.sound.calls` knows it."""
