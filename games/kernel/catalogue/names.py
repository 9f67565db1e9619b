"""Names of components in the languages of the rulebooks."""

import msgspec

from games.kernel.figures import Source


class Names(msgspec.Struct, frozen=True):
    """A name as players of each language read it, and whether a book prints it."""

    en: str
    de: str
    fr: str
    it: str
    source: Source = "printed"


def printed(en: str, *, fr: str | None = None, it: str | None = None, de: str | None = None) -> Names:
    """A name that books print; where one has no translation of its own, the English one."""
    return Names(en, de or en, fr or en, it or en)


def house(en: str) -> Names:
    """A name that no book prints, so it is ours."""
    return Names(en, en, en, en, "house")
