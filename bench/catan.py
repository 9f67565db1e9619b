"""The ceiling for random play: catanatron, a fast simulator of another board game, with four players."""

from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
MOST_TURNS = 1000


def played(number: int) -> int:
    """Play one game at random; how many actions that took."""
    game, count = Game([RandomPlayer(colour) for colour in COLOURS], seed=number + 1), 0
    while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
        game.play_tick()
        count += 1
    return count
