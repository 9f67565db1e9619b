"""Changes of Investments' rules since the first version."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from games.dice_hospital.hooks import Choices, department_choices, optional_choices
from games.dice_hospital.modules.investments.messages import TokenUsed
from games.dice_hospital.modules.investments.state import meeple_in
from games.dice_hospital.modules.investments.tokens.colour_tokens import (
    colour_tokens,
    colours_imposed,
    turned,
)
from games.dice_hospital.modules.investments.tokens.using import token_used
from games.dice_hospital.state import Colour, Hospital, Patient, Pending, State, with_hospital
from games.dice_hospital.types import Amendment, Rules
from games.kernel.messages import Seat

Imposed = Callable[[Rules, State, Seat], Mapping[str, Colour]]
Optional = Callable[[Rules, State, Seat], Mapping[str, Mapping[Colour, Choices]]]


def _healed_by_the_meeple(state: State, event: TokenUsed) -> State:
    """Let the placed specialist react to what a token of the department healed."""
    hospital = state.hospitals[event.seat]
    if hospital.pending and meeple_in(state, event.seat, event.place):
        pending = _with_healed(hospital, hospital.pending, event)
        state = with_hospital(state, event.seat, pending=pending)
    return token_used(state, event)


def _with_healed(hospital: Hospital, pending: Pending, event: TokenUsed) -> Pending:
    """Add the healed patients, with their colour then and their value before the placement."""
    before = {patient.id: patient.value for patient in pending.before}
    treated = {treatment.patient for treatment in event.treatments}
    healed = [
        replace(p, colour=_colour_then(p, event), value=before.get(p.id, p.value))
        for p in hospital.patients
        if p.id in treated
    ]
    known = {(patient.id, patient.colour) for patient in pending.healed}
    new = tuple([patient for patient in healed if (patient.id, patient.colour) not in known])
    return replace(pending, healed=pending.healed + new)


def _colour_then(patient: Patient, event: TokenUsed) -> Colour:
    return event.colour if event.colour and patient.id in event.recoloured else patient.colour


def _impose_nothing(_original: Imposed) -> Imposed:
    return lambda _rules, _state, _seat: {}


def _with_colours_of_cards(original: Optional) -> Optional:
    """Let a specialist use the colour tokens on its card, or leave the department its colour."""

    def override(rules: Rules, state: State, seat: Seat) -> Mapping[str, Mapping[Colour, Choices]]:
        found, cards = dict(original(rules, state, seat)), state.hospitals[seat].specialists
        for card, colour in colour_tokens(state, seat):
            if card in cards:
                choices, _ = rules.resolve(department_choices)(rules, state, seat)
                instead = {
                    tile: turned(choice, colour)
                    for tile, choice in choices.items()
                    if choice.colour not in (None, colour)
                }
                found[card] = {**found.get(card, {}), colour: instead}
        return found

    return override


AMENDMENTS = (
    Amendment(
        since=2,
        about=(
            "What a department's tokens heal is healed by the meeple placed there, so its ability reacts to"
            " it. An Intern may leave a department its colour in spite of the colour tokens on her card."
        ),
        evolvers={TokenUsed: _healed_by_the_meeple},
        overrides={colours_imposed: _impose_nothing, optional_choices: _with_colours_of_cards},
    ),
)
