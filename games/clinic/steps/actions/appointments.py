"""New appointments: after each action every service on the notepad gets a patient from the bag."""

from games.clinic.events import Appointment, AppointmentsMade
from games.clinic.hooks import services_in_play
from games.clinic.state import State
from games.clinic.steps.bags import draw_from_bag
from games.clinic.types import Context, Decision, Step


def make_appointments(ctx: Context, state: State) -> Decision:
    """Draw a patient for each service with a free column, from the top of the notepad to the bottom."""
    bag, columns = list(state.patients), ctx.rules.figures["notepad_columns"]
    made = []
    for row, service in enumerate(ctx.rules.resolve(services_in_play)(ctx.rules)):
        if sum(bag) and len(state.notepad[row]) < columns:
            made.append(Appointment(service, draw_from_bag(ctx.chance, bag)))
    return (yield AppointmentsMade(tuple(made))) if made else state


def appointments_step(number: int) -> Step:
    """The step after an action of the round in which new appointments are made."""
    return Step(f"appointments_{number}", enter=make_appointments)
