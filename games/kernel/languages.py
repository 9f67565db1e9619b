"""The languages that people can read the games in."""

from typing import Literal

Language = Literal["en", "de", "fr", "it"]

LANGUAGES: tuple[Language, ...] = ("en", "de", "fr", "it")
