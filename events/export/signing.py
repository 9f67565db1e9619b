"""Signs and verifies with Ed25519. The service's key comes from the environment or from a file that is
created on first use."""

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


class BadKeyFile(ValueError):  # noqa: N818 - a result
    """The signing key file does not contain a valid key."""


class Signer(msgspec.Struct, frozen=True, eq=False):
    """A private key and its public key in hex."""

    secret: Ed25519PrivateKey
    public: str

    def sign(self, message: bytes) -> str:
        """The signature of a message, in hex. The same message always has the same signature."""
        return self.secret.sign(message).hex()


def signer_from_secret(secret: bytes) -> Signer:
    """The signer for a 32-byte secret."""
    key = Ed25519PrivateKey.from_private_bytes(secret)
    return Signer(key, key.public_key().public_bytes_raw().hex())


@lru_cache(maxsize=8)
def service_signer(settings: Settings) -> Signer:
    """The service's signer: the key in the settings, or else the one in the data folder."""
    if settings.signing_key is not None:
        return signer_from_secret(base64.b64decode(settings.signing_key))
    return signer_from_secret(load_or_create_secret(Path(settings.data, KEY_FILE)))


def load_or_create_secret(path: Path) -> bytes:
    """The secret in a file, created if missing. If several processes create it, the first one wins."""
    try:
        text = path.read_text()
    except FileNotFoundError:
        _create(path)
        text = path.read_text()
    try:
        secret = base64.b64decode(text.strip(), validate=True)
    except ValueError:
        secret = b""
    if len(secret) != KEY_LENGTH:
        raise BadKeyFile(f"{path} does not contain a signing key ({KEY_LENGTH} bytes in base64)")
    return secret


def _create(path: Path) -> None:
    """Write a new secret to a draft file and link it to the path, so that no process reads half a key."""
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


def verify_signature(public: str, signature: str, message: bytes) -> bool:
    """Whether a signature of a message was made with the key of a public key (both in hex)."""
    if not (is_hex(public, 32) and is_hex(signature, 64)):
        return False
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(public)).verify(bytes.fromhex(signature), message)
    except (InvalidSignature, ValueError):
        return False
    return True


def is_hex(text: object, length: int) -> bool:
    """Whether this is `length` bytes in lower-case hex."""
    return isinstance(text, str) and len(text) == 2 * length and not set(text) - set("0123456789abcdef")
