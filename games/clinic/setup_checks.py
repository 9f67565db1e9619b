"""Checks of options and figures when a game is created."""

from games.clinic.boards import WIDE, columns_in_play
from games.clinic.data.first_buildings import FirstBuilding
from games.clinic.entrances import entrance_spaces
from games.clinic.geometry.spaces import ENTRANCES, Border, grid
from games.clinic.types import Rules
from games.kernel.refusal import Illegal


def check(rules: Rules) -> None:
    """Refuse more boards than seats, impossible entrances and impossible first buildings."""
    if len(rules.options.boards) > rules.players:
        raise Illegal("too_many_boards", boards=len(rules.options.boards), seats=rules.players)
    _check_entrance_spaces(rules.figures["entrance_spaces"])
    for columns in sorted(columns_in_play(rules)):
        if not entrance_spaces(rules, columns):
            reason = f"no entrance on a board with {columns} columns"
            raise Illegal("bad_figure", figure="entrance_spaces", reason=reason)
    for layout in rules.figures["layouts"]:
        _check_layout(layout)


def _check_entrance_spaces(spaces: str | tuple[Border, ...]) -> None:
    if spaces != "all" and not ENTRANCES.issuperset(spaces):
        raise Illegal("bad_figure", figure="entrance_spaces", reason="no board has this entrance space")


def _check_layout(layout: FirstBuilding) -> None:
    if len({layout.hub, layout.treatment_room, layout.supply_room}) < 3:
        raise Illegal("bad_figure", figure="layouts", reason="two rooms share a space")
    if grid(WIDE).entrances.get(layout.entrance) != layout.hub:
        raise Illegal("bad_figure", figure="layouts", reason="the entrance does not lead into the hub")
