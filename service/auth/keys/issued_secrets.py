"""How keys and recovery codes are made. Both can be made again from a salt and a secret of the caller."""

import base64
import hashlib
import hmac
import re

_SEPARATORS = re.compile(r"[\s-]+")
CODE_BYTES = 15
CODE_GROUP = 6


def derive_key(salt: bytes, secret: str) -> str:
    """Derive a key from the stored salt and a secret only the caller has, so that it can be made again."""
    made = hmac.digest(salt, secret.encode(), "sha256")
    return base64.urlsafe_b64encode(made).rstrip(b"=").decode()


def derive_recovery_code(salt: bytes, secret: str) -> str:
    """Derive a recovery code of 120 bits that people can write down: four groups of letters and digits."""
    # An Idempotency-Key has no line break, so this is never the message of a key.
    made = hmac.digest(salt, f"recovery code\n{secret}".encode(), "sha256")
    text = base64.b32encode(made[:CODE_BYTES]).decode()
    return "-".join(text[at : at + CODE_GROUP] for at in range(0, len(text), CODE_GROUP))


def code_digest(code: str) -> str:
    """Return the hash of a recovery code, however its letters and groups are written."""
    return digest("recovery code\n" + _SEPARATORS.sub("", code).upper())


def digest(text: str) -> str:
    """Return the SHA-256 in hex; keys, codes and idempotency keys are stored only in this form."""
    return hashlib.sha256(text.encode()).hexdigest()
