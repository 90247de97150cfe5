"""What to look at when friends do not find each other in the network."""

from __future__ import annotations

from ddz_desktop.ui.controls import Label, Panel, PanelKind, Paragraph
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.lan import texts_lan


class HelpPanel(Panel):
    """Three things to check, and the firewall of this system."""

    def __init__(self) -> None:
        super().__init__(kind=PanelKind.INSET)
        self._heading = Label("", Role.ROW, wrap=True)
        self._lines = Paragraph(role=Role.LABEL)
        self._firewall = Paragraph(role=Role.LABEL)
        self.body.setSpacing(8)
        for widget in (self._heading, self._lines, self._firewall):
            self.body.addWidget(widget)
        self.retranslate()

    @property
    def heading(self) -> str:
        """When to look at it."""
        return self._heading.text()

    def retranslate(self) -> None:
        """Take the texts of the present language."""
        self._heading.setText(self.tr("If you cannot connect"))
        self._lines.set_text(
            "\n".join(
                f"• {line}"
                for line in (
                    self.tr("Both computers have to be in the same network, at the same router."),
                    self.tr("Guest networks often keep computers from seeing each other."),
                    self.tr("The host's firewall has to let this program through."),
                )
            )
        )
        self._firewall.set_text(texts_lan.firewall_text())
