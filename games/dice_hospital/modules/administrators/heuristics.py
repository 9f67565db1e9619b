"""What the easy bot thinks of administrators."""

from games.dice_hospital.bots.bot_view import BotView
from games.dice_hospital.modules.administrators.messages import KeepAdministrator


def keep_administrator(bot_view: BotView, command: KeepAdministrator) -> int:
    """Those that do most in the end."""
    return bot_view.box.administrators[command.administrator].appeal
