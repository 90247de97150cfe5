"""The program for any Linux as one script that installs it for the person who runs it, without root: a .run file."""

from __future__ import annotations

import platform
import shutil
import tempfile
from pathlib import Path

from devtools.project import CommandError, say
from installers import freedesktop, smoke, usr_tree
from installers.freeze import FOLDER, source_date
from installers.identity import BUILD, DIST, NAME, TITLE, VERSION
from installers.running import run

TREE = BUILD / "run" / f"{NAME}-{VERSION}"
TOOLS = {"makeself": "makeself", "xz": "xz-utils"}
INSTALL = f"""#!/bin/sh
# Installs {TITLE} for you alone, or takes the place of an older version: sh {NAME}.run
# Your games and settings lie elsewhere and are never touched.
set -eu
data="${{XDG_DATA_HOME:-$HOME/.local/share}}"
place="$data/{NAME}-program"
mkdir -p "$data" "$HOME/.local/bin"
rm -rf "$place.new"
cp -R program "$place.new"
rm -rf "$place"
mv "$place.new" "$place"
cp -R share/. "$data/"
sed -i "s|^Exec={NAME}|Exec=\\"$place/{NAME}\\"|; /^TryExec=/d" "$data/applications/{NAME}"*.desktop
ln -sf "$place/{NAME}" "$HOME/.local/bin/{NAME}"
for tool in "update-desktop-database $data/applications" "update-mime-database $data/mime"; do
    if command -v "${{tool%% *}}" >/dev/null; then $tool >/dev/null 2>&1 || true; fi
done
echo "{TITLE} is installed: in the menu, and as $HOME/.local/bin/{NAME}"
echo "To remove it: sh '$place/uninstall.sh'"
"""


def build() -> Path:
    """Makes the script and returns it. Raises CommandError with the tool's last words."""
    date = source_date()
    shutil.rmtree(TREE, ignore_errors=True)
    shutil.copytree(FOLDER, TREE / "program", symlinks=True)
    freedesktop.write(TREE / "share", date)
    (TREE / "install.sh").write_text(INSTALL, "utf-8")
    files = [file.relative_to(TREE / "share") for file in (TREE / "share").rglob("*") if file.is_file()]
    (TREE / "program" / "uninstall.sh").write_text(uninstall(files), "utf-8")
    usr_tree.normalise(TREE, date)
    goal = file()
    say(f"packing {goal.name}")
    options = ["--xz", "--complevel", "6", "--threads", "2", "--nox11", "--quiet", "--tar-quietly"]
    reproducible = ["--packaging-date", str(date), "--tar-extra", f"--sort=name --owner=0 --group=0 --mtime=@{date}"]
    run(["makeself", *options, *reproducible, str(TREE), str(goal), TITLE, "./install.sh"])
    return goal


def file() -> Path:
    """Where the script comes to lie."""
    return DIST / f"{NAME}-{VERSION}-{platform.machine()}.run"


def uninstall(files: list[Path]) -> str:
    """The script that takes away what the other has installed; `files` of the shared ones, by their paths."""
    lines = [f'rm -f "$data/{file.as_posix()}"' for file in sorted(files)]
    return "\n".join([
        "#!/bin/sh",
        f"# Removes {TITLE}. Your games and settings stay.",
        "set -eu",
        'data="${XDG_DATA_HOME:-$HOME/.local/share}"',
        *lines,
        f'rm -f "$HOME/.local/bin/{NAME}"',
        f'rm -rf "$data/{NAME}-program"',
        f'echo "{TITLE} is removed; your games and settings are still in $data/{NAME}"',
        "",
    ])  # fmt: skip


def check() -> None:
    """Installs, tries and removes the program in a home made for it, whose name has spaces and Chinese characters."""
    with tempfile.TemporaryDirectory(prefix="王 五 ") as scratch:
        home = Path(scratch)
        environment = smoke.environment(home)
        run(["sh", str(file()), "--quiet"], environment, home)
        program = home / ".local" / "bin" / NAME
        smoke.check(program)
        run(["sh", str(home / "data" / f"{NAME}-program" / "uninstall.sh")], environment, home)
        left = [str(each) for each in home.rglob(f"*{NAME}*") if not each.is_dir()]
        if left:
            raise CommandError(f"removed, but still there: {', '.join(left[:10])}")
    say("the .run installs, works and goes again")
