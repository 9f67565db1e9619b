"""What a placement still allows a seat to do with its tokens."""

import msgspec

from games.dice_hospital.state import Pending


class Session(msgspec.Struct, frozen=True):
    """The placement that tokens may still follow, and those that did."""

    department: str
    placed: Pending
    """The meeple, whom the department healed, and everyone as they were before."""
    used: tuple[str, ...] = ()
