"""Administration: the book's steps from the missed appointments to the new turn order."""

from games.clinic import events as e
from games.clinic.commands import Administer, TakeCar
from games.clinic.data.figures import DEATH_POPULARITY, LAB_POPULARITY
from games.clinic.evolve.administration import fallen, risen
from games.clinic.geometry.buildings import rooms
from games.clinic.state import Colour, Course, Person, State
from games.clinic.steps.cars import settle
from games.clinic.steps.expenses import SCORING_JOB
from games.clinic.steps.university import fill_university
from games.kernel.messages import Awaiting, Seat
from games.kernel.module import Context, Handler, Step
from games.kernel.rules import Rules


def _awaiting(_rules: Rules, state: State) -> Awaiting:
    return Awaiting(job=SCORING_JOB) if any(clinic.used for clinic in state.clinics) else Awaiting()


def _administer(ctx: Context, state: State, _seat: Seat, _command: Administer) -> Course:
    state = yield e.AppointmentsMissed()
    state = yield e.DoctorsTaught()
    state = yield from fill_university(ctx, state)
    state = yield e.NursesPlaced((0,) * state.round + state.nurses[state.round :])
    for part in (_learn, _tire, _worsen):
        for seat in state.turn_order:
            state = yield from part(ctx, state, seat)
    state = yield e.TilesTurned()
    return (yield e.TurnOrderSet(next_order(state)))


def in_lab(state: State, seat: Seat, person: Person) -> bool:
    """Whether a doctor studies in a lab."""
    room = rooms(state.clinics[seat]).get(person.at)
    return person.kind == "doctor" and room is not None and room.kind == "lab"


def learns(_rules: Rules, state: State, seat: Seat, person: Person) -> bool:
    """Whether a doctor learns in the administration."""
    return in_lab(state, seat, person)


def _learn(ctx: Context, state: State, seat: Seat) -> Course:
    """Doctors in labs rise two levels, and each brings popularity."""
    asked = ctx.rules.ask(learns)
    for person in state.clinics[seat].people:
        if person.colour and asked(ctx.rules, state, seat, person):
            state = yield e.PopularityChanged(seat, "lab", LAB_POPULARITY)
            if risen(person.colour, 2) != person.colour:
                state = yield e.StaffChanged(seat, ((person.id, risen(person.colour, 2)),))
    return state


def _tire(_ctx: Context, state: State, seat: Seat) -> Course:
    """All other doctors fall a level."""
    tired: list[tuple[int, Colour]] = [
        (person.id, fallen(person.colour))
        for person in state.clinics[seat].people
        if person.kind == "doctor"
        and person.colour
        and not in_lab(state, seat, person)
        and fallen(person.colour) != person.colour
    ]
    return (yield e.StaffChanged(seat, tuple(tired))) if tired else state


def worsening(_rules: Rules, state: State, seat: Seat) -> list[Person]:
    """The patients of a seat who get worse."""
    return [person for person in state.clinics[seat].people if person.kind == "patient"]


def _worsen(ctx: Context, state: State, seat: Seat) -> Course:
    """Red patients die, all others get worse; those in pre-admissions too."""
    patients = ctx.rules.ask(worsening)(ctx.rules, state, seat)
    for patient in patients:
        if patient.colour == "red":
            state = yield e.PatientDied(seat, patient.id)
            state = yield e.PopularityChanged(seat, "death", DEATH_POPULARITY)
    worse = tuple((p.id, risen(p.colour)) for p in patients if p.colour and p.colour != "red")
    return (yield e.PatientsWorsened(seat, worse)) if worse else state


def next_order(state: State) -> tuple[Seat, ...]:
    """Least popular first, the last to reach a value before the others; never the same order twice."""
    order = tuple(
        sorted(
            state.turn_order,
            key=lambda seat: (state.clinics[seat].popularity, -state.stacks.index(seat)),
        )
    )
    return (order[-1], *order[:-1]) if order == state.turn_order else order


def _settle(ctx: Context, state: State) -> Course:
    for seat in state.turn_order:
        state = yield from settle(ctx, state, seat)
    return state


def _leaving(_rules: Rules, state: State) -> Awaiting:
    return Awaiting(tuple(s for s in state.turn_order if state.clinics[s].departing))


ADMINISTRATION = Step("administration", awaiting=_awaiting, commands=(Administer,))
DEPARTURES = Step("departures", enter=_settle, awaiting=_leaving, commands=(TakeCar,))
ADMINISTER = Handler(_administer, job=SCORING_JOB)
