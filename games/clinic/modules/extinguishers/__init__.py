"""Extinguishers: everyone stops to look at them, and patients pay for a room near one."""

from games.clinic.modules.extinguishers.module import EXTINGUISHERS

__all__ = ["EXTINGUISHERS"]
