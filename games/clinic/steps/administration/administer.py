"""The administration: the eleven steps of the rulebook, from the action tiles to the new turn order."""

from collections.abc import Callable

from games.clinic import events as e
from games.clinic.commands import Administer, TakeCar
from games.clinic.data.figures import DEATH_POPULARITY, LAB_POPULARITY
from games.clinic.evolve.administration import level_down, level_up
from games.clinic.geometry.buildings import rooms_by_space
from games.clinic.hooks import services_in_play
from games.clinic.state import Colour, Person, State
from games.clinic.steps.administration.university import fill_university
from games.clinic.steps.cars import settle_cars
from games.clinic.steps.scoring_job import SCORING_JOB, scoring_awaited
from games.clinic.types import Context, Decision, Handler, Rules, Step
from games.kernel.messages import Awaiting, Seat

Change = Callable[[Context, State, Seat], Decision]
"""A change that is applied to each clinic in turn order."""


def _administer(ctx: Context, state: State, _seat: Seat, _command: Administer) -> Decision:
    rules = ctx.rules
    state = yield e.ActionTilesReturned()
    state = yield e.AppointmentsMissed(missed(rules, state))
    state = yield e.DoctorsTaught(tuple(colour and level_up(colour) for colour in state.university))
    state = yield from fill_university(ctx, state)
    state = yield e.NursesPlaced((0,) * state.round + state.nurses[state.round :])
    for change in rules.resolve(clinic_changes)(rules):
        for seat in state.turn_order:
            state = yield from change(ctx, state, seat)
    state = yield e.TilesTurned()
    return (yield e.TurnOrderSet(next_order(state)))


def missed(rules: Rules, state: State) -> tuple[e.Appointment, ...]:
    """Return the rightmost patient of every service."""
    rows = zip(rules.resolve(services_in_play)(rules), state.notepad, strict=True)
    return tuple(e.Appointment(service, row[0]) for service, row in rows if row)


def clinic_changes(_rules: Rules) -> tuple[Change, ...]:
    """Return the changes applied to the clinics, in order."""
    return (learning, tiring, getting_worse)


def in_lab(state: State, seat: Seat, person: Person) -> bool:
    """Whether a person is in a lab."""
    room = rooms_by_space(state.clinics[seat]).get(person.at)
    return room is not None and room.kind == "lab"


def learns(_rules: Rules, state: State, seat: Seat, doctor: Person) -> bool:
    """Whether a doctor gains levels and popularity in a lab."""
    return in_lab(state, seat, doctor)


def tires(_rules: Rules, state: State, seat: Seat, doctor: Person) -> bool:
    """Whether a doctor loses a level."""
    return not in_lab(state, seat, doctor)


def _doctors(state: State, seat: Seat) -> list[tuple[Person, Colour]]:
    return [(p, p.colour) for p in state.clinics[seat].people if p.kind == "doctor" and p.colour]


def learning(ctx: Context, state: State, seat: Seat) -> Decision:
    """Doctors in labs gain two levels, and a point of popularity each."""
    asked = ctx.rules.resolve(learns)
    learned = [(p.id, colour) for p, colour in _doctors(state, seat) if asked(ctx.rules, state, seat, p)]
    for _ in learned:
        state = yield e.PopularityChanged(seat, "lab", LAB_POPULARITY)
    promoted = tuple((number, level_up(old, 2)) for number, old in learned if level_up(old, 2) != old)
    return (yield e.StaffChanged(seat, promoted)) if promoted else state


def tiring(ctx: Context, state: State, seat: Seat) -> Decision:
    """All other doctors lose a level."""
    asked = ctx.rules.resolve(tires)
    tired = tuple(
        (doctor.id, level_down(colour))
        for doctor, colour in _doctors(state, seat)
        if level_down(colour) != colour and asked(ctx.rules, state, seat, doctor)
    )
    return (yield e.StaffChanged(seat, tired)) if tired else state


def worsening_patients(_rules: Rules, state: State, seat: Seat) -> list[Person]:
    """Return the patients of a seat who get worse, including those in pre-admissions."""
    return [person for person in state.clinics[seat].people if person.kind == "patient"]


def getting_worse(ctx: Context, state: State, seat: Seat) -> Decision:
    """Red patients die, which costs popularity. All others get worse."""
    patients = ctx.rules.resolve(worsening_patients)(ctx.rules, state, seat)
    for patient in patients:
        if patient.colour == "red":
            state = yield e.PatientDied(seat, patient.id)
            state = yield e.PopularityChanged(seat, "death", DEATH_POPULARITY)
    worse = tuple((p.id, level_up(p.colour)) for p in patients if p.colour and p.colour != "red")
    return (yield e.PatientsWorsened(seat, worse)) if worse else state


def next_order(state: State) -> tuple[Seat, ...]:
    """Return the next turn order: least popular first, ties to the last to arrive, never twice the same."""
    order = tuple(
        sorted(
            state.turn_order,
            key=lambda seat: (state.clinics[seat].popularity, -state.popularity_stack.index(seat)),
        )
    )
    return (order[-1], *order[:-1]) if order == state.turn_order else order


def _settle(ctx: Context, state: State) -> Decision:
    for seat in state.turn_order:
        state = yield from settle_cars(ctx, state, seat)
    return state


def _leaving(_rules: Rules, state: State) -> Awaiting:
    return Awaiting(tuple(s for s in state.turn_order if state.clinics[s].cars_to_take))


ADMINISTRATION = Step("administration", awaiting=scoring_awaited, commands=(Administer,))
DEPARTURES = Step("departures", enter=_settle, awaiting=_leaving, commands=(TakeCar,))
ADMINISTER = Handler(_administer, job=SCORING_JOB)
