"""The compiler of the kernels, on a kernel of three lines."""

from __future__ import annotations

import importlib.util
import os
from typing import TYPE_CHECKING

import pytest
from setuptools.errors import PlatformError

from ddz_desktop import kernels
from devtools import kernel_build

if TYPE_CHECKING:
    from pathlib import Path

SOURCE = """import cython
def twice(n: cython.int) -> int:
    return 2 * n if cython.compiled else -1
"""


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    source = tmp_path / "toy" / "hot.py"
    source.parent.mkdir()
    source.write_text(SOURCE, "utf-8")
    for module in (kernels, kernel_build):
        monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(kernels, "KERNELS", ("toy.hot",))
    monkeypatch.setenv("DDZ_KERNELS", str(tmp_path / "builds"))
    # in this process: a fresh one would not know the toy
    scratch = tmp_path / "scratch"
    monkeypatch.setattr(kernel_build, "_compile_apart", lambda folder: kernel_build.compile_into(folder, scratch))
    return source


@pytest.mark.skipif(kernel_build.obstacle() is not None, reason="there is no C compiler")
def test_compiles_outside_the_source_tree(toy: Path) -> None:
    try:
        assert kernel_build.ensure() is None
    except PlatformError:  # only on Windows does nobody know before trying
        pytest.skip("there is no C compiler")
    built = kernels.built("toy.hot", kernels.folder() / kernels.key())
    spec = importlib.util.spec_from_file_location("toy.hot", built)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.twice(21) == 42
    assert list(toy.parent.iterdir()) == [toy]


@pytest.mark.parametrize(
    ("compiled", "translated", "told"),
    [
        ((), (), "0 of 1 kernels translated to C"),
        ((), ("toy/hot.c",), "1 of 1 kernels translated to C"),
        (("toy/hot.so",), ("toy/hot.c", "toy/hot.o"), "1 of 1 kernels compiled"),
    ],
)
def test_it_tells_how_far_it_is(toy: Path, tmp_path: Path, compiled, translated, told: str) -> None:
    for name in (*compiled, *translated):
        file = tmp_path / ("built" if name in compiled else "scratch") / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    assert kernel_build._progress(tmp_path / "built", tmp_path / "scratch") == told


@pytest.mark.skipif(os.name == "nt", reason="Microsoft's compiler is found without CC")
def test_without_a_compiler_it_says_so_and_leaves_nothing(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "/nonexistent/cc")
    assert str(kernel_build.ensure()).startswith("there is no C compiler /nonexistent/cc")
    assert not kernels.folder().exists()


def test_without_a_source_it_says_which(toy: Path) -> None:
    toy.unlink()
    assert kernel_build.ensure() == f"there is no {toy}"


def test_an_edit_during_the_build_spoils_it(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_build, "obstacle", lambda: None)
    monkeypatch.setattr(kernel_build, "_compile_apart", lambda folder: toy.write_text("# edited\n", "utf-8"))
    before = kernels.folder() / kernels.key()
    assert kernel_build.ensure() == "a kernel was edited while it was compiled"
    assert not before.exists()


def test_a_failure_is_not_repeated_until_asked_or_edited(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tries = []

    def fail(folder: Path) -> None:
        tries.append(folder)
        raise kernel_build._CompilationError("no luck")

    monkeypatch.setattr(kernel_build, "obstacle", lambda: None)
    monkeypatch.setattr(kernel_build, "_compile_apart", fail)
    assert [kernel_build.ensure(), kernel_build.ensure()] == ["no luck", "no luck"]
    assert len(tries) == 1
    kernel_build.ensure(retry=True)
    assert len(tries) == 2
    toy.write_text("# edited\n", "utf-8")
    kernel_build.ensure()
    assert len(tries) == 3
