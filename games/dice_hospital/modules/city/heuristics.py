"""How the easy bot values trips through the city and bonus tokens."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from games.dice_hospital.bots.bot_view import BotView
from games.dice_hospital.data.figures import ROUNDS
from games.dice_hospital.effects.valuation import BLOOD_BAG, STEP, healing
from games.dice_hospital.modules.city import messages as m
from games.dice_hospital.modules.city.bonus_tokens.token_kinds import NURSE_FOR_ONCE, kind_of
from games.dice_hospital.modules.city.figures import PATIENTS
from games.dice_hospital.modules.city.grid.refilling import on_empty_lines
from games.dice_hospital.modules.city.grid.tiles import CityTile
from games.dice_hospital.modules.city.trips.walking import reached
from games.dice_hospital.modules.city.view import CityView, CrewView
from games.kernel.messages import Command

_FETCHED = {1: 50, 2: 45, 3: 30, 4: 40, 5: 50}
"""The value of a patient by its die: healthy patients, and those who would soon die in the city."""
_TOKEN = 10
"""The value of the bonus token beside a patient."""
_NEWCOMER = 8
"""The cost of each new patient in the city, who may die there."""
_KEPT = 2
"""The value of keeping a healing token, besides its steps."""
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


def _tiles(bot_view: BotView) -> list[CityTile]:
    return [CityTile(tile.kind, tile.roads, tile.patient, tile.token) for tile in _city(bot_view).tiles]


def _fetching(tile: CityTile) -> int:
    """The value of the patient on a tile and the token beside it."""
    if tile.patient is None:
        return 0
    return _FETCHED.get(tile.patient.value, 0) + (_TOKEN if tile.token else 0)


def _trip(tiles: Sequence[CityTile], tile: int, left: int) -> int:
    """The value of the best trip that continues at a tile, with `left` patients still to fetch."""
    found = tiles[tile]
    emptied = (*tiles[:tile], CityTile(found.kind, found.roads), *tiles[tile + 1 :])
    left -= found.patient is not None
    ahead = reached(emptied, tile) if left else []
    further = [_trip(emptied, other, left) for other in ahead] or [-_NEWCOMER * len(on_empty_lines(emptied))]
    return _fetching(found) + max(further)


def _going_to(bot_view: BotView, command: Any) -> int:
    """The value of the best trip that begins or continues at a tile."""
    return _trip(_tiles(bot_view), command.tile, PATIENTS - len(_crew(bot_view).patients))


def _keep(bot_view: BotView, command: m.KeepBonusToken) -> int:
    kind = kind_of(command.token)
    patients = (*bot_view.own.patients, *_crew(bot_view).patients)
    fitting = bool(kind.colour) and any(patient.colour == kind.colour for patient in patients)
    return _KEEPING.get(kind.key, 0) + 2 * fitting


def _lower(bot_view: BotView, _command: m.LowerTotal) -> int:
    """Lower the total only to get ahead of another seat."""
    total, board = _crew(bot_view).total or 0, _city(bot_view).board
    return 1 if any(total - 2 <= marker.total < total for marker in board) else -1


def _use(bot_view: BotView, command: m.UseBonusToken) -> int:
    """Use a token where it gains much, or in the last round."""
    patient = next(found for found in bot_view.own.patients if found.id == command.patient)
    gain = healing((patient,), kind_of(command.token).steps, len(bot_view.own.discharged))
    gain -= BLOOD_BAG * len(command.recolour)
    return gain if bot_view.view.round == ROUNDS else gain - STEP * kind_of(command.token).steps - _KEPT


def _call(bot_view: BotView, command: m.CallNurse) -> int:
    """Call a nurse when all others are placed and a patient is still untreated."""
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
