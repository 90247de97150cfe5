"""What LAN play says: why one is not let in, and how a table is called."""

from __future__ import annotations

import sys
from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from ddz_desktop import __version__
from ddz_desktop.controller.lan_controller import Gone, GoneReason, HostFailed, HostFailure
from ddz_desktop.protocol.from_host import Why
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.settings import Player
from ddz_desktop.ui import texts, texts_people
from ddz_desktop.ui.pages.lan.listing import rules_read
from ddz_desktop.ui.table.texts_table import DOT
from ddz_desktop.ui.texts_counts import Counted

_WHY: Mapping[Why | GoneReason, object] = {
    Why.NO_TABLE: QT_TRANSLATE_NOOP("Lan", "That table is not there any more."),
    Why.CODE_NEEDED: QT_TRANSLATE_NOOP("Lan", "This table asks for a room code. The host can tell you its six digits."),
    Why.WRONG_CODE: QT_TRANSLATE_NOOP("Lan", "That is not the room code. Ask the host for its six digits."),
    Why.TOO_MANY_TRIES: QT_TRANSLATE_NOOP("Lan", "Too many wrong room codes. Wait a little, then try again."),
    Why.LOCKED: QT_TRANSLATE_NOOP("Lan", "The host has locked the table: nobody else is let in."),
    Why.FULL: QT_TRANSLATE_NOOP("Lan", "All seats are taken. You may be able to watch."),
    Why.NO_WATCHING: QT_TRANSLATE_NOOP("Lan", "This table has no room for spectators."),
    Why.NAME_NEEDED: QT_TRANSLATE_NOOP("Lan", "The host asks for a name. Choose one in the settings."),
    Why.TOKEN_UNKNOWN: QT_TRANSLATE_NOOP("Lan", "The host does not know your seat any more. Join the table anew."),
    Why.KICKED: QT_TRANSLATE_NOOP("Lan", "The host has removed you from the table."),
    Why.CLOSED: QT_TRANSLATE_NOOP("Lan", "The host has closed the table. Hands that were played are in the history."),
    Why.STOPPED: QT_TRANSLATE_NOOP(
        "Lan", "The host's program has ended. If it starts again, you can take your seat again from the list of tables."
    ),
    Why.REPLACED: QT_TRANSLATE_NOOP("Lan", "Your seat has been taken up from another computer."),
    Why.SILENT: QT_TRANSLATE_NOOP("Lan", "The host heard nothing from this computer for too long."),
    GoneReason.UNREACHABLE: QT_TRANSLATE_NOOP(
        "Lan", "Nobody answers at this address. Is the host's program running, in the same network, and let through?"
    ),
    GoneReason.LOST: QT_TRANSLATE_NOOP(
        "Lan",
        "The connection broke and could not be mended. If the table comes back, the list of tables offers your seat.",
    ),
    GoneReason.NONSENSE: QT_TRANSLATE_NOOP(
        "Lan", "What answers at this address is no table of this game, or its program is faulty."
    ),
}

_FIREWALLS: Mapping[str, object] = {
    "win32": QT_TRANSLATE_NOOP(
        "Lan",
        "Windows: Settings, Privacy & security, Windows Security, Firewall, Allow an app; tick this program for private"
        " networks. The network itself has to be a private one, too.",
    ),
    "darwin": QT_TRANSLATE_NOOP(
        "Lan",
        "macOS: System Settings, Network, Firewall, Options; allow this program to receive connections. Under Privacy,"
        " Local Network, switch it on, too.",
    ),
    "linux": QT_TRANSLATE_NOOP(
        "Lan", "Linux: where a firewall runs, open the ports 47801 to 47810 for TCP and 5353 for UDP."
    ),
}


_FAILURES: Mapping[HostFailure, object] = {
    HostFailure.NO_PORT: QT_TRANSLATE_NOOP(
        "Lan",
        "No port from 47801 to 47810 could be used. Close other tables on this computer, and look whether a firewall or"
        " security program keeps this one from receiving connections.",
    ),
    HostFailure.NOT_WRITTEN: QT_TRANSLATE_NOOP(
        "Lan",
        "The table's files could not be read or written. Make room on the disk, or see to it that the program may write"
        " to its folder.",
    ),
    HostFailure.UNUSABLE: QT_TRANSLATE_NOOP(
        "Lan", "The saved table cannot be read; its file has been set aside. Open a new table."
    ),
    HostFailure.REFUSED: QT_TRANSLATE_NOOP("Lan", "The table does not let its own host in. Open a new one."),
}


def failure_text(failure: HostFailed) -> str:
    """Why a table of one's own could not be opened."""
    return QCoreApplication.translate("Lan", str(_FAILURES[failure.why]))


def host_sees_text() -> str:
    """What has to be trusted in whoever hosts a table."""
    return "\n".join(
        (
            QCoreApplication.translate(
                "Lan",
                "The host's computer deals, so its program has all cards in memory. Somebody who changes that program"
                " can look at them.",
            ),
            QCoreApplication.translate(
                "Lan",
                "It cannot choose them unnoticed: every seat takes part in the shuffle, and after each hand every"
                " player's program computes the deal again and shows what it found.",
            ),
            QCoreApplication.translate(
                "Lan",
                "To the others it sends their own cards and what everybody may know, nothing else. The connection is"
                " encrypted, and the room code is never sent.",
            ),
        )
    )


def gone_text(gone: Gone) -> str:
    """Why a stay at a table has ended, or did not begin."""
    if gone.why is Why.VERSION:
        return other_version_text(gone.program)
    known = _WHY.get(gone.why)
    if known is None:
        return QCoreApplication.translate("Lan", "The table could not be joined, or had to be left.")
    if gone.why is GoneReason.UNREACHABLE:
        return f"{QCoreApplication.translate('Lan', str(known))}\n{firewall_text()}"
    if gone.wait_s:
        wait = Counted().next_try(max(1, round(gone.wait_s)))
        return f"{QCoreApplication.translate('Lan', str(known))} {wait}"
    return QCoreApplication.translate("Lan", str(known))


def other_version_text(program: str) -> str:
    """The host's program speaks another version of the protocol."""
    text = QCoreApplication.translate(
        "Lan", "The host plays with {theirs}, this computer with {ours}. Both need the same version to play together."
    )
    return text.format(theirs=program or "?", ours=__version__)


def firewall_text(platform: str = sys.platform) -> str:
    """How to let the program through the firewall of a system."""
    return QCoreApplication.translate("Lan", str(_FIREWALLS.get(platform, _FIREWALLS["linux"])))


def rules_line(rules: RuleSet | None) -> str:
    """Rule system and players, in a line."""
    if rules is None:
        return QCoreApplication.translate("Lan", "Rules of another version")
    return texts.system_name(rules) + DOT + texts.players_text(rules)


def table_rules_line(text: str) -> str:
    """The same, of the rules that a host sends."""
    return rules_line(rules_read(text))


def name_for_others(player: Player) -> str:
    """The name under which others see the person at this computer."""
    return player.name or QCoreApplication.translate("Lan", "Player", "somebody who gave no name, as others see him")


def avatar_for_others(player: Player) -> str:
    """The picture, likewise."""
    return player.avatar or texts_people.DEFAULT_AVATAR


def table_name_for(name: str) -> str:
    """How a new table is called."""
    return QCoreApplication.translate("Lan", "{name}'s table").format(name=name)


def words_text(words: tuple[str, ...]) -> str:
    """The four words of a certificate."""
    return "  ".join(words)
