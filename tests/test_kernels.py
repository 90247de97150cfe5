"""Compiled kernels are used when they fit their sources exactly, and never otherwise."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from ddz_desktop import kernels

PROJECT = tomllib.loads((kernels.ROOT / "pyproject.toml").read_text("utf-8"))


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One kernel `toy.hot` in a tree of its own, with a folder for builds; `sys.meta_path` is put back at the end."""
    source = tmp_path / "toy" / "hot.py"
    source.parent.mkdir()
    source.write_text("x = 1\n", "utf-8")
    monkeypatch.setattr(kernels, "ROOT", tmp_path)
    monkeypatch.setattr(kernels, "KERNELS", ("toy.hot",))
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    monkeypatch.setenv("DDZ_KERNELS", str(tmp_path / "builds"))
    monkeypatch.delenv("DDZ_PURE", raising=False)
    return source


def build(toy: Path) -> Path:
    folder = kernels.folder() / kernels.key()
    (folder / "toy").mkdir(parents=True)
    return folder


def installed() -> bool:
    kernels.install()
    return isinstance(sys.meta_path[0], kernels.BuiltKernels)


def test_every_kernel_has_a_source() -> None:
    assert [kernel for kernel in kernels.KERNELS if not kernels.source(kernel).is_file()] == []


@pytest.mark.parametrize("where", [PROJECT["build-system"]["requires"], PROJECT["project"]["dependencies"]])
def test_the_compiler_is_the_one_of_the_project(where: list[str]) -> None:
    assert kernels.CYTHON in where


def test_without_builds_the_source_runs(toy: Path) -> None:
    assert not installed()


def test_a_fitting_build_is_used(toy: Path) -> None:
    build(toy)
    assert installed()


def test_installing_again_forgets_a_build_that_no_longer_fits(toy: Path) -> None:
    build(toy)
    assert installed()
    toy.write_text("x = 2\n", "utf-8")
    assert not installed()


def test_the_build_answers_for_kernels_only(toy: Path) -> None:
    finder = kernels.BuiltKernels(build(toy))
    spec = finder.find_spec("toy.hot")
    assert spec is not None
    assert spec.origin == str(kernels.folder() / kernels.key() / "toy" / f"hot{kernels.SUFFIX}")
    assert finder.find_spec("toy") is None
    assert finder.find_spec("toy.cold") is None


def test_pure_mode_ignores_the_build(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build(toy)
    monkeypatch.setenv("DDZ_PURE", "1")
    assert not installed()


def test_an_edit_makes_the_build_stale_and_undoing_it_makes_it_fit_again(toy: Path) -> None:
    build(toy)
    toy.write_text("x = 2\n", "utf-8")
    assert not installed()
    toy.write_text("x = 1\n", "utf-8")
    assert installed()


def test_a_lost_source_means_no_build(toy: Path) -> None:
    build(toy)
    toy.unlink()
    assert not installed()


def write_declarations(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    toy.with_suffix(".pxd").write_text("cdef int x\n", "utf-8")


CHANGES = {
    "declarations": write_declarations,
    "flags": lambda toy, monkeypatch: monkeypatch.setattr(kernels, "C_FLAGS", ("-O3",)),
    "directives": lambda toy, monkeypatch: monkeypatch.setattr(kernels, "DIRECTIVES", {"boundscheck": False}),
    "compiler": lambda toy, monkeypatch: monkeypatch.setattr(kernels, "CYTHON", "cython>=4"),
    "Python": lambda toy, monkeypatch: monkeypatch.setattr(kernels, "SUFFIX", ".cp399.so"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_goes_into_a_build_goes_into_its_key(toy: Path, monkeypatch: pytest.MonkeyPatch, change: str) -> None:
    before = kernels.key()
    CHANGES[change](toy, monkeypatch)
    assert kernels.key() != before


def status_in_a_fresh_process(monkeypatch: pytest.MonkeyPatch, pure: str) -> str:
    monkeypatch.setenv("DDZ_PURE", pure)
    command = [sys.executable, "-c", "from ddz_desktop import kernels; print(kernels.status())"]
    return subprocess.run(command, cwd=kernels.ROOT, capture_output=True, text=True, check=True).stdout.strip()


def test_status_says_which_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    is_built = (kernels.folder() / kernels.key()).is_dir()
    assert status_in_a_fresh_process(monkeypatch, "0") == ("compiled" if is_built else "plain Python")
    assert status_in_a_fresh_process(monkeypatch, "1") == "plain Python"
