"""The Consultant: for one activation, it copies the ability of another specialist of its hospital."""

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from games.dice_hospital.bots.bot_view import BotView
from games.dice_hospital.data.rows import Specialist
from games.dice_hospital.effects.specialist_reactions import passive_ability
from games.dice_hospital.events import ActivationFinished, MeeplePlaced
from games.dice_hospital.hooks import specialist_of
from games.dice_hospital.modules.promos.deck import CONSULTANT_CARD as CARD
from games.dice_hospital.modules.promos.deck import any_other_card, put_back
from games.dice_hospital.modules.promos.messages import ConsultantAdded, CopySpecialist, SpecialistCopied
from games.dice_hospital.modules.promos.words import CONSULTANT_WORDS
from games.dice_hospital.state import State
from games.dice_hospital.steps.improvement import one_of_each
from games.dice_hospital.types import Context, Decision, Handler, Module, Rules, Step
from games.kernel.catalogue.names import Names
from games.kernel.messages import Seat
from games.kernel.module import Before, public
from games.kernel.refusal import Illegal
from games.kernel.state import slice_reader


class CopiesAnother(msgspec.Struct, frozen=True):
    """No ability of its own: until it copies a specialist, the Consultant works as a nurse."""

    trigger: None = None


class CopiedSpecialist(msgspec.Struct, frozen=True):
    """What a seat's Consultant copies in this round."""

    specialist: str | None = None
    """The id of the specialist that the seat's Consultant copies in this activation; null: none."""
    placement_made: bool = False
    """Whether the seat has placed a meeple in this activation. Then it is too late to choose."""


IDLE = CopiedSpecialist()


copying = slice_reader("consultant", tuple[CopiedSpecialist, ...])
"""Return this module's slice of the state."""


def _with_copying(state: State, seat: Seat, own: CopiedSpecialist) -> State:
    known = copying(state)
    return replace(state, consultant=(*known[:seat], own, *known[seat + 1 :]))


def _add(ctx: Context, state: State) -> Decision:
    return (yield ConsultantAdded(any_other_card(ctx, state)))


def _copied(state: State, event: SpecialistCopied) -> State:
    return _with_copying(state, event.seat, CopiedSpecialist(event.specialist))


def _placed(state: State, event: MeeplePlaced) -> State:
    own = copying(state)[event.seat]
    return (
        state if own.placement_made else _with_copying(state, event.seat, replace(own, placement_made=True))
    )


def _finished(state: State, event: ActivationFinished) -> State:
    return _with_copying(state, event.seat, IDLE)


def _others(state: State, seat: Seat) -> list[str]:
    """The specialists that a seat's Consultant can copy."""
    own = state.hospitals[seat].specialists
    return [card for card in own if card != CARD] if CARD in own else []


def _legal(_rules: Rules, state: State, seat: Seat) -> list[CopySpecialist]:
    if copying(state)[seat] != IDLE:
        return []
    return [CopySpecialist(card) for card in one_of_each(_others(state, seat))]


def _decide(_ctx: Context, state: State, seat: Seat, command: CopySpecialist) -> Decision:
    own = copying(state)[seat]
    if command.specialist not in _others(state, seat):
        raise Illegal("nothing_to_copy", specialist=command.specialist)
    if own.specialist:
        raise Illegal("copied_already", specialist=own.specialist)
    if own.placement_made:
        raise Illegal("too_late_to_copy")
    return (yield SpecialistCopied(seat, command.specialist))


RowOf = Callable[[Rules, State, Seat, str], Specialist]


def _as_copied(original: RowOf) -> RowOf:
    def override(rules: Rules, state: State, seat: Seat, card: str) -> Specialist:
        if card == CARD:
            card = copying(state)[seat].specialist or card
        return original(rules, state, seat, card)

    return override


def _copy_specialist(bot_view: BotView, command: CopySpecialist) -> int:
    """Copy the best specialist before anything is placed."""
    return 1000 + bot_view.box.specialists[command.specialist].appeal


CONSULTANT = Module(
    key="consultant",
    name="Consultant",
    about="A specialist that copies another of your specialists. It replaces a random card.",
    words=CONSULTANT_WORDS,
    edits=(Before("first_reveal", Step("consultant_deck", enter=_add)),),
    extra_commands={"activation": (CopySpecialist,)},
    handlers={CopySpecialist: Handler(_decide, _legal)},
    evolvers={
        ConsultantAdded: put_back,
        SpecialistCopied: _copied,
        MeeplePlaced: _placed,
        ActivationFinished: _finished,
    },
    overrides={specialist_of: _as_copied},
    redactions=dict.fromkeys((CopySpecialist, ConsultantAdded, SpecialistCopied), public),
    slice=(tuple[CopiedSpecialist, ...], lambda _rules, players: (IDLE,) * players),
    view=(tuple[CopiedSpecialist, ...], lambda _rules, state, _viewer, _everything: copying(state)),
    components=(
        passive_ability(CopiesAnother),
        Specialist(
            "consultant",
            "blue",
            CopiesAnother(),
            "before the first placement: has the ability of another of your specialists for the phase",
            copies=1,
            appeal=3,
        ),
    ),
    names={
        "consultant": Names(
            en="Consultant",
            de="Konsiliararzt",
            fr="Consultant",
            it="Consulente",
            house=("de",),
            same=("fr",),
        )
    },
    examples=(CopySpecialist("paramedic.1"),),
    heuristics={CopySpecialist: _copy_specialist},
)
