"""Random play-outs of whole games, move by move."""

from collections.abc import Callable, Iterator
from random import Random

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital import commands as c
from games.kernel.chance import commitment
from games.kernel.messages import Command
from games.kernel.table.game import Game, create
from games.kernel.table.lobby import Join, Start
from games.kernel.table.table import Actor, CreateGame, SeatOffer, Table
from tests.nonces import chance_of, committed, reveal_of
from tests.titles.playouts import SERVICE, Move, Playout, player

Policy = Callable[[Game, Table, int, list[Command], Random], Command]
IDLE = (c.FinishActivation, c.DeclineImprovement, c.TradeIn)


def creation(number: int) -> CreateGame:
    """The game of a number: every mix of players, administrators and activation comes up in turn."""
    return CreateGame(
        title=DICE_HOSPITAL.key,
        seats=(SeatOffer(),) * (2 + number % 3),
        options={
            "administrators": number // 3 % 2 == 0,
            "activation": ("simultaneous", "sequential")[number // 6 % 2],
        },
        commitment=committed(f"nonce {number}"),
    )


def playout(number: int, command: CreateGame | None = None) -> Playout:
    """The game of a number (or another), played by one of three kinds of players in turn."""
    seed = number.to_bytes(4, "big") * 8
    opening, table, game = create(
        DICE_HOSPITAL, "g", player(0), command or creation(number), commitment(seed)
    )
    choose = (_anything, busily, sensibly)[(number if command else number // 12) % 3]
    return Playout(game, opening, _moves(game, table, seed, Random(number), choose), seed)


def _moves(game: Game, table: Table, seed: bytes, random: Random, choose: Policy) -> Iterator[Move]:
    drawn = 0
    while table.status in ("open", "revealing", "playing"):
        actor, command = chosen(game, table, random, choose)
        chance = chance_of(table, actor, command, seed, drawn)
        events, after = game.decide(table, actor, command, chance)
        yield Move(table, actor, command, events, after, (drawn, chance.next))
        table, drawn = after, chance.next


def chosen(game: Game, table: Table, random: Random, choose: Policy) -> tuple[Actor, Command]:
    """Who acts next, and what they do."""
    if table.status == "open":
        for seat, seating in enumerate(table.seats):
            if seating.kind == "human" and not seating.player:
                return player(seat), Join(committed(f"of {seat}"))
        return player(0), Start()
    awaiting = game.awaiting(table)
    if table.status == "revealing":
        return player(awaiting.seats[0]), reveal_of(table, awaiting.seats[0])
    if awaiting.job:
        due = game.rules.due_command(table.play)
        assert due is not None
        return SERVICE, due
    seat = random.choice(awaiting.seats)
    offered = game.rules.legal(table.play, seat)
    assert offered, "a seat that must act has something to do"
    return player(seat), choose(game, table, seat, offered, random)


def _anything(_game: Game, _table: Table, _seat: int, offered: list[Command], random: Random) -> Command:
    return random.choice(offered)


def busily(_game: Game, _table: Table, _seat: int, offered: list[Command], random: Random) -> Command:
    """Use everything there is, on anybody."""
    return random.choice([command for command in offered if not isinstance(command, IDLE)] or offered)


def sensibly(game: Game, table: Table, seat: int, offered: list[Command], random: Random) -> Command:
    """Play to win, with an odd move now and then so that games differ."""
    if random.random() < 0.05:
        return random.choice(offered)
    return DICE_HOSPITAL.policy(game.view(table, seat), offered, random.randrange)
