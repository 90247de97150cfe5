from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from ddz_desktop.controller.explainer import Explainer
from ddz_desktop.rules.action import CONCEDE
from ddz_desktop.rules.card_notation import parse_play
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.errors import Reason
from ddz_desktop.rules.kinds import Kind
from ddz_desktop.rules.state import FactorName, Phase, Role
from ddz_desktop.ui import texts, texts_reasons
from ddz_desktop.ui.table import texts_events, texts_prompts, texts_settlement, texts_table
from ddz_desktop.ui.table.viewstate import table_state
from ddz_desktop.ui.translation import TranslationManager
from tests.ui.table.builders import cards, make_update, make_view
from tests.ui.table.scenarios import Hand, find


@pytest.fixture
def chinese(qapp, resources):
    before = QLocale()
    manager = TranslationManager(QCoreApplication.instance())
    manager.choose("zh_CN")
    yield
    manager.choose("en")
    manager.deleteLater()
    QLocale.setDefault(before)


PLAYS = [
    ("yixing-classic", "solo 9 9", (), "Single 9", "单张 9"),
    ("yixing-classic", "solo B B", (), "Single small joker", "单张 小王"),
    ("yixing-classic", "solo_chain 9 56789", (), "Straight 5–9", "顺子 5–9"),
    ("yixing-classic", "pair_chain T 8899TT", (), "Pair straight 8–10", "连对 8–10"),
    ("yixing-classic", "trio_chain_solo 4 33344456", (), "Plane with singles 3–4", "飞机带单 3–4"),
    ("yixing-classic", "bomb 9 9999", (), "Bomb 4×9", "炸弹 4×9"),
    ("yixing-classic", "rocket R BR", (), "Rocket", "王炸"),
    ("yixing-laizi", "bomb 9 9999", (4,), "Hard bomb 4×9", "硬炸弹 4×9"),
    ("yixing-laizi", "bomb 9 7799", (4,), "Soft bomb 4×9", "软炸弹 4×9"),
    ("yixing-laizi", "bomb 7 7777", (4,), "Pure wild bomb 4×7", "纯癞炸弹 4×7"),
    ("yixing-four", "bomb 9 9999", (), "Gun 4×9", "枪 4×9"),
    ("yixing-four", "bomb 9 999999", (), "Firework rocket 6×9", "火箭 6×9"),
    ("yixing-four", "rocket R BBRR", (), "Heaven's own", "天尊"),
    ("traditional", "bomb 2 222B", (), "Small bomb", "小三炸弹"),
    ("five", "bomb R BR", (), "Two-joker bomb", "双王炸"),
    ("shanghai-four", "solo_chain 5 A2345", (), "Straight A–5", "顺子 A–5"),
    ("shanghai-four", "solo_chain A TJQKA", (), "Straight 10–A", "顺子 10–A"),
    ("emperor", "quad_chain_trio 4 44443333555666", (), "Carrier 3–4", "航母 3–4"),
]


@pytest.mark.parametrize(("system", "play", "wild", "english", "_"), PLAYS)
def test_plays_in_english(qapp, system, play, wild, english, _) -> None:
    assert texts.play_text(parse_play(play), ruleset(system), wild) == english


@pytest.mark.parametrize(("system", "play", "wild", "_", "expected"), PLAYS)
def test_plays_in_chinese(chinese, system, play, wild, _, expected) -> None:
    assert texts.play_text(parse_play(play), ruleset(system), wild) == expected


REASONS = [
    ("9s 2s Th Jd Qh Kd As", "A 2 cannot be in a straight", "顺子里不能有 2"),
    ("8s 8h 8d 9s 9h 9d 4s", "888 999 takes 2 × single or 2 × pair", "888 999 要带 2 张单牌 或 2 对"),
    ("3s 4s 5s 6s", "For a straight at least 5 ranks are needed, here are 4", "顺子至少要 5 连，这里只有 4 连"),
]


def reason_of(selection: str) -> str:
    view = make_view(hand=cards(selection))
    return texts_reasons.reason_text(Explainer().explain(view, cards(selection)), view.rules)


@pytest.mark.parametrize(("selection", "english", "_"), REASONS)
def test_reasons_in_english(qapp, selection: str, english: str, _: str) -> None:
    assert reason_of(selection) == english


@pytest.mark.parametrize(("selection", "_", "expected"), REASONS)
def test_reasons_in_chinese(chinese, selection: str, _: str, expected: str) -> None:
    assert reason_of(selection) == expected


@pytest.mark.parametrize("reason", list(Reason))
def test_every_reason_has_words(qapp, chinese, reason: Reason) -> None:
    assert not texts_reasons.plain_reason(reason).isascii()


@pytest.mark.parametrize("system", list(CATALOG))
def test_every_system_kind_and_role_has_a_chinese_name(chinese, system: str) -> None:
    rules = CATALOG[system]
    names = [texts.system_name(rules), *(texts.kind_name(kind) for kind in Kind)]
    names += [texts_table.role_text(role, rules) for role in Role]
    names += [texts_settlement.name_of(name) for name in FactorName]
    assert not [name for name in names if name.isascii()]


def test_robbing_names_each_doubling_and_what_it_would_come_to(qapp) -> None:
    hand = find(
        "yixing-classic",
        lambda view: view.seat in view.to_act and [word for _, word in view.calls][-2:] == ["call", "rob"],
        changes={"auction": "rob"},
    )
    told = texts_prompts.announcement(table_state(hand.update()))
    assert told.lines[0].endswith("×2; if you rob, the multiplier becomes 8.")
    assert told.lines[0].count("×2") == 2


@pytest.mark.parametrize("system", list(CATALOG))
def test_settlements_name_every_factor_and_multiply_up(qapp, system: str) -> None:
    for seed in range(1, 6):
        hand = Hand(system, seed).until(lambda view: view.phase is Phase.OVER)
        if hand.view.redeal:
            continue
        state = table_state(hand.update())
        rows = texts_settlement.factor_rows(state)
        reached = [row for row in rows if row.reached]
        factors = hand.view.settlement.factors
        doubled = [factor for factor in factors if factor.name is FactorName.DOUBLE]
        assert len(reached) == len(factors) - max(len(doubled) - 1, 0)
        assert all(state.name(factor.seat) in "".join(row.detail for row in reached) for factor in doubled)
        assert reached[-1].running == str(hand.view.settlement.unit)
        assert all(row.name and row.detail for row in rows)
        paid = texts_settlement.payments(state)
        assert paid[0][1] == hand.view.settlement.unit
        assert texts_settlement.result_title(state)


@pytest.mark.parametrize(("seconds", "time"), [(35, "35 s and "), (60, "1 min 0 s and "), (None, "")])
def test_a_settlement_says_how_long_it_took(qapp, seconds: int | None, time: str) -> None:
    state = table_state(Hand("yixing-classic").until(lambda view: view.phase is Phase.OVER).update())
    assert f"first, after {time}" in texts_settlement.result_line(state, seconds)


@pytest.mark.parametrize(("loser", "told"), [(0, "You gave this hand up"), (1, "小雨 gave this hand up")])
def test_a_settlement_says_who_gave_up(qapp, loser: int, told: str) -> None:
    hand = Hand("yixing-classic").until(lambda view: view.phase is Phase.PLAY)
    hand.act(loser, CONCEDE)
    state = table_state(hand.update())
    assert texts_settlement.result_line(state, 90) == told
    assert texts_settlement.factor_rows(state)[-1].detail == "the hand was given up"


@pytest.mark.parametrize("system", list(CATALOG))
def test_every_event_of_a_hand_can_be_told(chinese, system: str) -> None:
    hand = Hand(system, 2)
    told = []
    while hand.state.to_act:
        update = hand.update()
        state = table_state(update)
        told += [texts_events.event_text(event, state) for event in update.events]
        seat = hand.state.to_act[0]
        hand.act(seat, hand.choose(seat))
    assert any("出" in text for text in told)
    assert not [text for text in told if text and text.isascii()]


@pytest.mark.parametrize(
    ("system", "role", "mine", "others"),
    [
        ("yixing-classic", Role.LANDLORD, "You are the landlord.", "Lin is the landlord."),
        ("emperor", Role.LANDLORD, "You are the emperor.", "Lin is the emperor."),
        ("five", Role.LANDLORD, "You are the open landlord.", "Lin is the open landlord."),
        ("five", Role.HIDDEN_LANDLORD, "You are the hidden landlord.", "Lin is the hidden landlord."),
        ("five", Role.FARMER, "You are a farmer.", "Lin is a farmer."),
    ],
)
def test_roles_in_english_sentences(qapp, system: str, role: Role, mine: str, others: str) -> None:
    said = texts_table.role_in_sentence(role, ruleset(system))
    sentences = (QCoreApplication.translate("Events", text) for text in ("You are {role}.", "{name} is {role}."))
    assert [text.format(role=said, name="Lin") for text in sentences] == [mine, others]


def test_titles() -> None:
    assert texts_table.title(ruleset("yixing-classic")) == "Yixing Classic · 3 players"
    assert texts_table.title(ruleset("shanghai-four")) == "Shanghai Four"
    state = table_state(make_update(make_view()))
    assert texts_table.subtitle(state) == "Hand 2 of 8 · clockwise · Bid 3"
