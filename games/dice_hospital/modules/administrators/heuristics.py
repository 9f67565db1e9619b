"""How the easy bot values administrators."""

from games.dice_hospital.bots.bot_view import BotView
from games.dice_hospital.modules.administrators.messages import KeepAdministrator
from games.dice_hospital.modules.administrators.rows import administrators_in


def keep_administrator(bot_view: BotView, command: KeepAdministrator) -> int:
    """Prefer the administrators that bots value most."""
    return administrators_in(bot_view.box)[command.administrator].appeal
