"""Record a game that bots play: python -m tests.replays.record NAME [--players N] [--modules A,B] ..."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

import msgspec

from games.dice_hospital import DICE_HOSPITAL
from games.kernel.chance import Seeded, commitment, salt
from games.kernel.game import Game, create
from games.kernel.lobby import Join, Resign, Start
from games.kernel.messages import Command
from games.kernel.table import Actor, CreateGame, SeatOffer, Table
from tests.replays.lines import FOLDER, Line, written

BOTS = ("greedy", "random")


def player(seat: int) -> Actor:
    """Who sits in a seat."""
    return Actor(kind="player", id=f"p{seat}", name=f"Player {seat + 1}")


def recorded(
    seed_text: str, command: CreateGame, resign_in: int | None = None, odd: float = 0
) -> Iterator[Line]:
    """A whole game; the last seat resigns at the start of a round if one is named."""
    seed, random = sha256(seed_text.encode()).digest(), Random(seed_text)
    events, table, game = create(DICE_HOSPITAL, "recorded", player(0), command, commitment(seed))
    yield Line(player(0), command, events, seed.hex())
    drawn = 0
    while table.status in ("open", "playing"):
        actor, given = _next(game, table, random, resign_in, odd)
        chance = Seeded(seed, salt([seating.nonce for seating in table.seats]), drawn)
        events, table = game.decide(table, actor, given, chance)
        drawn = chance.next
        yield Line(actor, given, events)


def _next(
    game: Game, table: Table, random: Random, resign_in: int | None, odd: float
) -> tuple[Actor, Command]:
    if table.status == "open":
        for seat, seating in enumerate(table.seats):
            if seating.kind == "human" and not seating.player:
                return player(seat), Join(nonce=f"nonce {seat}")
        return player(0), Start()
    last = len(table.seats) - 1
    if resign_in is not None and table.play.round >= resign_in and not table.seats[last].resigned:
        return player(last), Resign()
    due = game.rules.due(table.play)
    if due:
        return Actor(kind="service"), due
    seat = random.choice(game.rules.awaiting(table.play).seats)
    bot = table.seats[seat].bot_plays
    usual = "random" if odd and random.random() < odd else BOTS[seat % 2]
    chosen = game.title.bots[bot or usual](
        game.view(table, seat), game.rules.legal(table.play, seat), random.randrange
    )
    return Actor(kind="bot", seat=seat) if bot else player(seat), chosen


def asked(told: Namespace) -> CreateGame:
    """The game that the command line asks for."""
    options: dict[str, Any] = {
        "administrators": not told.no_administrators,
        "activation": "sequential" if told.sequential else "simultaneous",
    }
    for option in told.option:
        name, _, value = option.partition("=")
        options[name] = msgspec.json.decode(value)
    return CreateGame(
        title=DICE_HOSPITAL.key,
        seats=(SeatOffer(),) * told.players + (SeatOffer(kind="automa"),) * told.automa,
        modules=tuple(told.modules.split(",")) if told.modules else (),
        options=options,
        nonce="nonce 0",
    )


def main() -> None:
    """Write one recorded game beside this file."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("name", help="the file's name without its ending")
    parser.add_argument("--players", type=int, default=2, help="people, besides the Automa")
    parser.add_argument("--automa", action="store_true", help="the Automa sits in the last seat")
    parser.add_argument("--modules", help="units, with commas between them")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=JSON", help="an option, or a unit's options"
    )
    parser.add_argument("--odd", type=float, default=0, help="how often the greedy bot does something odd")
    parser.add_argument("--seed", default="wardbook", help="any text; the same text gives the same game")
    parser.add_argument("--no-administrators", action="store_true")
    parser.add_argument("--sequential", action="store_true")
    parser.add_argument("--resign-in", type=int, help="the round in which the last seat resigns")
    told = parser.parse_args()
    path = FOLDER / f"{told.name}.jsonl"
    path.write_bytes(written(recorded(told.seed, asked(told), told.resign_in, told.odd)))
    print(f"{path}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
