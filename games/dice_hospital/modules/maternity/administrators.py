"""The two administrators of Maternity."""

from collections.abc import Callable

import msgspec

from games.dice_hospital.modules.administrators.rows import Administrator, administrators_in
from games.dice_hospital.modules.administrators.state import seat_administrators
from games.dice_hospital.modules.maternity.families.members import is_baby, is_mother
from games.dice_hospital.modules.maternity.families.midwife import birth, expecting
from games.dice_hospital.modules.maternity.figures import MIDWIFE_DIE
from games.dice_hospital.modules.maternity.messages import CallMidwife
from games.dice_hospital.state import Patient, State, arriving
from games.dice_hospital.steps.admission import admit
from games.dice_hospital.types import Context, Decision, Handler, Rules
from games.kernel.catalogue.names import house
from games.kernel.messages import Seat
from games.kernel.refusal import Illegal

FAMILIES_POINTS = 3
FAMILIES_NEEDED = 2

Admit = Callable[[Context, State, Seat], Decision]


class ChoosesBabies(msgspec.Struct, frozen=True):
    """Chooses the result of the midwife die."""

    def points(self, _rules: Rules, _state: State, _seat: Seat) -> int:
        """Return 0: choosing does not score."""
        return 0


class DischargesFamilies(msgspec.Struct, frozen=True):
    """Scores when enough mothers and babies were discharged in the round."""

    def points(self, _rules: Rules, state: State, seat: Seat) -> int:
        """Return the points if there were enough of both."""
        discharged = state.hospitals[seat].discharged
        fewest = min(sum(map(is_mother, discharged)), sum(map(is_baby, discharged)))
        return FAMILIES_POINTS if fewest >= FAMILIES_NEEDED else 0


ADMINISTRATORS = (
    Administrator("head_of_midwifery", ChoosesBabies(), "chooses the result of the midwife die", appeal=1),
    Administrator(
        "head_of_obstetrics",
        DischargesFamilies(),
        "two mothers and two babies discharged in a round: 3 points",
        appeal=1,
    ),
)
NAMES = {
    "head_of_midwifery": house(
        en="Head of Midwifery", de="Leitende Hebamme", fr="Sage-femme en chef", it="Capo ostetrica"
    ),
    "head_of_obstetrics": house(
        en="Head of Obstetrics",
        de="Leiter der Geburtshilfe",
        fr="Chef de l'obstétrique",
        it="Primario di ostetricia",
    ),
}


def _undecided(rules: Rules, state: State, seat: Seat) -> list[Patient]:
    """The arriving mothers for whom a seat can choose the number of babies."""
    kept = seat_administrators(state)[seat].kept
    if not kept or not isinstance(administrators_in(rules.box)[kept].bonus, ChoosesBabies):
        return []
    return expecting(state, seat, arriving(state, seat))


def admit_after_midwife(original: Admit) -> Admit:
    """Admit mothers only after their number of babies is chosen."""

    def override(ctx: Context, state: State, seat: Seat) -> Decision:
        if _undecided(ctx.rules, state, seat):
            return state
        return (yield from original(ctx, state, seat))

    return override


def _counts(rules: Rules) -> list[int]:
    return sorted({0, *rules.figures[MIDWIFE_DIE]})


def _legal(rules: Rules, state: State, seat: Seat) -> list[CallMidwife]:
    mothers = _undecided(rules, state, seat)
    return [CallMidwife(mother.id, count) for mother in mothers for count in _counts(rules)]


def _decide(ctx: Context, state: State, seat: Seat, command: CallMidwife) -> Decision:
    if all(mother.id != command.patient for mother in _undecided(ctx.rules, state, seat)):
        raise Illegal("patient_not_eligible", patient=command.patient)
    if command.babies not in _counts(ctx.rules):
        raise Illegal("wrong_value", value=command.babies, needed=_counts(ctx.rules))
    state = yield from birth(ctx, state, seat, command.patient, command.babies)
    return (yield from ctx.rules.resolve(admit)(ctx, state, seat))


CALL_MIDWIFE = Handler(_decide, _legal)
