"""Record a game that bots play: python -m tests.replays.record NAME [--title T] [--players N] ..."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

import msgspec

from games.kernel.chance import commitment
from games.kernel.messages import Command
from games.kernel.table.game import Game, create
from games.kernel.table.lobby import Join, Resign, Start
from games.kernel.table.nonces import Reveal, commitment_to
from games.kernel.table.table import Actor, CreateGame, SeatOffer, Table
from tests.nonces import chance_of
from tests.replays.lines import FOLDER, Line, written
from tests.titles.registry import TITLES


class Play(msgspec.Struct, frozen=True):
    """How those who sit at the table play."""

    bots: tuple[str, ...] = ("easy", "random")
    """Taken in turns by the seats."""
    odd: float = 0
    """How often a bot does something odd."""
    take: tuple[dict[str, Any], ...] = ()
    """Commands that are given wherever they are offered; fields that are left out may be anything."""
    resign_in: int | None = None
    """The round at whose start the last seat resigns."""


def player(seat: int) -> Actor:
    """Who sits in a seat."""
    return Actor(kind="player", id=f"p{seat}")


def recorded(seed_text: str, command: CreateGame, play: Play | None = None) -> Iterator[Line]:
    """A whole game."""
    seed, random = sha256(seed_text.encode()).digest(), Random(seed_text)
    title = TITLES[command.title]
    events, table, game = create(title, "recorded", player(0), command, commitment(seed))
    yield Line(player(0), command, events, seed.hex())
    drawn = 0
    while table.status in ("open", "revealing", "playing"):
        actor, given = _next(game, table, random, play or Play())
        chance = chance_of(table, actor, given, seed, drawn)
        events, table = game.decide(table, actor, given, chance)
        drawn = chance.next
        yield Line(actor, given, events)


def _next(game: Game, table: Table, random: Random, play: Play) -> tuple[Actor, Command]:
    if table.status == "open":
        for seat, seating in enumerate(table.seats):
            if seating.kind == "human" and not seating.player:
                return player(seat), Join(commitment_to(f"nonce {seat}"))
        return player(0), Start()
    if table.status == "revealing":
        seat = game.awaiting(table).seats[0]
        return player(seat), Reveal(f"nonce {seat}")
    last = len(table.seats) - 1
    resigns = play.resign_in is not None and table.play.round >= play.resign_in
    if resigns and not table.seats[last].resigned:
        return player(last), Resign()
    due = game.rules.due_command(table.play)
    if due:
        return Actor(kind="service"), due
    seat = random.choice(game.rules.awaiting(table.play).seats)
    bot = table.seats[seat].bot_plays
    return Actor(kind="bot", seat=seat) if bot else player(seat), _chosen(game, table, seat, random, play)


def _chosen(game: Game, table: Table, seat: int, random: Random, play: Play) -> Command:
    legal = game.candidates(table, seat, random.randrange)
    for command in legal if play.take else ():
        fields = msgspec.to_builtins(command)
        if any(wanted.items() <= fields.items() for wanted in play.take):
            return command
    usual = "random" if play.odd and random.random() < play.odd else play.bots[seat % len(play.bots)]
    bot = game.title.bots[table.seats[seat].bot_plays or usual]
    return bot(game.title.position(game.rules, table.play, seat, random.randrange), random.randrange)


def asked(told: Namespace) -> CreateGame:
    """The game that the command line asks for."""
    options: dict[str, Any] = {}
    for option in told.option:
        name, _, value = option.partition("=")
        options[name] = msgspec.json.decode(value)
    return CreateGame(
        title=told.title,
        seats=(SeatOffer(),) * told.players + (SeatOffer(kind="automa"),) * told.automa,
        modules=tuple(told.modules.split(",")) if told.modules else (),
        options=options,
        commitment=commitment_to("nonce 0"),
    )


def main() -> None:
    """Write one recorded game beside this file."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("name", help="the file's name without its ending")
    parser.add_argument("--title", default="dice-hospital", choices=sorted(TITLES))
    parser.add_argument("--players", type=int, default=2, help="people, besides the Automa")
    parser.add_argument("--automa", action="store_true", help="the Automa sits in the last seat")
    parser.add_argument("--modules", help="modules, with commas between them")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=JSON", help="an option, or a module's options"
    )
    parser.add_argument("--bots", default="easy,random", help="who plays, taken in turns by the seats")
    parser.add_argument("--odd", type=float, default=0, help="how often a bot does something odd")
    parser.add_argument(
        "--take", action="append", default=[], metavar="JSON", help="a command to give wherever it is offered"
    )
    parser.add_argument("--seed", default="wardbook", help="any text; the same text gives the same game")
    parser.add_argument("--resign-in", type=int, help="the round in which the last seat resigns")
    told = parser.parse_args()
    take = tuple(msgspec.json.decode(command) for command in told.take)
    play = Play(tuple(told.bots.split(",")), told.odd, take, told.resign_in)
    path = FOLDER / f"{told.name}.jsonl"
    path.write_bytes(written(recorded(told.seed, asked(told), play)))
    print(f"{path}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
