"""Drawing from the bags of patients and doctors, one numbered draw at a time."""

from games.clinic.events import Appointment, AppointmentsMade
from games.clinic.hooks import services_in_play
from games.clinic.state import LEVELS, Colour, Course, State
from games.clinic.types import Context, Step
from games.kernel.chance import Chance


def drawn(chance: Chance, bag: list[int], colours: tuple[Colour, ...] = LEVELS) -> Colour:
    """One out of a bag, which has one less of the colour afterwards."""
    left = chance.below(sum(bag))
    for index, count in enumerate(bag):
        if left < count:
            bag[index] -= 1
            return colours[index]
        left -= count
    raise AssertionError("a bag holds what it counts")


def appointments(ctx: Context, state: State) -> Course:
    """From the top service to the bottom one a new patient for each row with room."""
    bag, columns = list(state.patients), ctx.rules.figures["notepad_columns"]
    found = []
    for row, service in enumerate(ctx.rules.resolve(services_in_play)(ctx.rules)):
        if sum(bag) and len(state.notepad[row]) < columns:
            found.append(Appointment(service, drawn(ctx.chance, bag)))
    return (yield AppointmentsMade(tuple(found))) if found else state


def appointments_step(number: int) -> Step:
    """New patients schedule appointments after each action."""
    return Step(f"appointments_{number}", enter=appointments)
