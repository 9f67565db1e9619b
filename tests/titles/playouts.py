"""Whole games of any title, move by move."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from games.kernel.chance import commitment
from games.kernel.messages import Command, Event, tag
from games.kernel.table.game import Game, create
from games.kernel.table.lobby import Join, Start
from games.kernel.table.table import Actor, Table
from tests.nonces import chance_of, committed, reveal_of
from tests.titles.registry import TITLES
from tests.titles.tables import Case

SERVICE = Actor(kind="service")


class Move(NamedTuple):
    """A command that was accepted, with the table before and after it."""

    before: Table
    actor: Actor
    command: Command
    events: list[Event]
    after: Table
    draws: tuple[int, int]


class Playout(NamedTuple):
    """A game that is about to be played."""

    game: Game
    opening: list[Event]
    moves: Iterator[Move]
    seed: bytes


def player(seat: int) -> Actor:
    """Who sits in a seat."""
    return Actor(kind="player", id=f"player-{seat}")


def playout(case: Case) -> Playout:
    """The game of a case; its number decides on luck and on who plays."""
    key, number, command, version = case
    seed, title = number.to_bytes(4, "big") * 8, TITLES[key].as_of(version)
    opening, table, game = create(title, "g", player(0), command, commitment(seed))
    return Playout(game, opening, _moves(game, table, seed, number), seed)


def _moves(game: Game, table: Table, seed: bytes, number: int) -> Iterator[Move]:
    drawn, random = 0, Random(number)
    while table.status in ("open", "revealing", "playing"):
        actor, command = _next(game, table, random, number)
        chance = chance_of(table, actor, command, seed, drawn)
        events, after = game.decide(table, actor, command, chance)
        yield Move(table, actor, command, events, after, (drawn, chance.next))
        table, drawn = after, chance.next


def _next(game: Game, table: Table, random: Random, number: int) -> tuple[Actor, Command]:
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
    candidates = game.candidates(table, seat, random.randrange)
    assert candidates, "a seat that must act has something to do"
    return player(seat), _chosen(game, table, seat, candidates, random, number)


def _chosen(
    game: Game, table: Table, seat: int, candidates: list[Command], random: Random, number: int
) -> Command:
    """In games with odd numbers the policy plays, with an odd move now and then; else anybody."""
    if number % 2 and random.random() < 0.9:
        return game.title.policy(game.view(table, seat), candidates, random.randrange)
    kind = random.choice(sorted({tag(type(command)) for command in candidates}))
    return random.choice([command for command in candidates if tag(type(command)) == kind])
