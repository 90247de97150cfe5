from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene

from ddz_desktop.ui.table.animator import Animator
from ddz_desktop.ui.table.card_art import CardArt, CardLook, CardStyle
from ddz_desktop.ui.table.card_item import CardItem
from ddz_desktop.ui.table.stepper import Curve, Tempo
from ddz_desktop.ui.tokens import LIGHT

LINEAR = Tempo(100, curve=Curve.Linear)


@pytest.fixture
def animator(qapp) -> Iterator[Animator]:
    made = Animator()
    yield made
    made.clear()


@pytest.fixture
def item(qapp) -> QGraphicsRectItem:
    return QGraphicsRectItem(QRectF(0, 0, 10, 10))


def test_a_move_runs_from_where_the_item_is(animator: Animator, item: QGraphicsRectItem) -> None:
    item.setPos(10, 0)
    animator.move(item, QPointF(110, 50), LINEAR, scale=2.0, rotation=90)
    animator.step(50)
    assert item.pos() == QPointF(60, 25)
    assert (item.scale(), item.rotation()) == (1.5, 45)
    animator.step(50)
    assert item.pos() == QPointF(110, 50)
    assert not animator.busy


def test_curves_ease(animator: Animator, item: QGraphicsRectItem) -> None:
    animator.move(item, QPointF(100, 0), Tempo(100))
    animator.step(50)
    assert item.x() == pytest.approx(87.5)  # OutCubic


def test_a_delay_waits_and_starts_from_the_place_then(animator: Animator, item: QGraphicsRectItem) -> None:
    animator.move(item, QPointF(100, 0), Tempo(100, 50, Curve.Linear))
    animator.step(40)
    assert item.x() == 0
    item.setPos(50, 0)
    animator.step(60)
    assert item.x() == pytest.approx(75)


def test_done_comes_once_and_idle_after_the_last(animator: Animator, item: QGraphicsRectItem) -> None:
    heard: list[str] = []
    animator.idle.connect(lambda: heard.append("idle"))
    animator.move(item, QPointF(1, 1), LINEAR, done=lambda: heard.append("moved"))
    animator.fade(item, 0.0, Tempo(200), lambda: heard.append("faded"))
    for _ in range(4):
        animator.step(100)
    assert heard == ["moved", "faded", "idle"]


def test_another_move_takes_over_and_settles_the_first(animator: Animator, item: QGraphicsRectItem) -> None:
    heard: list[str] = []
    animator.move(item, QPointF(100, 0), LINEAR, done=lambda: heard.append("first"))
    animator.step(50)
    animator.move(item, QPointF(0, 0), LINEAR, done=lambda: heard.append("second"))
    assert heard == ["first"]
    animator.step(50)
    assert item.x() == 25
    animator.step(50)
    assert heard == ["first", "second"]


def test_finish_jumps_to_the_end_and_to_what_follows(animator: Animator, item: QGraphicsRectItem) -> None:
    animator.move(item, QPointF(100, 0), Tempo(100, 500), done=lambda: animator.move(item, QPointF(100, 70), LINEAR))
    animator.call(3000, lambda: item.setOpacity(0.5), real_time=True)
    animator.finish()
    assert item.pos() == QPointF(100, 70)
    assert item.opacity() == 0.5
    assert not animator.busy


def test_finish_ends_even_with_motion_that_repeats_itself(animator: Animator, item: QGraphicsRectItem) -> None:
    def again() -> None:
        animator.fade(item, 0.5, LINEAR, again)

    again()
    animator.finish()
    assert not animator.busy


def test_stop_leaves_an_item_where_it_is(animator: Animator, item: QGraphicsRectItem) -> None:
    heard: list[str] = []
    animator.move(item, QPointF(100, 0), LINEAR, done=lambda: heard.append("done"))
    animator.step(30)
    animator.stop(item)
    animator.step(30)
    assert item.x() == 30
    assert heard == []


@pytest.mark.parametrize(("speed", "x"), [(0.5, 25), (1.0, 50), (1.5, 75), (2.0, 100)])
def test_speed(animator: Animator, item: QGraphicsRectItem, speed: float, x: float) -> None:
    animator.configure(speed=speed)
    animator.move(item, QPointF(100, 0), LINEAR)
    animator.step(50)
    assert item.x() == pytest.approx(x)


def test_no_animation_at_all(animator: Animator, item: QGraphicsRectItem) -> None:
    heard: list[str] = []
    animator.configure(speed=0)
    animator.move(item, QPointF(100, 0), Tempo(100, 300), done=lambda: heard.append("moved"))
    animator.call(200, lambda: heard.append("called"))
    animator.call(200, lambda: heard.append("read"), real_time=True)
    assert item.x() == 100
    assert heard == ["moved", "called"]
    animator.step(200)
    assert heard[-1] == "read"


def test_reduced_motion_only_fades(animator: Animator, item: QGraphicsRectItem) -> None:
    heard: list[str] = []
    animator.configure(reduced=True)
    animator.move(item, QPointF(30, 0), LINEAR, scale=2.0, done=lambda: heard.append("near"))
    assert (item.x(), item.scale(), item.opacity()) == (30, 2.0, 1.0)
    animator.move(item, QPointF(500, 0), LINEAR)
    assert (item.x(), item.opacity()) == (500, 0.0)
    animator.step(80)
    assert item.opacity() == 1.0
    assert heard == ["near"]


def test_bubbles_rise(animator: Animator, item: QGraphicsRectItem) -> None:
    item.setPos(0, 100)
    animator.appear(item, rise=8)
    assert (item.y(), item.opacity()) == (108, 0.0)
    animator.finish()
    assert (item.y(), item.opacity()) == (100, 1.0)
    animator.configure(reduced=True)
    animator.appear(item, rise=8)
    assert item.y() == 100


def test_a_pulse_can_beat_twice(animator: Animator, item: QGraphicsRectItem) -> None:
    animator.pulse(item, 1.5, Tempo(400, curve=Curve.Linear), times=2)
    scales = []
    for _ in range(4):
        animator.step(100)
        scales.append(round(item.scale(), 3))
    assert scales == [1.5, 1.0, 1.5, 1.0]


def test_a_pulse_comes_back(animator: Animator, item: QGraphicsRectItem) -> None:
    animator.pulse(item, 1.1, LINEAR)
    animator.step(50)
    assert item.scale() == pytest.approx(1.1)
    animator.step(50)
    assert item.scale() == 1.0


def test_a_flip_changes_the_look_edge_on(animator: Animator, bundled_fonts: None) -> None:
    card = CardItem(CardArt(LIGHT, CardStyle()), CardLook(), 60)
    animator.flip(card, CardLook(5), LINEAR)
    animator.step(40)
    assert card.code is None
    animator.step(20)
    assert card.code == 5
    animator.step(40)
    assert card.transform().isIdentity()


def test_deleted_items_are_left_alone(animator: Animator, item: QGraphicsRectItem) -> None:
    heard: list[str] = []
    scene = QGraphicsScene()
    scene.addItem(item)
    animator.move(item, QPointF(100, 0), LINEAR, done=lambda: heard.append("done"))
    scene.clear()
    animator.step(200)
    assert heard == []
    assert not animator.busy


def test_clear_leaves_nothing(animator: Animator, item: QGraphicsRectItem) -> None:
    animator.move(item, QPointF(100, 0), LINEAR, done=lambda: pytest.fail("called"))
    animator.call(10, lambda: pytest.fail("called"))
    animator.clear()
    animator.step(500)
    assert not animator.busy


def test_the_timer_runs_only_while_something_moves(animator: Animator, item: QGraphicsRectItem, qtbot) -> None:
    animator.move(item, QPointF(100, 0), Tempo(30))
    with qtbot.waitSignal(animator.idle):
        pass
    assert item.x() == 100
    assert not animator._timer.isActive()
