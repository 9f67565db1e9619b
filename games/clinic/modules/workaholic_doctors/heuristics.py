"""How the easy bot values workaholics: like red doctors, but for the higher price."""

from games.clinic.bots.bot_view import BotView
from games.clinic.bots.default_figures import DEFAULT_FIGURES
from games.clinic.commands import HireDoctor
from games.clinic.modules.workaholic_doctors.figures import PRICE_FACTOR


def hire_doctor(bot_view: BotView, command: HireDoctor) -> int:
    """Subtract what a workaholic costs more than another doctor in his space."""
    if bot_view.view.university[command.position] != "purple":
        return 0
    price: int = DEFAULT_FIGURES["university_prices"][command.position]
    return -(PRICE_FACTOR - 1) * price
