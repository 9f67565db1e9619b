"""What people read about the base game of Clinic Deluxe, with the terms of the English and Italian book."""

from games.clinic.words.words import TITLE_WORDS, WORDS

__all__ = ["TITLE_WORDS", "WORDS"]
