"""What the greedy bot thinks of trips through the city and of bonus tokens."""

from collections.abc import Callable
from typing import Any

import msgspec

from games.dice_hospital.bots.look import Look
from games.dice_hospital.data.figures import ROUNDS
from games.dice_hospital.effects.worth import BLOOD_BAG, STEP, healing
from games.dice_hospital.modules.city import messages as m
from games.dice_hospital.modules.city.tiles import Tile
from games.dice_hospital.modules.city.tokens import NURSE_FOR_ONCE, kind_of
from games.dice_hospital.modules.city.view import CityView, CrewView
from games.dice_hospital.modules.city.walking import reached
from games.kernel.messages import Command

_TOKEN = 10
"""What a bonus token is worth that comes with a patient."""
_DYING = {1: 40, 2: 25}
"""What it is worth besides to fetch those who would die in the city; they make a low total too."""
_KEPT = 20
"""What a token that heals is worth as long as it is kept."""
_KEEPING = {
    "bonus_nurse": 5,
    "bonus_heal": 3,
    "bonus_heal_red": 2,
    "bonus_heal_yellow": 2,
    "bonus_heal_green": 2,
}


def _city(look: Look) -> CityView:
    return msgspec.convert(look.view.modules["city"], CityView)


def _crew(look: Look) -> CrewView:
    return _city(look).crews[look.own.seat]


def _tiles(look: Look) -> list[Tile]:
    return [Tile(tile.kind, tile.roads, tile.patient, tile.token) for row in _city(look).rows for tile in row]


def _fetching(tile: Tile) -> int:
    """The healthier the better, but nobody should die in the city; and a token is welcome."""
    if tile.patient is None:
        return 0
    value = tile.patient.value
    return STEP * value + _DYING.get(value, 0) + (_TOKEN if tile.token else 0)


def _beginning(look: Look, command: Any) -> int:
    """Who is on the first tile, and the best of those who can be fetched after that."""
    tiles = _tiles(look)
    further = [_fetching(tiles[tile]) for tile in reached(tiles, command.tile)]
    return _fetching(tiles[command.tile]) + max(further, default=0)


def _walk(look: Look, command: m.WalkTo) -> int:
    return _fetching(_tiles(look)[command.tile])


def _keep(look: Look, command: m.KeepBonusToken) -> int:
    kind = kind_of(command.token)
    patients = (*look.own.patients, *_crew(look).patients)
    fitting = bool(kind.colour) and any(patient.colour == kind.colour for patient in patients)
    return _KEEPING.get(kind.key, 0) + 2 * fitting


def _lower(look: Look, _command: m.LowerTotal) -> int:
    """Only to get ahead of somebody."""
    total, board = _crew(look).total or 0, _city(look).board
    return 1 if any(total - 2 <= marker.total < total for marker in board) else -1


def _use(look: Look, command: m.UseBonusToken) -> int:
    """Where it does much good, or while there is still time."""
    patient = next(found for found in look.own.patients if found.id == command.patient)
    gain = healing((patient,), kind_of(command.token).steps, len(look.own.discharged))
    gain -= BLOOD_BAG * len(command.recolour)
    return gain if look.view.round == ROUNDS else gain - STEP * kind_of(command.token).steps - _KEPT


def _call(look: Look, command: m.CallNurse) -> int:
    """When all other nurses are at work and somebody is left whom nobody treated."""
    own = look.own
    busy = own.nurses_placed >= own.nurses + len(_crew(look).nurses)
    open_somewhere = any(tile not in own.used for tile in own.departments)
    waiting = any(not patient.treated for patient in own.patients)
    return 1 if kind_of(command.token) is NURSE_FOR_ONCE and busy and open_somewhere and waiting else -1


TASTES: dict[type[Command], Callable[[Look, Any], int]] = {
    m.ParkAmbulance: _beginning,
    m.LandHelicopter: _beginning,
    m.WalkTo: _walk,
    m.KeepBonusToken: _keep,
    m.LowerTotal: _lower,
    m.UseBonusToken: _use,
    m.CallNurse: _call,
}
