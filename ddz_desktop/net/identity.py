"""Who a host is: a key and a certificate that it signed itself, kept in one file, and the words that stand for it.

TLS 1.3 without an authority. With a room code the key exchange of `room_code` ties the certificate to the code; without
one the guest remembers it, and people may compare its four words aloud.

`cryptography` is only imported by those who host: it would hold up the start of every window.
"""

from __future__ import annotations

import hashlib
import ssl
from datetime import UTC, datetime, timedelta
from functools import cache
from importlib.resources import files
from pathlib import Path

from msgspec import Struct

NAME = "ddz-desktop"
VALID_DAYS = 365 * 50
"""Nobody checks the dates: the certificate is known or it is not."""

_BEGIN, _END = "-----BEGIN CERTIFICATE-----", "-----END CERTIFICATE-----"

WORDS = 4
WORD_BITS = 11
STRETCH = 100_000
"""Rounds of hashing that make each try to find a certificate with the same words so much dearer."""


class Identity(Struct, frozen=True):
    """`file`: PEM of key and certificate, secret. `fingerprint`: SHA-256 of the certificate."""

    file: Path
    fingerprint: bytes


class IdentityError(ValueError):
    """A file that holds no key and certificate."""


def make_pem() -> str:
    """A fresh key and its certificate: the content of an identity's file."""
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
    from cryptography.x509.oid import NameOID

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    yesterday = datetime.now(UTC) - timedelta(days=1)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(yesterday)
        .not_valid_after(yesterday + timedelta(days=VALID_DAYS))
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return (private + certificate.public_bytes(Encoding.PEM)).decode()


def load(file: Path) -> Identity:
    """The identity of a file. Raises OSError, IdentityError when it holds none."""
    text = file.read_bytes().decode("ascii", "replace")
    begin, end = text.find(_BEGIN), text.find(_END)
    try:
        certificate = ssl.PEM_cert_to_DER_cert(text[begin : end + len(_END)])
        ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT).load_verify_locations(cadata=certificate)
    except (ValueError, ssl.SSLError):
        raise IdentityError(f"{file} holds no certificate; delete it, and the host gets a new one") from None
    return Identity(file, fingerprint_of(certificate))


def fingerprint_of(certificate: bytes) -> bytes:
    """The fingerprint of a certificate in DER."""
    return hashlib.sha256(certificate).digest()


def host_context(identity: Identity) -> ssl.SSLContext:
    """TLS for a host. Raises OSError (ssl.SSLError is one) when key and certificate do not go together."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.load_cert_chain(identity.file)
    return context


def guest_context() -> ssl.SSLContext:
    """TLS for a guest, which takes any certificate and then looks at its fingerprint."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def four_words(fingerprint: bytes) -> tuple[str, ...]:
    """The words that stand for a fingerprint: 44 bits, as words of the list of BIP-39."""
    stretched = hashlib.pbkdf2_hmac("sha256", fingerprint, b"ddz-desktop words 1", STRETCH, 8)
    number = int.from_bytes(stretched, "big")
    return tuple(_words()[number >> WORD_BITS * place & (1 << WORD_BITS) - 1] for place in range(WORDS))


@cache
def _words() -> tuple[str, ...]:
    return tuple(files(__package__).joinpath("words.txt").read_text("ascii").split())
