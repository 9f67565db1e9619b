"""Games on a running service, and scripts of commands that it will accept.

The bench owns the service's Redis, so it can read the seeds: it plays each game to its end in advance with
the rules only, and posts the same commands while it measures.
"""

import secrets
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import msgspec

from bench.playing import PLAYERS, TITLE, random_policy
from bench.servers.load import Lane, Request
from bench.servers.servers import Server
from cli.http_client import Client
from events.fold.draws import Draws
from events.fold.store import Store
from events.redis.connection import connect
from games.kernel.messages import Command
from games.kernel.table.table import Actor
from games.kernel.title import Title
from games.titles import TITLES

SCORING_DELAY = 0.04
"""Seconds to wait for the job that scores a round."""

MOST = 600
"""The most commands of one script. A game of Clinic Deluxe has three times as many."""


class Guest(NamedTuple):
    """A player with its key."""

    id: str
    name: str
    key: str


class HostedGames:
    """Creates players and games on one service."""

    def __init__(self, server: Server, title: Title = TITLE) -> None:
        self.server = server
        self.title = title
        self.store = Store(connect(server.redis_url), TITLES)
        self._random = Random(7)

    def guests(self, count: int) -> list[Guest]:
        """Create players."""
        client = Client(self.server.url)
        made = [client.post("/v1/players", {"name": f"Player {number}"}).body for number in range(count)]
        client.close()
        return [Guest(guest["id"], guest["name"], guest["key"]) for guest in made]

    def create_game(self, owner: Guest, seats: list[dict[str, str]]) -> str:
        """Create a game and return its ID."""
        client = Client(self.server.url, owner.key)
        game: str = client.post("/v1/games", {"title": self.title.key, "seats": seats}).body["id"]
        client.close()
        return game

    def command(self, game: str, guest: Guest, command: dict[str, str]) -> None:
        """Post a command outside of the measured time."""
        client = Client(self.server.url, guest.key)
        client.post(f"/v1/games/{game}/commands", command)
        client.close()

    def start_game(self, guests: list[Guest]) -> str:
        """Create and start a game of these players."""
        game = self.create_game(guests[0], [{"kind": "human"}] * len(guests))
        for guest in guests[1:]:
            self.command(game, guest, {"type": "join"})
        self.command(game, guests[0], {"type": "start"})
        return game

    def script(self, guests: list[Guest]) -> tuple[str, Lane]:
        """Start a game and return it with its commands to the end, up to the limit."""
        game = self.start_game(guests)
        requests, jobs = [], 0
        for seat, command in islice(self._play(game, guests), MOST):
            if seat is None:
                jobs += 1
                continue
            data = command_request(game, guests[seat].key, command)
            requests.append(Request(data, SCORING_DELAY * jobs))
            jobs = 0
        return game, Lane(tuple(requests))

    def _play(self, game: str, guests: list[Guest]) -> Iterator[tuple[int | None, Command]]:
        """Play a game to its end without the service. Commands of the service have no seat."""
        folded, random = self.store.load(game), self._random
        rules, table = folded.game, folded.table
        draws = Draws(lambda: self.store.seed(folded), [s.nonce for s in table.seats], folded.next_draw)
        while awaiting := rules.awaiting(table):
            if awaiting.job:
                due = rules.rules.due_command(table.play)
                assert due is not None
                seat, actor, command = None, Actor(kind="service"), due
            else:
                seat = random.choice(awaiting.seats)
                actor = Actor(kind="player", id=guests[seat].id)
                command = random_policy(random, rules.rules.legal(table.play, seat))
            _, table = rules.decide(table, actor, command, draws)
            yield seat, command


def scripts(hosted: HostedGames, guests: list[Guest], games: int) -> list[tuple[str, Lane]]:
    """Start some games, each with its own players."""
    return [hosted.script(guests[PLAYERS * n : PLAYERS * (n + 1)]) for n in range(games)]


def command_request(game: str, key: str, command: Any) -> bytes:
    """Return the request for a command, with an idempotency key."""
    body = msgspec.json.encode(command)
    return (
        f"POST /v1/games/{game}/commands HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {key}\r\n"
        f"Idempotency-Key: {secrets.token_hex(16)}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    ).encode() + body


def entry_size(hosted: HostedGames, games: list[str]) -> int:
    """Return the mean size of the entries of some games."""
    # Field names do not count on either side: the bare entry also has one short name.
    from events.log.keys import game_keys  # noqa: PLC0415

    client: Any = hosted.store.client
    entries = [fields for game in games for _, fields in client.xrange(game_keys(game).log)]
    return sum(sum(map(len, fields.values())) for fields in entries) // len(entries)
