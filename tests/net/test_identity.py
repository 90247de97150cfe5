"""Certificates, fingerprints and their words."""

from __future__ import annotations

import ssl
from pathlib import Path

import pytest

from ddz_desktop.net import identity
from ddz_desktop.net.identity import IdentityError, four_words, guest_context, host_context, load, make_pem


def test_an_identity_stays_the_same(tmp_path: Path) -> None:
    file = tmp_path / "host.pem"
    file.write_text(make_pem())
    assert load(file) == load(file)
    assert len(load(file).fingerprint) == 32
    assert host_context(load(file)).minimum_version is ssl.TLSVersion.TLSv1_3
    assert guest_context().minimum_version is ssl.TLSVersion.TLSv1_3


def test_two_hosts_are_two(tmp_path: Path) -> None:
    for name in "ab":
        (tmp_path / name).write_text(make_pem())
    first, second = (load(tmp_path / name).fingerprint for name in "ab")
    assert first != second
    assert four_words(first) != four_words(second)


def test_words_never_change() -> None:
    assert four_words(bytes(32)) == ("picnic", "legend", "dumb", "slight")
    assert len(set(identity._words())) == 2048


@pytest.mark.parametrize("content", ["", "nothing", "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n"])
def test_what_is_no_identity_is_refused(content: str, tmp_path: Path) -> None:
    file = tmp_path / "host.pem"
    file.write_text(content)
    with pytest.raises(IdentityError):
        load(file)


def test_a_key_of_another_certificate_is_refused(tmp_path: Path) -> None:
    one, other = make_pem(), make_pem()
    file = tmp_path / "host.pem"
    file.write_text(one[: one.index("-----BEGIN CERT")] + other[other.index("-----BEGIN CERT") :])
    with pytest.raises(ssl.SSLError):
        host_context(load(file))
