"""The ceiling for random play: catanatron, a fast simulator of another board game."""

from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
MOST_TURNS = 1000


def play_game(number: int) -> int:
    """Play one random game of four and return the number of actions."""
    game, count = Game([RandomPlayer(colour) for colour in COLOURS], seed=number + 1), 0
    while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
        game.play_tick()
        count += 1
    return count
