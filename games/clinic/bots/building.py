"""What the greedy bot thinks of building: what a clinic gains by it, less what it costs."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.clinic import commands as c
from games.clinic.bots.growth import worth
from games.clinic.bots.look import Look
from games.clinic.bots.usual import USUAL, module_cost, rounds_left
from games.clinic.geometry.buildings import module_spaces
from games.clinic.geometry.spaces import floor_of, grid
from games.clinic.rooms import works
from games.clinic.state import SERVICES, SPECIALS, Clinic, Kind, Module, Parking, Service
from games.clinic.steps.grounds import garden_spaces
from games.kernel.messages import Command

_SERVICES = 2
"""Of so many services, those that fewest others offer, hubs are looked at before an action is chosen."""
_RESERVE, _SHORT = 5, 3
"""Money that is kept for a hire while there are rounds to come, and what each missing dollar is worth."""


def _gain(look: Look, after: Clinic, cost: int) -> int:
    """What the clinic gains, if it is worth the money; in the last round money is worth nothing."""
    rounds = rounds_left(look.view.round)
    gain = worth(after, rounds, look.rivals) - worth(look.clinic, rounds, look.rivals)
    if rounds == 1:
        return gain
    return gain - cost - _SHORT * max(0, _RESERVE - look.own.savings + cost)


def _with(clinic: Clinic, *modules: Module) -> Clinic:
    return replace(clinic, modules=(*clinic.modules, *modules))


def build_module(look: Look, command: c.BuildModule) -> int:
    """A treatment room is looked at together with the supply room that may follow it."""
    module = Module(command.space, command.kind, command.service)
    after, cost = _with(look.clinic, module), module_cost(command.space)
    gain = _gain(look, after, cost)
    if command.kind == "treatment_room" and not works(after, module):
        beside = grid(after.columns).adjacent[command.space]
        for space in module_spaces(after, "supply_room"):
            further = cost + module_cost(space)
            if space in beside and further <= look.own.savings:
                gain = max(gain, _gain(look, _with(after, Module(space, "supply_room")), further))
    return gain


def build_garden(look: Look, command: c.BuildGarden | c.PlaceBonus) -> int:
    """Beside treatment rooms."""
    after = replace(look.clinic, gardens=(*look.clinic.gardens, command.space))
    return _gain(look, after, USUAL["garden_cost"])


def build_parking(look: Look, command: c.BuildParking | c.PlaceBonus) -> int:
    """Where cars have little room."""
    after = replace(look.clinic, parkings=(*look.clinic.parkings, Parking(command.space)))
    return _gain(look, after, USUAL["parking_cost"])


def _upgrade_parking(look: Look, command: c.UpgradeParking) -> int:
    parkings = tuple(Parking(p.space, 3) if p.space == command.space else p for p in look.clinic.parkings)
    return _gain(look, replace(look.clinic, parkings=parkings), USUAL["parking_upgrade_cost"])


def _build_helipad(look: Look, command: c.BuildHelipad) -> int:
    after = replace(look.clinic, helipads=(*look.clinic.helipads, command.space))
    return _gain(look, after, USUAL["helipad_cost"][floor_of(command.space) - 1])


def _build_entrance(look: Look, command: c.BuildEntrance) -> int:
    after = replace(look.clinic, entrances=(*look.clinic.entrances, command.entrance))
    return _gain(look, after, USUAL["entrance_cost"])


def _build_conveyor(look: Look, command: c.BuildConveyor) -> int:
    after = replace(look.clinic, conveyors=(*look.clinic.conveyors, *command.stops))
    return _gain(look, after, USUAL["conveyor_cost"])


def best_building(look: Look) -> int:
    """What the best module or garden is worth that could be built now."""
    shown, new = look.view.supply, [s for s in SERVICES if s in look.view.supply.hubs_shown]
    services = sorted(new, key=look.rivals.count)[:_SERVICES]
    kinds: list[tuple[Kind, Service | None]] = [("hub", service) for service in services]
    kinds += [(kind, None) for kind in SPECIALS if kind in shown.specials_shown]
    kinds += [("treatment_room", None)] if shown.treatment_rooms else []
    return max(
        (
            0,
            *(
                build_module(look, c.BuildModule(kind, space, service))
                for kind, service in kinds
                for space in module_spaces(look.clinic, kind)
                if module_cost(space) <= look.own.savings
            ),
            *(build_garden(look, c.BuildGarden(space)) for space in garden_spaces(look.clinic)),
        )
    )


TASTES: dict[type[Command], Callable[[Look, Any], int]] = {
    c.BuildModule: build_module,
    c.BuildGarden: build_garden,
    c.BuildParking: build_parking,
    c.UpgradeParking: _upgrade_parking,
    c.BuildHelipad: _build_helipad,
    c.BuildEntrance: _build_entrance,
    c.BuildConveyor: _build_conveyor,
}
