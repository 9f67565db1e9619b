"""Names of components in the languages of the rulebooks."""

import msgspec

from games.kernel.figures import Source


class Names(msgspec.Struct, frozen=True):
    """A name in each language, and whether a rulebook prints it."""

    en: str
    de: str
    fr: str
    it: str
    source: Source = "printed"


def printed(en: str, *, fr: str | None = None, it: str | None = None, de: str | None = None) -> Names:
    """Return a name that rulebooks print. A language without a translation gets the English name."""
    return Names(en, de or en, fr or en, it or en)


def house(en: str) -> Names:
    """Return a name of our own, which no rulebook prints."""
    return Names(en, en, en, en, "house")
