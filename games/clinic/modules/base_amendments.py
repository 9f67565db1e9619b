"""What changed in the base game since version 1 of the rules."""

from games.clinic import commands as c
from games.clinic.bots.bot_view import BotView
from games.clinic.bots.policy.heuristics import place_room
from games.clinic.data.figures import GARDEN_COST
from games.clinic.events import BoardChosen
from games.clinic.state import State
from games.clinic.steps import first_rooms
from games.clinic.steps.actions.hiring import takes_orderlies
from games.clinic.steps.actions.other_components import garden_cost, garden_cost_by_floor
from games.clinic.steps.first_buildings import FIRST_BUILDING, parts_to_place
from games.clinic.types import Amendment, Rules
from games.kernel.messages import Seat
from games.kernel.module import Replace, public


def _always(_rules: Rules, _state: State, _seat: Seat) -> bool:
    return True


def _choose_board(_bot_view: BotView, command: c.ChooseBoard) -> int:
    """Prefer the wide side."""
    return command.columns


def _place_room(bot_view: BotView, command: c.PlaceRoom) -> int:
    """Place the hub first, then the treatment room beside it, then the supply room."""
    assert command.room is not None
    return place_room(bot_view, command) - 10 * FIRST_BUILDING.index(command.room) + 100


ORDERLIES = Amendment(
    since=2,
    about="An orderly may be hired before there is a supply room.",
    overrides={takes_orderlies: lambda _original: _always},
)
FIRST_ROOMS = Amendment(
    since=2,
    about="Experts choose the side of their board at the table, and build their first rooms in any order.",
    edits=(Replace("first_buildings", first_rooms.FIRST_ROOMS),),
    overrides={parts_to_place: lambda _original: first_rooms.parts_in_any_order},
    handlers={
        c.ChooseBoard: first_rooms.CHOOSE_BOARD,
        c.PlaceRoom: first_rooms.PLACE_ROOM,
        c.PlaceEntrance: first_rooms.PLACE_ENTRANCE,
    },
    evolvers={BoardChosen: first_rooms.board_chosen},
    redactions={c.ChooseBoard: public, BoardChosen: public},
    examples=(c.ChooseBoard(4), c.PlaceRoom("0b3", "hub")),
    heuristics={c.ChooseBoard: _choose_board, c.PlaceRoom: _place_room},
)
GARDENS = Amendment(
    since=2,
    about="Each component's cost is determined by the floor on which you build it: also that of a garden.",
    figures=(GARDEN_COST,),
    overrides={garden_cost: lambda _original: garden_cost_by_floor},
)
AMENDMENTS = (ORDERLIES, FIRST_ROOMS, GARDENS)
