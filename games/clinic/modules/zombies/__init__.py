"""Zombies: what becomes of two yellow patients whom nobody looks after."""

from games.clinic.modules.zombies.module import ZOMBIES

__all__ = ["ZOMBIES"]
