"""What a key may allow. Every operation that takes a player's key needs one of these scopes."""

from typing import Literal

Scope = Literal["play", "read", "create", "organize", "webhooks", "account"]

SCOPES: dict[Scope, str] = {
    "play": "Post commands to games: join, leave, make moves, undo.",
    "read": "Read and follow games and lists as you see them, your hidden information included.",
    "create": "Create games.",
    "organize": "Use your rights as an organizer, if you are one.",
    "webhooks": "Manage webhooks.",
    "account": "Manage your account: name, keys, recovery code, blocked players, your data, deletion.",
}
"""Each scope with what it allows."""
