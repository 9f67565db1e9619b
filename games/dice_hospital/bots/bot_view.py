"""What a bot sees when it values a command."""

from typing import NamedTuple

from games.dice_hospital.box import Box
from games.dice_hospital.hospital_view import HospitalView
from games.dice_hospital.view import TableView


class BotView(NamedTuple):
    """The table as the seat sees it, its own hospital, and all components of the title."""

    view: TableView
    own: HospitalView
    box: Box
