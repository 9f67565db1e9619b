"""How the easy bot values building: the gain in clinic value, less the cost."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.clinic import commands as c
from games.clinic.bots.bot_view import BotView
from games.clinic.bots.default_figures import DEFAULT_FIGURES, room_cost, rounds_left
from games.clinic.bots.policy.clinic_value import clinic_value
from games.clinic.geometry.buildings import room_spaces
from games.clinic.geometry.spaces import floor_of, grid
from games.clinic.rooms import works
from games.clinic.state import SERVICES, SPECIALS, Clinic, Kind, Parking, Room, Service
from games.clinic.steps.actions.other_components import garden_spaces
from games.kernel.last_result import keep_last
from games.kernel.messages import Command

_SERVICES_TRIED = 2
"""How many services to try hubs of when an action is chosen: those that the fewest others offer."""
_MONEY_RESERVE, _SHORTAGE_COST = 5, 3
"""Money to keep for hiring while rounds are left, and the cost of each dollar below it."""


def _gain(bot_view: BotView, after: Clinic, cost: int) -> int:
    """Return the gain in clinic value less the cost. In the last round money has no value."""
    rounds = rounds_left(bot_view.view.round)
    gain = _value(bot_view, after) - _value_now(bot_view)
    if rounds == 1:
        return gain
    return gain - cost - _SHORTAGE_COST * max(0, _MONEY_RESERVE - bot_view.own.savings + cost)


def _value(bot_view: BotView, clinic: Clinic) -> int:
    rounds = rounds_left(bot_view.view.round)
    return clinic_value(clinic, bot_view.doctors, bot_view.orderlies, rounds, bot_view.rivals)


@keep_last
def _value_now(bot_view: BotView) -> int:
    return _value(bot_view, bot_view.site)


def _with(clinic: Clinic, *rooms: Room) -> Clinic:
    return replace(clinic, rooms=(*clinic.rooms, *rooms))


def build_room(bot_view: BotView, command: c.BuildRoom) -> int:
    """Value a room. A treatment room is valued together with its bonus supply room."""
    room = Room(command.space, command.kind, command.service)
    after, cost = _with(bot_view.site, room), room_cost(command.space)
    gain = _gain(bot_view, after, cost)
    if command.kind == "treatment_room" and not works(after, room):
        beside = grid(after.columns).adjacent[command.space]
        for space in room_spaces(after, "supply_room"):
            further = cost + room_cost(space)
            if space in beside and further <= bot_view.own.savings:
                gain = max(gain, _gain(bot_view, _with(after, Room(space, "supply_room")), further))
    return gain


def build_garden(bot_view: BotView, command: c.BuildGarden | c.PlaceBonus) -> int:
    """Value a garden, which pays beside treatment rooms."""
    after = replace(bot_view.site, gardens=(*bot_view.site.gardens, command.space))
    return _gain(bot_view, after, DEFAULT_FIGURES["garden_cost"])


def build_parking(bot_view: BotView, command: c.BuildParking | c.PlaceBonus) -> int:
    """Value a parking tile, which pays if places for cars run out."""
    after = replace(bot_view.site, parkings=(*bot_view.site.parkings, Parking(command.space)))
    return _gain(bot_view, after, DEFAULT_FIGURES["parking_cost"])


def _upgrade_parking(bot_view: BotView, command: c.UpgradeParking) -> int:
    parkings = tuple(Parking(p.space, 3) if p.space == command.space else p for p in bot_view.site.parkings)
    return _gain(bot_view, replace(bot_view.site, parkings=parkings), DEFAULT_FIGURES["parking_upgrade_cost"])


def _build_helipad(bot_view: BotView, command: c.BuildHelipad) -> int:
    after = replace(bot_view.site, helipads=(*bot_view.site.helipads, command.space))
    return _gain(bot_view, after, DEFAULT_FIGURES["helipad_cost"][floor_of(command.space) - 1])


def _build_entrance(bot_view: BotView, command: c.BuildEntrance) -> int:
    after = replace(bot_view.site, entrances=(*bot_view.site.entrances, command.entrance))
    return _gain(bot_view, after, DEFAULT_FIGURES["entrance_cost"])


def _build_conveyor(bot_view: BotView, command: c.BuildConveyor) -> int:
    after = replace(bot_view.site, conveyors=(*bot_view.site.conveyors, *command.stops))
    return _gain(bot_view, after, DEFAULT_FIGURES["conveyor_cost"])


def best_building(bot_view: BotView) -> int:
    """Return the value of the best room or garden that can be built now."""
    shown, new = bot_view.view.supply, [s for s in SERVICES if s in bot_view.view.supply.hubs_shown]
    services = sorted(new, key=bot_view.rivals.count)[:_SERVICES_TRIED]
    kinds: list[tuple[Kind, Service | None]] = [("hub", service) for service in services]
    kinds += [(kind, None) for kind in SPECIALS if kind in shown.specials_shown]
    kinds += [("treatment_room", None)] if shown.treatment_rooms else []
    return max(
        (
            0,
            *(
                build_room(bot_view, c.BuildRoom(kind, space, service))
                for kind, service in kinds
                for space in room_spaces(bot_view.site, kind)
                if room_cost(space) <= bot_view.own.savings
            ),
            *(build_garden(bot_view, c.BuildGarden(space)) for space in garden_spaces(bot_view.site)),
        )
    )


HEURISTICS: dict[type[Command], Callable[[BotView, Any], int]] = {
    c.BuildRoom: build_room,
    c.BuildGarden: build_garden,
    c.BuildParking: build_parking,
    c.UpgradeParking: _upgrade_parking,
    c.BuildHelipad: _build_helipad,
    c.BuildEntrance: _build_entrance,
    c.BuildConveyor: _build_conveyor,
}
