"""The value of a build action to the easy bot since version 2: the best component that it can pay for."""

from collections.abc import Callable, Iterable
from typing import Any

from games.clinic import commands as c
from games.clinic.bots.bot_view import BotView
from games.clinic.bots.policy.building import HEURISTICS
from games.clinic.geometry.buildings import room_spaces
from games.clinic.geometry.spaces import floor_of, grid
from games.clinic.prices import PricesView
from games.clinic.state import SERVICES, SPECIALS, Kind, Service
from games.clinic.steps.actions import other_components as other
from games.kernel.messages import Command

_SERVICES_TRIED = 2
"""How many services to try hubs of: those that the fewest others offer."""
_PRICES: dict[type[Command], Callable[[PricesView, Any], int]] = {
    c.BuildRoom: lambda prices, command: prices.rooms[floor_of(command.space)],
    c.BuildGarden: lambda prices, command: prices.gardens[floor_of(command.space)],
    c.BuildParking: lambda prices, _command: prices.parking,
    c.UpgradeParking: lambda prices, _command: prices.parking_upgrade,
    c.BuildHelipad: lambda prices, command: prices.helipads[floor_of(command.space)] or 0,
    c.BuildEntrance: lambda prices, _command: prices.entrance,
    c.BuildConveyor: lambda prices, _command: prices.conveyor,
}


def _price(bot_view: BotView, command: Command) -> int:
    return _PRICES[type(command)](bot_view.view.prices, command)


def best_building(bot_view: BotView) -> int:
    """Return the value of the best component that can be built and paid for now."""
    purse, found = bot_view.own.savings, (*_rooms(bot_view), *_other_components(bot_view))
    affordable = [command for command in found if _price(bot_view, command) <= purse]
    return max((0, *(HEURISTICS[type(command)](bot_view, command) for command in affordable)))


def _rooms(bot_view: BotView) -> Iterable[Command]:
    for kind, service in _tiles(bot_view):
        yield from (c.BuildRoom(kind, space, service) for space in room_spaces(bot_view.site, kind))


def _tiles(bot_view: BotView) -> Iterable[tuple[Kind, Service | None]]:
    """The rooms that the seat can still take this round."""
    supply, limits = bot_view.view.supply, bot_view.own.limits
    if "hub" not in limits:
        shown = [service for service in SERVICES if service in supply.hubs_shown]
        yield from (("hub", one) for one in sorted(shown, key=bot_view.rivals.count)[:_SERVICES_TRIED])
    if "special" not in limits:
        yield from ((kind, None) for kind in SPECIALS if kind in supply.specials_shown)
    if supply.treatment_rooms:
        yield "treatment_room", None
    if supply.supply_rooms:
        yield "supply_room", None


def _other_components(bot_view: BotView) -> Iterable[Command]:
    site, supply = bot_view.site, bot_view.view.supply
    if supply.gardens:
        yield from map(c.BuildGarden, other.garden_spaces(site))
    if supply.helipads:
        yield from map(c.BuildHelipad, other.helipad_spaces(site))
    if supply.entrances:
        standing = {room.space for room in site.rooms}
        borders = grid(site.columns).entrances
        free = (one for one, space in borders.items() if space in standing and one not in site.entrances)
        yield from map(c.BuildEntrance, free)
    if supply.parkings:
        yield from map(c.BuildParking, other.parking_spaces(site))
    yield from map(c.UpgradeParking, other.small_parkings(site))
    if supply.conveyors > 1:
        yield from map(c.BuildConveyor, other.conveyor_stops(site))
