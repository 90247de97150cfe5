"""What the voices say for each call, in Mandarin (as syllables in pinyin, tones as spoken) and in English.

Tones are those of speech, not of the dictionary: 不 and 一 before a falling tone rise (不叫 is bu2 jiao4), the first of
two low tones rises. 5 is the neutral tone. 钩 圈 老K 尖 are how J Q K A are called at the table.
"""

from __future__ import annotations

from dataclasses import dataclass

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


_SPOKEN_RANKS = {
    "3": ("三", "san1", "three"),
    "4": ("四", "si4", "four"),
    "5": ("五", "wu3", "five"),
    "6": ("六", "liu4", "six"),
    "7": ("七", "qi1", "seven"),
    "8": ("八", "ba1", "eight"),
    "9": ("九", "jiu3", "nine"),
    "T": ("十", "shi2", "ten"),
    "J": ("钩", "gou1", "jack"),
    "Q": ("圈", "quan1", "queen"),
    "K": ("老K", "lao3 kei4", "king"),
    "A": ("尖", "jian1", "ace"),
    "2": ("二", "er4", "two"),
    "B": ("小王", "xiao3 wang2", "small joker"),
    "R": ("大王", "da4 wang2", "big joker"),
}

_AUCTION = {
    "bid-1": ("一分", "yi4 fen1", "bid one"),
    "bid-2": ("二分", "er4 fen1", "bid two"),
    "bid-3": ("三分", "san1 fen1", "bid three"),
    "grade-1": ("一档", "yi2 dang4", "grade one"),
    "grade-2": ("二档", "er4 dang4", "grade two"),
    "grade-3": ("三档", "san1 dang4", "grade three"),
    "no-bid": ("不叫", "bu2 jiao4", "no bid"),
    "call": ("叫地主", "jiao4 di4 zhu3", "call"),
    "rob": ("抢地主", "qiang3 di4 zhu3", "rob"),
    "decline": ("不抢", "bu4 qiang3", "no rob"),
    "redeal": ("重新发牌", "chong2 xin1 fa1 pai2", "new deal"),
}

_PASSES = {
    "pass": ("不出", "bu4 chu1", "pass"),
    "pass-2": ("不要", "bu2 yao4", "no"),
    "pass-3": ("过", "guo4", "I pass"),
    "cannot-beat": ("要不起", "yao4 bu4 qi3", "can't beat"),
}

_KINDS = {
    "trio-solo": ("三带一", "san1 dai4 yi1", "triple with single"),
    "trio-pair": ("三带二", "san1 dai4 er4", "triple with pair"),
    "solo-chain": ("顺子", "shun4 zi5", "straight"),
    "pair-chain": ("连对", "lian2 dui4", "pair straight"),
    "trio-chain": ("飞机", "fei1 ji1", "plane"),
    "trio-chain-wings": ("飞机带翅膀", "fei1 ji1 dai4 chi4 bang3", "plane with wings"),
    "four-two-solo": ("四带二", "si4 dai4 er4", "four with two"),
    "four-two-pair": ("四带两对", "si4 dai4 liang3 dui4", "four with two pairs"),
    "quad-chain": ("航天飞机", "hang2 tian1 fei1 ji1", "shuttle"),
    "quad-chain-wings": ("航天飞机带翅膀", "hang2 tian1 fei1 ji1 dai4 chi4 bang3", "shuttle with wings"),
    "quad-trio": ("四带三", "si4 dai4 san1", "four with triple"),
    "quad-trio-pair": ("四带三带二", "si4 dai4 san1 dai4 er4", "four with triple and pair"),
    "quad-chain-trio": ("航母", "hang2 mu3", "carrier"),
    "quad-chain-trio-pair": ("航天器", "hang2 tian1 qi4", "spacecraft"),
}

_BOMBS = {
    "bomb": ("炸弹", "zha4 dan4", "bomb"),
    "rocket": ("王炸", "wang2 zha4", "rocket"),
    "bomb-4": ("枪", "qiang1", "gun"),
    "bomb-5": ("炮", "pao4", "cannon"),
    "bomb-6": ("火箭", "huo3 jian4", "firework rocket"),
    "bomb-7": ("导弹", "dao3 dan4", "missile"),
    "bomb-8": ("天炸", "tian1 zha4", "sky bomb"),
    "four-jokers": ("天尊", "tian1 zun1", "heaven's own"),
    "small-bomb": ("小三炸弹", "xiao3 san1 zha4 dan4", "small bomb"),
    "hard-bomb": ("硬炸弹", "ying4 zha4 dan4", "hard bomb"),
    "soft-bomb": ("软炸弹", "ruan3 zha4 dan4", "soft bomb"),
    "pure-bomb": ("纯癞炸弹", "chun2 lai4 zha4 dan4", "pure wild bomb"),
    "two-jokers": ("双王炸", "shuang1 wang2 zha4", "two joker bomb"),
    "three-jokers": ("三王炸", "san1 wang2 zha4", "three joker bomb"),
}

_EXTRAS = {
    "open-yes": ("明牌", "ming2 pai2", "open hand"),
    "open-no": ("不明牌", "bu4 ming2 pai2", "not open"),
    "spread-yes": ("摊打", "tan1 da3", "spread hand"),
    "spread-no": ("暗打", "an4 da3", "closed"),
    "report": ("报到", "bao4 dao4", "report"),
    "report-double": ("双报到", "shuang1 bao4 dao4", "double report"),
    "report-none": ("不报到", "bu2 bao4 dao4", "no report"),
    "fight-yes": ("打", "da3", "fight"),
    "fight-no": ("不打", "bu4 da3", "no fight"),
    "identity-show": ("亮明身份", "liang4 ming2 shen1 fen4", "show"),
    "double-yes": ("加倍", "jia1 bei4", "double"),
    "double-no": ("不加倍", "bu4 jia1 bei4", "no double"),
    "concede": ("认输", "ren4 shu1", "I give up"),
}

_HAND = {
    "wild": ("癞子", "lai4 zi5", "wild card"),
    "wild-first": ("天癞子", "tian1 lai4 zi5", "first wild card"),
    "wild-second": ("地癞子", "di4 lai4 zi5", "second wild card"),
    "last-1": ("只剩一张", "zhi3 sheng4 yi4 zhang1", "last card"),
    "last-2": ("只剩两张", "zhi3 sheng4 liang3 zhang1", "two cards left"),
    "spring": ("春天", "chun1 tian1", "spring"),
    "anti-spring": ("反春", "fan3 chun1", "anti spring"),
    "you-win": ("你赢了", "ni3 ying2 le5", "you win"),
    "you-lose": ("你输了", "ni3 shu1 le5", "you lose"),
    "landlord-wins": ("地主赢了", "di4 zhu3 ying2 le5", "the landlord wins"),
    "farmers-win": ("农民赢了", "nong2 min2 ying2 le5", "the farmers win"),
    "emperor-wins": ("皇帝赢了", "huang2 di4 ying2 le5", "the emperor wins"),
}


def _plural(word: str) -> str:
    return word + ("es" if word.endswith("x") else "s")


def _ranked() -> dict[str, tuple[str, str, str]]:
    """Singles, pairs, triples and fours of a kind, by rank."""
    calls = {f"solo-{rank}": _SPOKEN_RANKS[rank] for rank in RANKS}
    for rank, (chinese, pinyin, english) in _SPOKEN_RANKS.items():
        several = _plural(english)
        calls[f"pair-{rank}"] = (f"对{chinese}", f"dui4 {pinyin}", f"pair of {several}")
        if rank not in "BR":
            calls[f"trio-{rank}"] = (f"三个{chinese}", f"san1 ge5 {pinyin}", f"three {several}")
            calls[f"quad-{rank}"] = (f"四个{chinese}", f"si4 ge5 {pinyin}", f"four {several}")
    return calls


CALLS: dict[str, Words] = {
    name: Words(*words) for name, words in (_AUCTION | _PASSES | _ranked() | _KINDS | _BOMBS | _EXTRAS | _HAND).items()
}
"""Every call by its name, as `ddz_desktop.ui.sound.calls` knows it."""
