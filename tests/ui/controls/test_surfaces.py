from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from ddz_desktop.ui.controls import (
    BadgeRole,
    Button,
    ElidedLabel,
    EmptyState,
    Label,
    Notice,
    NoticeKind,
    PageFooter,
    PageHeader,
    Panel,
    PanelKind,
    Paragraph,
    RoleBadge,
    Skeleton,
    Tag,
    TagTone,
    Tile,
)
from ddz_desktop.ui.controls.chips import tag_colors
from ddz_desktop.ui.controls.followers import Underlay
from ddz_desktop.ui.controls.painting import Elevation, key_cap_width, paint_key_cap, paint_shadow
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.theme import Appearance, ThemeManager
from ddz_desktop.ui.tokens import DARK, HIGH_CONTRAST, LIGHT, ThemeChoice, contrast


@pytest.fixture
def window(themed: ThemeManager, qtbot) -> QWidget:
    made = QWidget()
    made.resize(600, 400)
    qtbot.addWidget(made)
    QVBoxLayout(made)
    return made


def put(window: QWidget, *widgets: QWidget) -> None:
    for widget in widgets:
        window.layout().addWidget(widget)
    window.show()


@pytest.mark.parametrize("kind", PanelKind)
def test_panels(window: QWidget, kind: PanelKind) -> None:
    panel = Panel("Title", kind)
    put(window, panel)
    assert panel.title.text() == "Title"
    assert bool(window.findChildren(Underlay)) == (kind in (PanelKind.SURFACE, PanelKind.DIALOG))


def test_a_panel_in_a_splitter_adds_no_pane(themed: ThemeManager, qtbot) -> None:
    splitter = QSplitter()
    qtbot.addWidget(splitter)
    splitter.addWidget(Panel())
    splitter.show()
    assert splitter.count() == 1


def test_a_tile_is_a_button_around_a_layout(window: QWidget, qtbot) -> None:
    tile = Tile()
    layout = QVBoxLayout(tile)
    layout.addWidget(Label("Yixing", Role.TILE_TITLE))
    tile.setCheckable(True)
    put(window, tile)
    assert tile.sizeHint() == layout.sizeHint()
    qtbot.mouseClick(tile, Qt.MouseButton.LeftButton)
    assert tile.isChecked()


def test_the_header_goes_back(window: QWidget, qtbot) -> None:
    header = PageHeader("Settings", "applied at once")
    header.add_action(Button("Defaults"))
    put(window, header)
    assert header.sizeHint().height() == 76
    with qtbot.waitSignal(header.back):
        qtbot.mouseClick(header.back_button, Qt.MouseButton.LeftButton)
    assert header.back_button.geometry().topLeft().toTuple() == (24, 14)


def test_the_footer(window: QWidget) -> None:
    back, on = Button("Cancel", height=56), Button("Open", height=56)
    footer = PageFooter([back], [on])
    put(window, footer)
    assert footer.sizeHint().height() == 88
    assert back.x() < on.x()


def test_a_long_line_elides_and_tells_itself_in_a_tooltip(window: QWidget) -> None:
    label = ElidedLabel("a rather long name for a table")
    put(window, label)
    label.resize(60, 24)
    label.grab()
    assert label.toolTip() == label.text()
    label.resize(500, 24)
    label.grab()
    assert label.toolTip() == ""


def test_a_paragraph_shows_markup_as_written(window: QWidget) -> None:
    paragraph = Paragraph("a <b> c\nnext")
    put(window, paragraph)
    assert "&lt;b&gt;" in paragraph.text()
    assert paragraph.accessibleName() == "a <b> c\nnext"


def test_a_label_changes_its_tone(window: QWidget) -> None:
    label = Label("−24", Role.SCORE, "err")
    put(window, label)
    label.set_tone("ok")
    assert label.palette().color(label.foregroundRole()) == LIGHT.ok


@pytest.mark.parametrize("tokens", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda tokens: tokens.name)
@pytest.mark.parametrize("tone", TagTone)
def test_tags_can_be_read(tone: TagTone, tokens) -> None:
    fill, text = tag_colors(tone, tokens)
    assert contrast(fill, text) >= 4.5


def test_tags_and_badges_grow_with_their_text(window: QWidget, themed: ThemeManager) -> None:
    tag, badge = Tag("三人", icon="users"), RoleBadge(BadgeRole.FARMER, "农民")
    put(window, tag, badge)
    narrow = (tag.sizeHint(), badge.sizeHint())
    tag.set_text("三人三人", TagTone.GOLD)
    badge.set_role(BadgeRole.UNKNOWN, "身份未明")
    assert tag.sizeHint().width() > narrow[0].width()
    assert badge.sizeHint().width() > narrow[1].width()
    assert badge.accessibleName() == "身份未明"
    before = badge.sizeHint()
    themed.apply(Appearance(theme=ThemeChoice.LIGHT, text_scale=150))
    assert badge.sizeHint().height() == round(before.height() * 1.5)


@pytest.mark.parametrize("kind", NoticeKind)
def test_notices_offer_an_action(window: QWidget, qtbot, kind: NoticeKind) -> None:
    notice = Notice(kind, "The replay cannot be opened", "It is incomplete.", "Details")
    put(window, notice)
    link = notice.findChild(Button)
    with qtbot.waitSignal(notice.acted):
        qtbot.mouseClick(link, Qt.MouseButton.LeftButton)


def test_an_empty_state_has_its_action(window: QWidget) -> None:
    action = Button("Start")
    state = EmptyState("history", "No replay yet", "Every hand is kept.", action, alarm=True)
    put(window, state)
    assert action.isVisible()


def test_a_skeleton_waits_before_it_appears(window: QWidget, qtbot) -> None:
    skeleton = Skeleton(2)
    put(window, skeleton)
    empty = skeleton.grab().toImage()
    qtbot.waitUntil(lambda: skeleton.grab().toImage() != empty)


@pytest.mark.parametrize("elevation", Elevation)
def test_shadows_are_soft_and_strongest_below(qapp, elevation: Elevation) -> None:
    image = QImage(200, 200, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_shadow(painter, QRectF(50, 50, 100, 100), 14, elevation, LIGHT.shadow)
    painter.end()
    shadow = elevation.value
    assert image.pixelColor(100, 100).alphaF() == pytest.approx(shadow.strength, abs=0.03)
    above, below = image.pixelColor(100, 49).alpha(), image.pixelColor(100, 151).alpha()
    assert below > above
    assert image.pixelColor(100, 150 + shadow.drop + shadow.blur + 1).alpha() == 0


@pytest.mark.parametrize("key", ["P", "Esc", "↵", "⌫"])
def test_key_caps_draw_every_key(bundled_fonts: None, key: str) -> None:
    width = key_cap_width(key, 1.0)
    assert width >= 22
    images = []
    for sign in (key, ""):
        image = QImage(60, 30, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        paint_key_cap(painter, QRectF(5, 5, width, 20), sign, LIGHT.ink)
        painter.end()
        images.append(image)
    assert images[0] != images[1]
