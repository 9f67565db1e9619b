"""What the greedy bot thinks of administrators."""

from games.dice_hospital.bots.look import Look
from games.dice_hospital.modules.administrators.messages import KeepAdministrator


def keep_administrator(look: Look, command: KeepAdministrator) -> int:
    """Those that do most in the end."""
    return look.box.administrators[command.administrator].appeal
