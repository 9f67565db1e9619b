"""What the easy bot thinks of trips through the city and of bonus tokens."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from games.dice_hospital.bots.bot_view import BotView
from games.dice_hospital.data.figures import ROUNDS
from games.dice_hospital.effects.valuation import BLOOD_BAG, STEP, healing
from games.dice_hospital.modules.city import messages as m
from games.dice_hospital.modules.city.bonus_tokens.tokens import NURSE_FOR_ONCE, kind_of
from games.dice_hospital.modules.city.figures import PATIENTS
from games.dice_hospital.modules.city.grid.refilling import on_empty_lines
from games.dice_hospital.modules.city.grid.tiles import Tile
from games.dice_hospital.modules.city.trips.walking import reached
from games.dice_hospital.modules.city.view import CityView, CrewView
from games.kernel.messages import Command

_FETCHED = {1: 50, 2: 45, 3: 30, 4: 40, 5: 50}
"""What patients are worth by their values: healthy ones, and those who would die in the city before long."""
_TOKEN = 10
"""What a bonus token is worth that comes with a patient."""
_NEWCOMER = 8
"""What every patient costs who comes into the city because of a trip, and may die there."""
_KEPT = 2
"""What a token that heals is worth, besides its steps, as long as it is kept."""
_KEEPING = {
    "bonus_nurse": 5,
    "bonus_heal": 3,
    "bonus_heal_red": 2,
    "bonus_heal_yellow": 2,
    "bonus_heal_green": 2,
}


def _city(bot_view: BotView) -> CityView:
    return msgspec.convert(bot_view.view.modules["city"], CityView)


def _crew(bot_view: BotView) -> CrewView:
    return _city(bot_view).crews[bot_view.own.seat]


def _tiles(bot_view: BotView) -> list[Tile]:
    return [
        Tile(tile.kind, tile.roads, tile.patient, tile.token) for row in _city(bot_view).rows for tile in row
    ]


def _fetching(tile: Tile) -> int:
    """What a patient is worth with the token beside it; nothing for an empty tile."""
    if tile.patient is None:
        return 0
    return _FETCHED.get(tile.patient.value, 0) + (_TOKEN if tile.token else 0)


def _trip(tiles: Sequence[Tile], tile: int, left: int) -> int:
    """What a trip that goes on at a tile is worth at its best, with so many patients to be fetched."""
    found = tiles[tile]
    emptied = (*tiles[:tile], Tile(found.kind, found.roads), *tiles[tile + 1 :])
    left -= found.patient is not None
    ahead = reached(emptied, tile) if left else []
    further = [_trip(emptied, other, left) for other in ahead] or [-_NEWCOMER * len(on_empty_lines(emptied))]
    return _fetching(found) + max(further)


def _going_to(bot_view: BotView, command: Any) -> int:
    """The best trip by way of a tile: one that begins, or one that goes on there."""
    return _trip(_tiles(bot_view), command.tile, PATIENTS - len(_crew(bot_view).patients))


def _keep(bot_view: BotView, command: m.KeepBonusToken) -> int:
    kind = kind_of(command.token)
    patients = (*bot_view.own.patients, *_crew(bot_view).patients)
    fitting = bool(kind.colour) and any(patient.colour == kind.colour for patient in patients)
    return _KEEPING.get(kind.key, 0) + 2 * fitting


def _lower(bot_view: BotView, _command: m.LowerTotal) -> int:
    """Only to get ahead of somebody."""
    total, board = _crew(bot_view).total or 0, _city(bot_view).board
    return 1 if any(total - 2 <= marker.total < total for marker in board) else -1


def _use(bot_view: BotView, command: m.UseBonusToken) -> int:
    """Where it does much good, or while there is still time."""
    patient = next(found for found in bot_view.own.patients if found.id == command.patient)
    gain = healing((patient,), kind_of(command.token).steps, len(bot_view.own.discharged))
    gain -= BLOOD_BAG * len(command.recolour)
    return gain if bot_view.view.round == ROUNDS else gain - STEP * kind_of(command.token).steps - _KEPT


def _call(bot_view: BotView, command: m.CallNurse) -> int:
    """When all other nurses are at work and somebody is left whom nobody treated."""
    own = bot_view.own
    busy = own.nurses_placed >= own.nurses + len(_crew(bot_view).nurses)
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
}
