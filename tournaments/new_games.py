"""The games of a tournament: how each table's game is created, and which games its settings must allow."""

from games.kernel.table.table import CreateGame, SeatOffer
from tournaments.settings import Settings


def table_sizes(settings: Settings) -> tuple[int, ...]:
    """Return how many seats the tables of the tournament can have, bots included.

    With byes there are smaller tables once nobody is left who has had none.
    """
    least = settings.table_size if settings.remainder == "bots" else 2
    return tuple(range(least, settings.table_size + 1))


def new_game(settings: Settings, players: tuple[str | None, ...], stand_in: str) -> CreateGame:
    """Return the creation of a table's game, with a seat reserved for each player.

    `stand_in` is the title's bot that takes over when a player resigns.
    """
    bot = SeatOffer(kind="bot", bot=settings.bot or stand_in)
    game = settings.game
    return CreateGame(
        title=game.title,
        seats=tuple(bot if player is None else SeatOffer(player=player) for player in players),
        modules=game.modules,
        options=game.options,
        undo=game.undo,
        visibility=game.visibility,
        clock=game.clock,
    )


def trial_games(settings: Settings, stand_in: str) -> tuple[CreateGame, ...]:
    """Return one game of each kind that the tournament can have.

    The title must accept all of them (`games.kernel.table.game.create`) before the settings are recorded.
    """
    full = [tuple(f"player{seat}" for seat in range(size)) for size in table_sizes(settings)]
    with_bots = [("player0", *(None for _ in players[1:])) for players in full]
    return tuple(new_game(settings, players, stand_in) for players in (*full, *with_bots))
