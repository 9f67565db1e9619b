"""What the greedy bot thinks of administrators."""

from games.dice_hospital.bots.look import Look
from games.dice_hospital.modules.administrators.messages import KeepAdministrator

_LIKED = ("medical_director", "chief_executive", "chief_of_surgery", "chief_of_medicine")


def keep_administrator(_look: Look, command: KeepAdministrator) -> int:
    """Those that score most often."""
    card = command.administrator
    return len(_LIKED) - _LIKED.index(card) if card in _LIKED else 0
