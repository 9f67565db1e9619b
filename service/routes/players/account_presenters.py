"""Accounts as responses show them, with examples for the contract."""

import msgspec

from service.auth.accounts import Player
from service.auth.keys.key_issuer import Issued
from service.responses.accounts.account_structs import (
    ManagedPlayerResponse,
    NewPlayerResponse,
    PlayerResponse,
)


def present_account(player: Player) -> PlayerResponse:
    """Return a player's own account."""
    return PlayerResponse(player.id, player.name, player.bot, player.organizer, player.created)


def present_managed_account(player: Player) -> ManagedPlayerResponse:
    """Return a player as the operator sees them."""
    own = msgspec.structs.asdict(present_account(player))
    return ManagedPlayerResponse(**own, banned=player.banned)


def present_new_account(issued: Issued) -> NewPlayerResponse:
    """Return an account with its new secrets."""
    player = issued.player
    return NewPlayerResponse(player.id, player.name, player.bot, issued.key, issued.recovery_code)


ACCOUNT = PlayerResponse("9f1c02ab77de4410", "Ada", False, False, 1_767_225_600_000)
MANAGED_ACCOUNT = ManagedPlayerResponse(**msgspec.structs.asdict(ACCOUNT), banned=False)
NEW_ACCOUNT = NewPlayerResponse(
    "9f1c02ab77de4410",
    "Ada",
    False,
    "kX0dq1Zr3l1b7m0Yw0y4mJtGq2vT1sD8nHh5eC6uF9A",
    "K7QM2D-XWTR4H-P3BNVZ-6YCJFA",
)
