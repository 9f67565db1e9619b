"""The solo game: one clinic, a goal to reach, and a rank in the hall of fame."""

from games.clinic.modules.solo.module import SOLO

__all__ = ["SOLO"]
