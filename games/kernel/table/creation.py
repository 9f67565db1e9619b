"""What a new game is checked for, besides its modules, options and figures."""

from games.kernel.refusal import Illegal
from games.kernel.table.clock import check_clock
from games.kernel.table.table import Actor, CreateGame
from games.kernel.title import Title


def check_creation(title: Title, owner: Actor, command: CreateGame) -> None:
    """Raise Illegal if seats, clock, tournament and hints are not as they must be."""
    for number, offer in enumerate(command.seats):
        if (offer.kind == "bot") != (offer.bot is not None) or (offer.bot and offer.bot not in title.bots):
            raise Illegal("bad_seat", seat=number, bots=sorted(title.bots))
        if offer.player is not None and offer.kind != "human":
            raise Illegal("bad_seat", seat=number)
    if command.clock is not None:
        check_clock(title, command.clock)
    if command.tournament is not None and owner.kind != "organizer":
        raise Illegal("service_only")
    if command.hints and command.tournament is not None:
        raise Illegal("hints_in_tournament")
