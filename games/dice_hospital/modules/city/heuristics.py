"""How the easy bot values trips through the city and bonus tokens."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from games.dice_hospital.bots.bot_view import BotView
from games.dice_hospital.commands import PlaceMeeple, TakeImprovement, UseSpecialist
from games.dice_hospital.data.figures import ROUNDS
from games.dice_hospital.effects.valuation import BLOOD_BAG, STEP, healing
from games.dice_hospital.modules.city import messages as m
from games.dice_hospital.modules.city.bonus_tokens.token_kinds import NURSE_FOR_ONCE, kind_of
from games.dice_hospital.modules.city.figures import PATIENTS
from games.dice_hospital.modules.city.grid.refilling import on_empty_lines
from games.dice_hospital.modules.city.grid.tiles import CityTile
from games.dice_hospital.modules.city.treating import placement, reaction, treatment
from games.dice_hospital.modules.city.trips.walking import reached
from games.dice_hospital.modules.city.view import CityView, CrewView
from games.kernel.messages import Command

_FETCHED = {1: 50, 2: 45, 3: 36, 4: 40, 5: 50}
"""The value of a patient by its die: healthy patients, and those who would soon die in the city."""
TOKEN = 10
"""The value of a bonus token. A trip brings only one, however many it finds."""
NEWCOMER = 8
"""The cost of each new patient in the city, who may die there."""
_DYING = 20
"""The cost of each patient of value 1 left in the city."""
_ENOUGH_MEEPLES, _ONE_MORE = 7, 20
"""One meeple more than in the base game is enough; until then, what a specialist is worth in addition."""
KEPT = 2
"""The value of keeping a healing token, besides its steps."""
_KEEPING = {
    "bonus_nurse": 2,
    "bonus_heal": 3,
    "bonus_heal_red": 4,
    "bonus_heal_yellow": 4,
    "bonus_heal_green": 4,
}
"""The value of keeping a token. A nurse heals as much only if a good department is left."""


def _city(bot_view: BotView) -> CityView:
    return msgspec.convert(bot_view.view.modules["city"], CityView)


def crew_in(bot_view: BotView) -> CrewView:
    """Return the seat's own crew."""
    return _city(bot_view).crews[bot_view.own.seat]


def tiles_in(bot_view: BotView) -> list[CityTile]:
    """Return the tiles of the city."""
    return [CityTile(tile.kind, tile.roads, tile.patient, tile.token) for tile in _city(bot_view).tiles]


def _trip(tiles: Sequence[CityTile], tile: int, left: int, token: bool) -> int:
    """The value of the best trip that continues at a tile, with `left` patients still to fetch.

    `token` says whether the trip has found a bonus token.
    """
    found = tiles[tile]
    emptied = (*tiles[:tile], CityTile(found.kind, found.roads), *tiles[tile + 1 :])
    value = 0
    if found.patient:
        left -= 1
        value = _FETCHED.get(found.patient.value, 0) + (TOKEN if found.token and not token else 0)
        token = token or found.token is not None
    ahead = reached(emptied, tile) if left else []
    return value + max([_trip(emptied, other, left, token) for other in ahead] or [-_left_behind(emptied)])


def _left_behind(tiles: Sequence[CityTile]) -> int:
    """The cost of the city after a trip: newcomers, and those who die if nobody else fetches them."""
    dying = sum(tile.patient is not None and tile.patient.value == 1 for tile in tiles)
    return NEWCOMER * len(on_empty_lines(tiles)) + _DYING * dying


def _going_to(bot_view: BotView, command: Any) -> int:
    """The value of the best trip that begins or continues at a tile."""
    crew = crew_in(bot_view)
    return _trip(tiles_in(bot_view), command.tile, PATIENTS - len(crew.patients), bool(crew.found))


def _take_improvement(bot_view: BotView, command: TakeImprovement) -> int:
    """Patients from the city need more treatments, so one specialist more comes before departments."""
    own = bot_view.own
    enough = own.nurses + len(own.specialists) >= _ENOUGH_MEEPLES
    return 0 if enough or command.improvement in bot_view.view.departments else _ONE_MORE


def _keep(bot_view: BotView, command: m.KeepBonusToken) -> int:
    return keeping(bot_view, command, _KEEPING)


def keeping(bot_view: BotView, command: m.KeepBonusToken, values: Mapping[str, int]) -> int:
    """The value of keeping a token, by its kind, and more if a patient has its colour."""
    kind = kind_of(command.token)
    patients = (*bot_view.own.patients, *crew_in(bot_view).patients)
    fitting = bool(kind.colour) and any(patient.colour == kind.colour for patient in patients)
    return values.get(kind.key, 0) + 2 * fitting


def _lower(bot_view: BotView, _command: m.LowerTotal) -> int:
    """Lower the total only to get ahead of another seat."""
    total, board = crew_in(bot_view).total or 0, _city(bot_view).board
    return 1 if any(total - 2 <= marker.total < total for marker in board) else -1


def _use(bot_view: BotView, command: m.UseBonusToken) -> int:
    """Use a token where it gains much, or in the last round."""
    patient = next(found for found in bot_view.own.patients if found.id == command.patient)
    gain = healing((patient,), kind_of(command.token).steps, len(bot_view.own.discharged))
    gain += treatment(bot_view, (patient,), kind_of(command.token).steps) - BLOOD_BAG * len(command.recolour)
    return gain if bot_view.view.round == ROUNDS else gain - STEP * kind_of(command.token).steps - KEPT


def _call(bot_view: BotView, command: m.CallNurse) -> int:
    """Call a nurse when all others are placed and a patient is still untreated."""
    own = bot_view.own
    busy = own.nurses_placed >= own.nurses + len(crew_in(bot_view).nurses)
    open_somewhere = any(tile not in own.used for tile in own.departments)
    waiting = any(not patient.treated for patient in own.patients)
    return 1 if kind_of(command.token) is NURSE_FOR_ONCE and busy and open_somewhere and waiting else -1


HEURISTICS: dict[type[Command], Callable[[BotView, Any], int]] = {
    m.ParkAmbulance: _going_to,
    m.LandHelicopter: _going_to,
    m.WalkTo: _going_to,
    m.KeepBonusToken: _keep,
    m.LowerTotal: _lower,
    m.UseBonusToken: _use,
    m.CallNurse: _call,
    TakeImprovement: _take_improvement,
    PlaceMeeple: placement,
    UseSpecialist: reaction,
}
