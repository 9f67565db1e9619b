"""What a bot sees when it values a command."""

import msgspec

from games.dice_hospital.box import Box
from games.dice_hospital.hospital_view import HospitalView
from games.dice_hospital.state import Colour, Patient
from games.dice_hospital.view import TableView

Estimate = tuple[int, list[Colour]]
"""The value of treating some patients in a department, and their colours."""


class BotView(msgspec.Struct, frozen=True, eq=False, gc=False):
    """The table as the seat sees it, its own hospital, and all components of the title."""

    view: TableView
    own: HospitalView
    box: Box
    patients: dict[int, Patient]
    """The patients in the hospital's beds, by their ids."""
    estimates: dict[tuple[str, tuple[int, ...]], Estimate]
    """What was found so far, by department and patients. Several meeples can be placed for each."""

    def chosen(self, patients: tuple[int, ...]) -> list[Patient]:
        """Return the patients with these ids."""
        by_id = self.patients
        return [by_id[number] for number in patients]

    def estimate(self, department: str, patients: tuple[int, ...]) -> Estimate:
        """Return the value of treating these patients in a department, whoever is placed there."""
        key = department, patients
        found = self.estimates.get(key)
        if found is None:
            box, chosen = self.box, self.chosen(patients)
            effect = box.departments[department].effect
            value = box.department_kinds[type(effect)].estimate(effect, chosen, len(self.own.discharged))
            found = self.estimates[key] = value, [patient.colour for patient in chosen]
        return found


def bot_view_of(view: TableView, box: Box) -> BotView:
    """Return the bot view for a seat's view."""
    own = view.hospitals[view.you or 0]
    return BotView(view, own, box, {patient.id: patient for patient in own.patients}, {})
