"""Dealing and keeping administrators, their points, and the patients they protect."""

from collections.abc import Callable, Iterable

from games.dice_hospital.bots.heuristics import sickest
from games.dice_hospital.events import ScoreLine
from games.dice_hospital.hooks import hospital_seats, neglect_steps, round_lines
from games.dice_hospital.modules.administrators import heuristics
from games.dice_hospital.modules.administrators.cards import CARDS, Protects
from games.dice_hospital.modules.administrators.figures import DEALT, FIGURES
from games.dice_hospital.modules.administrators.hidden import deal_hidden
from games.dice_hospital.modules.administrators.messages import (
    AdministratorKept,
    AdministratorsDealt,
    KeepAdministrator,
    PatientProtected,
    ProtectPatient,
    own_hand_only,
)
from games.dice_hospital.modules.administrators.names import NAMES
from games.dice_hospital.modules.administrators.rows import administrators_in
from games.dice_hospital.modules.administrators.state import (
    SeatAdministrators,
    SeatAdministratorsView,
    begin,
    dealt,
    kept,
    protected,
    seat_administrators,
    view,
)
from games.dice_hospital.modules.administrators.words import CARDS_WORDS, WORDS
from games.dice_hospital.state import Patient, State, clockwise
from games.dice_hospital.types import Context, Decision, Handler, Module, Rules, Step
from games.kernel.chance import shuffled
from games.kernel.messages import Awaiting, Seat
from games.kernel.module import After, Before, public
from games.kernel.refusal import Illegal


def _deal(ctx: Context, state: State) -> Decision:
    cards = shuffled(ctx.chance, tuple(administrators_in(ctx.rules.box)))
    for index, seat in enumerate(_seats(ctx.rules, state)):
        hand = cards[index * DEALT : (index + 1) * DEALT]
        if len(hand) == DEALT:
            state = yield AdministratorsDealt(seat, hand)
    return state


def _seats(rules: Rules, state: State) -> list[Seat]:
    """The seats that get administrators, from the first player on."""
    seats = rules.resolve_once(hospital_seats)
    return [seat for seat in clockwise(state, state.first_player) if seat in seats]


def _undecided(_rules: Rules, state: State) -> Awaiting:
    return Awaiting(
        tuple(
            seat for seat, office in enumerate(seat_administrators(state)) if office.dealt and not office.kept
        )
    )


def _deal_rejected(ctx: Context, state: State, _event: AdministratorKept) -> Decision:
    """Deal the rejected cards to the last seats, if there were too few cards for everyone."""
    held = seat_administrators(state)
    empty = [seat for seat in _seats(ctx.rules, state) if not held[seat].dealt]
    if empty and not _undecided(ctx.rules, state):
        rejected = [card for office in held for card in office.dealt if card != office.kept]
        dealt = [card for office in held for card in office.dealt]
        rejected += [card for card in administrators_in(ctx.rules.box) if card not in dealt]
        state = yield AdministratorsDealt(empty[0], shuffled(ctx.chance, rejected)[:DEALT])
    return state


def _legal_keep(_rules: Rules, state: State, seat: Seat) -> Iterable[KeepAdministrator]:
    office = seat_administrators(state)[seat]
    return [] if office.kept else [KeepAdministrator(card) for card in office.dealt]


def _keep(ctx: Context, state: State, seat: Seat, command: KeepAdministrator) -> Decision:
    if command not in _legal_keep(ctx.rules, state, seat):
        raise Illegal("administrator_not_dealt", administrator=command.administrator)
    return (yield AdministratorKept(seat, command.administrator))


def _neglected(rules: Rules, state: State, seat: Seat) -> list[Patient]:
    """The untreated patients whom a seat's administrator can protect."""
    kept = seat_administrators(state)[seat].kept
    bonus = administrators_in(rules.box)[kept].bonus if kept else None
    if not isinstance(bonus, Protects):
        return []
    patients = state.hospitals[seat].patients
    return [p for p in patients if not p.treated and p.colour == bonus.colour]


def _group_key(patient: Patient) -> tuple[int, int]:
    """What distinguishes neglected patients of one colour."""
    return patient.value, patient.ward


def _protects(state: State, seat: Seat) -> bool:
    """Whether a seat's administrator protects a patient in this round."""
    found = seat_administrators(state)[seat].protected
    return found is not None and found[0] == state.round


def _protect_forced(ctx: Context, state: State) -> Decision:
    """Protect a patient where there is no choice."""
    for seat in clockwise(state, state.first_player):
        patients = _neglected(ctx.rules, state, seat)
        if len({_group_key(patient) for patient in patients}) == 1:
            state = yield PatientProtected(seat, patients[0].id, state.round)
    return state


def _choosing(rules: Rules, state: State) -> Awaiting:
    return Awaiting(
        tuple(
            seat
            for seat in range(rules.players)
            if not _protects(state, seat) and _neglected(rules, state, seat)
        )
    )


def _legal_protect(rules: Rules, state: State, seat: Seat) -> Iterable[ProtectPatient]:
    distinct = {_group_key(patient): patient.id for patient in reversed(_neglected(rules, state, seat))}
    return [ProtectPatient(patient) for patient in sorted(distinct.values())]


def _protect(ctx: Context, state: State, seat: Seat, command: ProtectPatient) -> Decision:
    if all(patient.id != command.patient for patient in _neglected(ctx.rules, state, seat)):
        raise Illegal("patient_not_eligible", patient=command.patient)
    return (yield PatientProtected(seat, command.patient, state.round))


Steps = Callable[[Rules, State, Seat, Patient], int]
Lines = Callable[[Rules, State, Seat], tuple[ScoreLine, ...]]


def _unless_protected(original: Steps) -> Steps:
    def override(rules: Rules, state: State, seat: Seat, patient: Patient) -> int:
        protected = seat_administrators(state)[seat].protected
        if protected is not None and protected == (state.round, patient.id):
            return 0
        return original(rules, state, seat, patient)

    return override


def _with_bonus(original: Lines) -> Lines:
    def override(rules: Rules, state: State, seat: Seat) -> tuple[ScoreLine, ...]:
        kept = seat_administrators(state)[seat].kept
        points = administrators_in(rules.box)[kept].bonus.points(rules, state, seat) if kept else 0
        if points:
            return (*original(rules, state, seat), ScoreLine("administrator", points))
        return original(rules, state, seat)

    return override


DEALING = Step("administrators", enter=_deal, awaiting=_undecided, commands=(KeepAdministrator,))
PROTECTION = Step("protection", enter=_protect_forced, awaiting=_choosing, commands=(ProtectPatient,))

ADMINISTRATORS = Module(
    key="administrators",
    name="Administrators",
    about="Everyone keeps one of two administrators, who scores or protects.",
    words=WORDS,
    selectable=False,
    enabled_when=lambda options, _seats: bool(options.administrators),
    figures=FIGURES,
    edits=(After("starting_patients", DEALING), Before("scoring", PROTECTION)),
    handlers={
        KeepAdministrator: Handler(_keep, _legal_keep),
        ProtectPatient: Handler(_protect, _legal_protect),
    },
    evolvers={
        AdministratorsDealt: dealt,
        AdministratorKept: kept,
        PatientProtected: protected,
    },
    reactions={AdministratorKept: _deal_rejected},
    overrides={neglect_steps: _unless_protected, round_lines: _with_bonus},
    redactions={
        KeepAdministrator: public,
        ProtectPatient: public,
        AdministratorsDealt: own_hand_only,
        AdministratorKept: public,
        PatientProtected: public,
    },
    slice=(tuple[SeatAdministrators, ...], begin),
    view=(tuple[SeatAdministratorsView, ...], view),
    examples=(KeepAdministrator("matron_of_trauma"), ProtectPatient(12)),
    deal_hidden=deal_hidden,
    heuristics={KeepAdministrator: heuristics.keep_administrator, ProtectPatient: sickest},
    planned_steps=(PROTECTION.name,),
)

ADMINISTRATOR_CARDS = Module(
    key="administrator_cards",
    name="Administrators of the base game",
    about="The eight administrators that are dealt.",
    words=CARDS_WORDS,
    combines=("administrators",),
    components=CARDS,
    names=NAMES,
)
