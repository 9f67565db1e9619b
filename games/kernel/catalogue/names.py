"""Names of components in every language."""

from typing import Literal

import msgspec

from games.kernel.languages import LANGUAGES, Language

NameSource = Literal["printed", "house"]
"""Whether a rulebook in that language prints the name, or it is ours."""


class Names(msgspec.Struct, frozen=True, kw_only=True):
    """A component's name in each language."""

    en: str
    de: str
    fr: str
    it: str
    house: tuple[Language, ...] = ()
    """The languages in which no rulebook prints the name: there it is ours."""
    same: tuple[Language, ...] = ()
    """The languages whose word is the English one, on purpose."""

    @property
    def texts(self) -> dict[str, str]:
        """The name in each language."""
        return {"en": self.en, "de": self.de, "fr": self.fr, "it": self.it}

    @property
    def sources(self) -> dict[str, NameSource]:
        """Where the name in each language comes from."""
        return {language: "house" if language in self.house else "printed" for language in LANGUAGES}


def house(*, en: str, de: str, fr: str, it: str, same: tuple[Language, ...] = ()) -> Names:
    """Return a name that no rulebook prints in any language."""
    return Names(en=en, de=de, fr=fr, it=it, house=LANGUAGES, same=same)
