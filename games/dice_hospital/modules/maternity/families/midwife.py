"""The midwife die: how many babies come with a mother."""

from games.dice_hospital.events import PatientsAdmitted
from games.dice_hospital.evolve.patients import admitted, drawn
from games.dice_hospital.modules.maternity.arrival.first_families import BEGINNING_VALUE
from games.dice_hospital.modules.maternity.families import members
from games.dice_hospital.modules.maternity.figures import MIDWIFE_DIE
from games.dice_hospital.modules.maternity.messages import BabiesBorn
from games.dice_hospital.state import Patient, State
from games.dice_hospital.types import Context, Decision
from games.kernel.chance import pick
from games.kernel.messages import Seat


def expecting(state: State, seat: Seat, patients: tuple[Patient, ...]) -> list[Patient]:
    """The mothers among these patients whose babies are not born yet."""
    with_babies = {baby.party for baby in members.babies(state.hospitals[seat])}
    return [p for p in patients if members.is_mother(p) and p.id not in with_babies]


def birth(ctx: Context, state: State, seat: Seat, mother: int, count: int = 0) -> Decision:
    """Add the babies of a mother: `count` of them, or as many as the die says."""
    number = state.next_patient
    count = count or pick(ctx.chance, ctx.rules.figures[MIDWIFE_DIE])
    babies = tuple(members.baby(number + index, BEGINNING_VALUE, mother) for index in range(count))
    return (yield BabiesBorn(seat, babies))


def births(ctx: Context, state: State, event: PatientsAdmitted) -> Decision:
    """Roll the die for every admitted mother whose babies are not born yet."""
    for mother in expecting(state, event.seat, state.hospitals[event.seat].patients):
        state = yield from birth(ctx, state, event.seat, mother.id)
    return state


def babies_born(state: State, event: BabiesBorn) -> State:
    """Admit the new babies."""
    return admitted(drawn(state, event.babies), event.seat, event.babies)
