"""Evolvers of the administration: the main board and the clinics are prepared for the next round."""

from msgspec.structs import replace

from games.clinic import events as e
from games.clinic.evolve.people import with_people, without_people
from games.clinic.state import LEVELS, SERVICES, Colour, State
from games.kernel.messages import Seat


def level_up(colour: Colour, levels: int = 1) -> Colour:
    """Return the colour some levels up, at most red. Purple has no level."""
    return colour if colour == "purple" else LEVELS[min(LEVELS.index(colour) + levels, len(LEVELS) - 1)]


def level_down(colour: Colour) -> Colour:
    """Return the colour one level down, at least white. Purple has no level."""
    return colour if colour == "purple" else LEVELS[max(LEVELS.index(colour) - 1, 0)]


def action_tiles_returned(state: State, _event: e.ActionTilesReturned) -> State:
    clinics = tuple(replace(clinic, used_actions=(), limits=()) for clinic in state.clinics)
    return replace(state, clinics=clinics, selected=())


def appointments_missed(state: State, event: e.AppointmentsMissed) -> State:
    bag, rows = list(state.patients), list(state.notepad)
    for appointment in event.appointments:
        row = SERVICES.index(appointment.service)
        rows[row] = rows[row][1:]
        bag[LEVELS.index(appointment.colour)] += 1
    return replace(state, patients=tuple(bag), notepad=tuple(rows))


def doctors_taught(state: State, event: e.DoctorsTaught) -> State:
    return replace(state, university=event.university)


def doctors_drawn(state: State, event: e.DoctorsDrawn) -> State:
    bag = list(state.doctors)
    for colour in event.drawn:
        bag[(*LEVELS, "purple").index(colour)] -= 1
    return replace(state, doctors=tuple(bag), university=event.university)


def nurses_placed(state: State, event: e.NursesPlaced) -> State:
    return replace(state, nurses=event.columns)


def with_colours(state: State, seat: Seat, colours: tuple[tuple[int, Colour], ...]) -> State:
    """Return the state with new colours for people of a seat, by their numbers."""
    new = dict(colours)
    people = state.clinics[seat].people
    return with_people(state, seat, [replace(p, colour=new[p.id]) for p in people if p.id in new])


def staff_changed(state: State, event: e.StaffChanged) -> State:
    return with_colours(state, event.seat, event.doctors)


def patients_worsened(state: State, event: e.PatientsWorsened) -> State:
    return with_colours(state, event.seat, event.patients)


def patient_died(state: State, event: e.PatientDied) -> State:
    return without_people(state, event.seat, (event.patient,))


def tiles_turned(state: State, _event: e.TilesTurned) -> State:
    supply = state.supply
    return replace(
        state,
        supply=replace(
            supply,
            hubs_shown=tuple(count > 0 for count in supply.hubs),
            specials_shown=tuple(count > 0 for count in supply.specials),
        ),
    )


def turn_order_set(state: State, event: e.TurnOrderSet) -> State:
    return replace(state, turn_order=event.order, acted=tuple(sorted(event.order)))
