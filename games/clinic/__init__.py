"""Clinic Deluxe: the base game for two to four players."""

from games.clinic.title import CLINIC

__all__ = ["CLINIC"]
