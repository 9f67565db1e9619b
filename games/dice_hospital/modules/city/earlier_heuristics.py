"""How version 1 of the easy bot valued trips through the city and bonus tokens, where it differed."""

from collections.abc import Callable, Sequence
from typing import Any

from games.dice_hospital.bots.bot_view import BotView
from games.dice_hospital.commands import PlaceMeeple, TakeImprovement, UseSpecialist
from games.dice_hospital.data.figures import ROUNDS
from games.dice_hospital.effects.valuation import BLOOD_BAG, STEP, healing
from games.dice_hospital.modules.city import messages as m
from games.dice_hospital.modules.city.bonus_tokens.token_kinds import kind_of
from games.dice_hospital.modules.city.figures import PATIENTS
from games.dice_hospital.modules.city.grid.refilling import on_empty_lines
from games.dice_hospital.modules.city.grid.tiles import CityTile
from games.dice_hospital.modules.city.heuristics import KEPT, NEWCOMER, TOKEN, crew_in, keeping, tiles_in
from games.dice_hospital.modules.city.trips.walking import reached
from games.kernel.messages import Command

_FETCHED = {1: 50, 2: 45, 3: 30, 4: 40, 5: 50}
_KEEPING = {
    "bonus_nurse": 5,
    "bonus_heal": 3,
    "bonus_heal_red": 2,
    "bonus_heal_yellow": 2,
    "bonus_heal_green": 2,
}


def _fetching(tile: CityTile) -> int:
    """The value of the patient on a tile and the token beside it."""
    if tile.patient is None:
        return 0
    return _FETCHED.get(tile.patient.value, 0) + (TOKEN if tile.token else 0)


def _trip(tiles: Sequence[CityTile], tile: int, left: int) -> int:
    """The value of the best trip that continues at a tile, with `left` patients still to fetch."""
    found = tiles[tile]
    emptied = (*tiles[:tile], CityTile(found.kind, found.roads), *tiles[tile + 1 :])
    left -= found.patient is not None
    ahead = reached(emptied, tile) if left else []
    further = [_trip(emptied, other, left) for other in ahead] or [-NEWCOMER * len(on_empty_lines(emptied))]
    return _fetching(found) + max(further)


def _going_to(bot_view: BotView, command: Any) -> int:
    """The value of the best trip that begins or continues at a tile."""
    return _trip(tiles_in(bot_view), command.tile, PATIENTS - len(crew_in(bot_view).patients))


def _keep(bot_view: BotView, command: m.KeepBonusToken) -> int:
    return keeping(bot_view, command, _KEEPING)


def _use(bot_view: BotView, command: m.UseBonusToken) -> int:
    """Use a token where it gains much, or in the last round."""
    patient = next(found for found in bot_view.own.patients if found.id == command.patient)
    gain = healing((patient,), kind_of(command.token).steps, len(bot_view.own.discharged))
    gain -= BLOOD_BAG * len(command.recolour)
    return gain if bot_view.view.round == ROUNDS else gain - STEP * kind_of(command.token).steps - KEPT


def _as_in_the_base_game(_bot_view: BotView, _command: Any) -> int:
    return 0


EARLIER_HEURISTICS: dict[type[Command], Callable[[BotView, Any], int]] = {
    m.ParkAmbulance: _going_to,
    m.LandHelicopter: _going_to,
    m.WalkTo: _going_to,
    m.KeepBonusToken: _keep,
    m.UseBonusToken: _use,
    TakeImprovement: _as_in_the_base_game,
    PlaceMeeple: _as_in_the_base_game,
    UseSpecialist: _as_in_the_base_game,
}
