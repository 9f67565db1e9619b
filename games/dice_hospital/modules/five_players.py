"""Five players: the helicopter, more dice and wider displays."""

from games.kernel.module import Module

FIVE_PLAYERS = Module(
    key="five_players",
    name="Five players",
    about="The deluxe box for five: 78 dice, the helicopter as number 0 and displays of four.",
    widens=(5,),
    players=(5,),
    brought=lambda _options, seats: len(seats) == 5,
)
