"""The responses that list games and results, page by page."""

import msgspec

from events.fold.clocks import Deadline
from events.projections.personal_bests import PersonalBest
from games.kernel.messages import Awaiting
from games.kernel.table.table import Status, Visibility
from games.kernel.title import Standing


class ListedSeat(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A seat as the lists show it."""

    seat: int
    kind: str
    bot: str | None = None
    player: str | None = None
    resigned: bool = False
    reserved: str | None = None
    name: str | None = None


class ListedGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game as the lists show it, at one version."""

    id: str
    title: str
    modules: tuple[str, ...]
    status: Status
    visibility: Visibility
    version: int
    created: int
    updated: int
    owner: str
    seats: tuple[ListedSeat, ...]
    awaiting: Awaiting
    round: int | None = None
    standings: tuple[Standing, ...] = ()
    deadlines: tuple[Deadline, ...] = ()
    """When the time of each awaited seat runs out, in games with a clock."""


class GamesResponse(msgspec.Struct, frozen=True):
    """A page of games. Send `next` as `after` to get the following page."""

    games: list[ListedGame]
    next: str | None


class PersonalBestsResponse(msgspec.Struct, frozen=True):
    """A page of your personal bests. Send `next` as `after` to get the following page."""

    bests: list[PersonalBest]
    next: str | None
