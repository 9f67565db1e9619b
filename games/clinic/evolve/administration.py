"""Administration: the main board and the clinics are made ready for the next round."""

from msgspec.structs import replace

from games.clinic import events as e
from games.clinic.evolve.people import left, with_people
from games.clinic.state import LEVELS, Colour, State


def risen(colour: Colour, levels: int = 1) -> Colour:
    """A colour so many levels up, red at most; purple has no level."""
    return colour if colour == "purple" else LEVELS[min(LEVELS.index(colour) + levels, len(LEVELS) - 1)]


def fallen(colour: Colour) -> Colour:
    """A colour one level down, white at least; purple has no level."""
    return colour if colour == "purple" else LEVELS[max(LEVELS.index(colour) - 1, 0)]


def appointments_missed(state: State, _event: e.AppointmentsMissed) -> State:
    bag = list(state.patients)
    for row in state.notepad:
        if row:
            bag[LEVELS.index(row[0])] += 1
    return replace(state, patients=tuple(bag), notepad=tuple(row[1:] for row in state.notepad))


def doctors_taught(state: State, _event: e.DoctorsTaught) -> State:
    return replace(state, university=tuple(colour and risen(colour) for colour in state.university))


def doctors_drawn(state: State, event: e.DoctorsDrawn) -> State:
    bag = list(state.doctors)
    for colour in event.drawn:
        bag[(*LEVELS, "purple").index(colour)] -= 1
    return replace(state, doctors=tuple(bag), university=event.university)


def nurses_placed(state: State, event: e.NursesPlaced) -> State:
    return replace(state, nurses=event.columns)


def staff_changed(state: State, event: e.StaffChanged) -> State:
    colours = dict(event.doctors)
    people = state.clinics[event.seat].people
    return with_people(
        state, event.seat, [replace(p, colour=colours[p.id]) for p in people if p.id in colours]
    )


def patients_worsened(state: State, event: e.PatientsWorsened) -> State:
    colours = dict(event.patients)
    people = state.clinics[event.seat].people
    return with_people(
        state, event.seat, [replace(p, colour=colours[p.id]) for p in people if p.id in colours]
    )


def patient_died(state: State, event: e.PatientDied) -> State:
    return left(state, event.seat, (event.patient,))


def tiles_turned(state: State, _event: e.TilesTurned) -> State:
    supply = state.supply
    clinics = tuple(replace(clinic, limits=(), used=(), busy=(), operated=()) for clinic in state.clinics)
    return replace(
        state,
        clinics=clinics,
        selected=(),
        supply=replace(
            supply,
            hubs_shown=tuple(count > 0 for count in supply.hubs),
            specials_shown=tuple(count > 0 for count in supply.specials),
        ),
    )


def turn_order_set(state: State, event: e.TurnOrderSet) -> State:
    return replace(state, turn_order=event.order)
