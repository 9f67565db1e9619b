"""Extinguishers: they slow people down, and raise the income of adjacent treatment rooms."""

from games.clinic.modules.extinguishers.module import EXTINGUISHERS

__all__ = ["EXTINGUISHERS"]
