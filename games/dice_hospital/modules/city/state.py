"""The city's slice of the state: the grid, the crews, the admissions board and the bonus tokens."""

from typing import Any

import msgspec
from msgspec.structs import replace

from games.dice_hospital.modules.city.bonus_tokens.token_kinds import TOKENS
from games.dice_hospital.modules.city.figures import IN_THE_PILE
from games.dice_hospital.modules.city.grid.tiles import CityEntrance, CityTile
from games.dice_hospital.state import Patient, Pile, State, clockwise
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat
from games.kernel.state import slice_reader


class Crew(msgspec.Struct, frozen=True):
    """A seat's ambulance and paramedic, the patients they fetched, and the bonus tokens."""

    ambulance: CityEntrance | None = None
    paramedic: int | None = None
    """The paramedic's tile; None: in the ambulance."""
    patients: tuple[Patient, ...] = ()
    found: tuple[str, ...] = ()
    """Tokens of this trip, of which one may be kept."""
    tokens: tuple[str, ...] = ()
    nurses: tuple[str, ...] = ()
    """Tokens that are nurses for this round."""
    total: int | None = None
    """The sum of the patients of this trip, until the marker is placed."""


class AdmissionsMarker(msgspec.Struct, frozen=True):
    """A seat's marker on the admissions board."""

    seat: Seat
    """The seat of the marker."""
    total: int
    """The place of the marker on the board: the sum of the patients of the seat's trip, from 1 on."""


class City(msgspec.Struct, frozen=True):
    """The city: tiles, crews, tokens and the admissions board."""

    crews: tuple[Crew, ...]
    pile: Pile
    discard: tuple[str, ...] = ()
    tiles: tuple[CityTile, ...] = ()
    order: tuple[Seat, ...] = ()
    """The seats by their number tokens of the last round; empty in the first round."""
    helicopter: int | None = None
    """The tile on which the helicopter landed this round."""
    board: tuple[AdmissionsMarker, ...] = ()
    """The markers in the order in which they were placed. A later one is on top of an equal one."""


def begin(rules: Rules, players: int) -> City:
    """Return the initial slice: no tiles, and all tokens in their pile."""
    counts: dict[str, int] = rules.figures[IN_THE_PILE]
    tokens = tuple(
        f"{token.key}.{copy}" for token in TOKENS for copy in range(1, counts.get(token.key, 0) + 1)
    )
    return City((Crew(),) * players, Pile((tokens,) if tokens else ()))


city = slice_reader("city", City)
"""Return this module's slice of the state."""


def crew_of(state: State, seat: Seat) -> Crew:
    """A seat's crew."""
    return city(state).crews[seat]


def with_city(state: State, **changes: Any) -> State:
    """The state with the city changed."""
    return replace(state, city=replace(city(state), **changes))


def with_crew(state: State, seat: Seat, **changes: Any) -> State:
    """The state with a crew changed."""
    crews = city(state).crews
    changed = replace(crews[seat], **changes)
    return with_city(state, crews=(*crews[:seat], changed, *crews[seat + 1 :]))


def with_tile(state: State, number: int, **changes: Any) -> State:
    """The state with a tile changed."""
    tiles = city(state).tiles
    changed = replace(tiles[number], **changes)
    return with_city(state, tiles=(*tiles[:number], changed, *tiles[number + 1 :]))


def order(state: State) -> tuple[Seat, ...]:
    """The seats in the order of their number tokens, in the first round clockwise from the first player."""
    return city(state).order or clockwise(state, state.first_player)


def ranked(board: tuple[AdmissionsMarker, ...]) -> list[Seat]:
    """The seats from the lowest total to the highest. Of equal totals, the marker on top comes first."""
    stacked = sorted(enumerate(board), key=lambda placed: (placed[1].total, -placed[0]))
    return [marker.seat for _, marker in stacked]
