"""What the easy bot thinks of administrators."""

from games.dice_hospital.bots.bot_view import BotView
from games.dice_hospital.modules.administrators.messages import KeepAdministrator
from games.dice_hospital.modules.administrators.rows import administrators_in


def keep_administrator(bot_view: BotView, command: KeepAdministrator) -> int:
    """Those that do most in the end."""
    return administrators_in(bot_view.box)[command.administrator].appeal
