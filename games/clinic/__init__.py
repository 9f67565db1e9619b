"""Clinic Deluxe: the base game, the solo game, its mini-expansions and its bots."""

from games.clinic.title import CLINIC

__all__ = ["CLINIC"]
