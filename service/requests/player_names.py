"""Names of players: normalized, one line, and visible to everyone who reads them."""

import re
import unicodedata
from itertools import groupby

from marshmallow.exceptions import ValidationError

from service.requests.schema_fields import printable

MAX_NAME = 40
MAX_MARKS = 3
"""The most combining marks on one character; more of them cover other lines."""
RESERVED = {"deleted player"}
"""What is shown for a player whose account was deleted."""

_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that look like nothing."""
_SPACES = re.compile(r"\s+")


def tidy_name(text: str) -> str:
    """Return a name in its normal form (NFC), with single plain spaces and none around it."""
    return _SPACES.sub(" ", unicodedata.normalize("NFC", text)).strip() if _one_line(text) else text


def _one_line(text: str) -> bool:
    """Whether the only spaces are of the kind that may stand in a line; others are refused, not replaced."""
    return all(unicodedata.category(letter) == "Zs" for letter in text if letter.isspace())


def check_name(name: str) -> None:
    """Refuse a name that cannot be printed on one line or that readers cannot see."""
    printable(name)
    kinds = [unicodedata.category(letter)[0] for letter in name]
    marks = max((len(list(run)) for kind, run in groupby(kinds) if kind == "M"), default=0)
    if marks > MAX_MARKS or kinds[:1] == ["M"]:
        raise ValidationError("Has combining marks without a letter, or too many of them.")
    if _BLANK & set(name) or not set(kinds) & set("LNPS"):
        raise ValidationError("Contains characters that cannot be seen.")
    if name.casefold() in RESERVED:
        raise ValidationError("This name is reserved.")
