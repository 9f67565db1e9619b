"""Solo: one clinic, a goal to reach, and the hall of fame."""

from games.clinic.modules.solo.module import SOLO

__all__ = ["SOLO"]
