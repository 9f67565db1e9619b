"""The Extinguishers module: they slow people down, and raise the income of adjacent treatment rooms."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from games.clinic.evolve.construction import with_component, with_payment
from games.clinic.geometry.layout import Place
from games.clinic.geometry.spaces import Space, floor_of
from games.clinic.geometry.ways import Toll
from games.clinic.modules.extinguishers import tokens
from games.clinic.modules.extinguishers.heuristics import build_extinguisher
from games.clinic.modules.extinguishers.messages import BuildExtinguisher, ExtinguisherBuilt
from games.clinic.modules.extinguishers.tokens import extinguisher_spaces, extinguishers_by_seat, tokens_left
from games.clinic.modules.extinguishers.words import WORDS
from games.clinic.state import Person, Room, State
from games.clinic.steps.actions.other_components import BuildableComponent, component_handler
from games.clinic.steps.business.treatments import income_of
from games.clinic.steps.movement.moving import entry_tolls
from games.clinic.types import Module, Rules
from games.kernel.catalogue.components import Part
from games.kernel.catalogue.names import Names
from games.kernel.messages import Seat
from games.kernel.module import public

Tolls = Callable[[Rules, State, Seat], Mapping[Place, Toll]]
Income = Callable[[Rules, State, Seat, Room, Person], int]


def cost_of(_rules: Rules, space: Space) -> int:
    """Return the cost of an extinguisher on the floor of a space."""
    return tokens.COST[floor_of(space)]


EXTINGUISHER = BuildableComponent(
    command=BuildExtinguisher,
    place_of=lambda command: command.space,
    event=ExtinguisherBuilt,
    places=lambda _rules, state, seat: extinguisher_spaces(state, seat),
    cost=cost_of,
    left=lambda state, _seat: tokens_left(state),
)


def _built(state: State, event: ExtinguisherBuilt) -> State:
    known, seat = extinguishers_by_seat(state), event.seat
    spaces = (*known[:seat], (*known[seat], event.space), *known[seat + 1 :])
    return with_payment(replace(with_component(state), extinguishers=spaces), seat, event.cost)


def _slower_to_enter(original: Tolls) -> Tolls:
    """Add time to enter a room with an extinguisher. Places that nobody can enter stay closed."""

    def override(rules: Rules, state: State, seat: Seat) -> Mapping[Place, Toll]:
        tolls, more = dict(original(rules, state, seat)), tokens.TIME
        for space in extinguishers_by_seat(state)[seat]:
            toll = tolls.get(space, 0)
            tolls[space] = None if toll is None else toll + more
        return tolls

    return override


def _more_income(original: Income) -> Income:
    """Add income in treatment rooms for each adjacent extinguisher."""

    def override(rules: Rules, state: State, seat: Seat, room: Room, patient: Person) -> int:
        found = original(rules, state, seat, room, patient)
        if room.kind == "treatment_room":
            found += tokens.INCOME * tokens.beside(state, seat, room.space)
        return found

    return override


def _view(_rules: Rules, state: State, _viewer: Seat | None, _everything: bool) -> tokens.ExtinguishersView:
    return tokens.ExtinguishersView(tokens_left(state), extinguishers_by_seat(state), tokens.COST)


EXTINGUISHERS = Module(
    key="extinguishers",
    name="Extinguishers",
    about="Extinguishers raise the income of adjacent treatment rooms, but people who enter spend more time.",
    figures=tokens.FIGURES,
    extra_commands=dict.fromkeys(("build_1", "build_2", "build_3"), (BuildExtinguisher,)),
    handlers={BuildExtinguisher: component_handler(EXTINGUISHER)},
    evolvers={ExtinguisherBuilt: _built},
    overrides={entry_tolls: _slower_to_enter, income_of: _more_income},
    redactions=dict.fromkeys((BuildExtinguisher, ExtinguisherBuilt), public),
    slice=(tuple[tuple[Space, ...], ...], lambda _rules, players: ((),) * players),
    view=(tokens.ExtinguishersView, _view),
    components=(
        Part(
            "extinguisher",
            "token",
            "built on a room that does not treat patients: $3 more income for each patient treated in an"
            " adjacent treatment room, but people spend 1 more time to enter the room",
            copies=tokens.TOKENS,
        ),
    ),
    names={
        "extinguisher": Names(
            en="Extinguisher", de="Feuerlöscher", fr="Extincteur", it="Estintore", house=("de", "fr")
        )
    },
    words=WORDS,
    examples=(BuildExtinguisher("0b3"),),
    heuristics={BuildExtinguisher: build_extinguisher},
    search_cost=5,
)
