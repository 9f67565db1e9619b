"""What a bot looks at when it weighs a command."""

from typing import NamedTuple

from games.dice_hospital.box import Box
from games.dice_hospital.view import HospitalView, TableView


class BotView(NamedTuple):
    """The table as the seat sees it, its own hospital, and every component there may be."""

    view: TableView
    own: HospitalView
    box: Box
