"""Settings, first start, first hand and about, for pictures of the window."""

from __future__ import annotations

import msgspec

from ddz_desktop.app.uncaught import report, trace_of
from ddz_desktop.settings import Progress
from ddz_desktop.ui.pages.settings.items import SectionId
from ddz_desktop.ui.tutorial.page import TutorialPage
from ddz_desktop.ui.tutorial.steps import STEPS
from devtools.stage import Stage, wait_until


def settings(section: SectionId, stage: Stage) -> None:
    """A section of the settings."""
    stage.window.show_settings(section)


def first_start(stage: Stage) -> None:
    """What is asked once."""
    stage.window.greet_newcomer()


def about(stage: Stage) -> None:
    """About the program."""
    stage.window.show_about()


def error(stage: Stage, *, crashed: bool = False) -> None:
    """A fault of the program is told, or at the next start that it has crashed."""
    try:
        int("x" * stage.window.width())
    except ValueError as fault:
        told = report(trace_of(fault))
        (stage.window.messages.tell_crash if crashed else stage.window.messages.tell_bug)(told)


def licences(stage: Stage) -> None:
    """Its licences."""
    stage.window.show_about()
    stage.window.side.about().licences_button.click()


def lesson(step: int, stage: Stage) -> TutorialPage:
    """The first hand at a step, before anything is told."""
    preferences = stage.program.preferences
    progress = Progress(welcomed=True, tutorial_step=step)
    preferences.change(msgspec.structs.replace(preferences.settings, progress=progress))
    stage.window.show_lesson()
    page = stage.window.side.lesson
    assert page is not None, "the lesson has begun"
    wait_until(lambda: page.gate.wanted is not None)
    return page


def lesson_task(step: int, stage: Stage) -> None:
    """What is to be done at a step."""
    page = lesson(step, stage)
    for _ in STEPS[step].told:
        page.bubble.went_on.emit()


def lesson_astray(step: int, stage: Stage) -> None:
    """The kind answer to something else at a step."""
    lesson_task(step, stage)
    assert stage.window.side.lesson is not None, "the lesson goes on"
    stage.window.side.lesson.gate.strayed.emit()
