"""Zombies: two yellow patients without staff turn into a zombie."""

from games.clinic.modules.zombies.module import ZOMBIES

__all__ = ["ZOMBIES"]
