"""Record a game that bots play: python -m tests.replays.record NAME [--players N] [--seed TEXT] ..."""

from argparse import ArgumentParser
from collections.abc import Iterator
from hashlib import sha256
from random import Random

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


def recorded(seed_text: str, command: CreateGame, resign_in: int | None = None) -> Iterator[Line]:
    """A whole game; the last seat resigns at the start of a round if one is named."""
    seed, random = sha256(seed_text.encode()).digest(), Random(seed_text)
    events, table, game = create(DICE_HOSPITAL, "recorded", player(0), command, commitment(seed))
    yield Line(player(0), command, events, seed.hex())
    drawn = 0
    while table.status in ("open", "playing"):
        actor, given = _next(game, table, random, resign_in)
        chance = Seeded(seed, salt([seating.nonce for seating in table.seats]), drawn)
        events, table = game.decide(table, actor, given, chance)
        drawn = chance.next
        yield Line(actor, given, events)


def _next(game: Game, table: Table, random: Random, resign_in: int | None) -> tuple[Actor, Command]:
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
    chosen = game.title.bots[bot or BOTS[seat % 2]](
        game.view(table, seat), game.rules.legal(table.play, seat), random.randrange
    )
    return Actor(kind="bot", seat=seat) if bot else player(seat), chosen


def main() -> None:
    """Write one recorded game beside this file."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("name", help="the file's name without its ending")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", default="wardbook", help="any text; the same text gives the same game")
    parser.add_argument("--no-administrators", action="store_true")
    parser.add_argument("--sequential", action="store_true")
    parser.add_argument("--resign-in", type=int, help="the round in which the last seat resigns")
    told = parser.parse_args()
    command = CreateGame(
        title=DICE_HOSPITAL.key,
        seats=(SeatOffer(),) * told.players,
        options={
            "administrators": not told.no_administrators,
            "activation": "sequential" if told.sequential else "simultaneous",
        },
        nonce="nonce 0",
    )
    path = FOLDER / f"{told.name}.jsonl"
    path.write_bytes(written(recorded(told.seed, command, told.resign_in)))
    print(f"{path}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
