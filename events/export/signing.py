"""The service's signature: an Ed25519 key from the environment or from a file that is made on first use."""

import base64
import os
import secrets
from functools import lru_cache
from pathlib import Path

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from events.settings import Settings

KEY_FILE = "signing.key"
KEY_LENGTH = 32


class BadKey(ValueError):  # noqa: N818 - the name says it
    """The file with the signing key does not hold one."""


class Signer(msgspec.Struct, frozen=True, eq=False):
    """A private key and, in hex, its public key."""

    secret: Ed25519PrivateKey
    public: str

    def sign(self, message: bytes) -> str:
        """The signature of a message, in hex; the same message always gets the same one."""
        return self.secret.sign(message).hex()


def signer_of(secret: bytes) -> Signer:
    """The signer with a secret of 32 bytes."""
    key = Ed25519PrivateKey.from_private_bytes(secret)
    return Signer(key, key.public_key().public_bytes_raw().hex())


@lru_cache(maxsize=8)
def service_signer(settings: Settings) -> Signer:
    """The signer that the settings name, or else the one in the data folder."""
    if settings.signing_key is not None:
        return signer_of(base64.b64decode(settings.signing_key))
    return signer_of(kept_secret(Path(settings.data, KEY_FILE)))


def kept_secret(path: Path) -> bytes:
    """The secret in a file, made if there is none; of several processes that make one, the first wins."""
    try:
        text = path.read_text()
    except FileNotFoundError:
        _make(path)
        text = path.read_text()
    try:
        secret = base64.b64decode(text.strip(), validate=True)
    except ValueError:
        secret = b""
    if len(secret) != KEY_LENGTH:
        raise BadKey(f"{path} does not hold a signing key (base64 of {KEY_LENGTH} bytes)")
    return secret


def _make(path: Path) -> None:
    """Write a new secret beside the path and link it there, so that nobody ever reads half a key."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{secrets.token_hex(8)}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(base64.b64encode(secrets.token_bytes(KEY_LENGTH)) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(draft, path)
        except FileExistsError:
            return
        folder = os.open(path.parent, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)
    finally:
        draft.unlink(missing_ok=True)


def verified(public: str, signature: str, message: bytes) -> bool:
    """Whether a signature is that of a public key (both in hex) under a message."""
    if not (is_hex(public, 32) and is_hex(signature, 64)):
        return False
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(public)).verify(bytes.fromhex(signature), message)
    except (InvalidSignature, ValueError):
        return False
    return True


def is_hex(text: object, length: int) -> bool:
    """Whether this is so many bytes in hex, written the one way there is: in small letters."""
    return isinstance(text, str) and len(text) == 2 * length and not set(text) - set("0123456789abcdef")
