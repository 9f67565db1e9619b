"""What a bot chooses in a game: from what its seat sees, and with luck that can be computed again."""

from events.fold.folded_game import FoldedGame
from games.kernel.chance import RandomBelow, bot_luck
from games.kernel.messages import Command, Seat
from games.kernel.position import Position


def choose_command(folded: FoldedGame, seat: Seat, seed: bytes) -> Command:
    """The command that the seat's bot chooses. It sees only what a player in this seat sees, and its luck.

    Once the seed is published, everybody can compute the choice again.
    """
    table = folded.table
    name = table.seats[seat].bot_plays
    assert name is not None
    below = bot_luck(seed, folded.version, seat)
    bot = folded.game.title.bot(name, table.bots[name])
    return bot(position_of(folded, seat, below), below)


def position_of(folded: FoldedGame, seat: Seat, below: RandomBelow) -> Position:
    """What a seat chooses from in a game that is played. The random numbers sample its open choices."""
    return folded.game.title.position(folded.game.rules, folded.table.play, seat, below)
