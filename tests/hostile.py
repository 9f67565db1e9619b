"""Hostile requests at random: broken HTTP, bombs, wrong types, odd headers, other people's games, races."""

import json
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple

import msgspec

from games.kernel.messages import tag
from games.kernel.table.game import TABLE_COMMANDS
from games.titles import TITLES
from tests.hostile_values import BROKEN, FIELDS, HEADERS, NDJSON, NUMBERS, QUERIES, ROUTES, TEXTS

JSON = "application/json"
COMMANDS = [
    *(tag(command) for command in TABLE_COMMANDS),
    *(tag(kind) for title in TITLES.values() for module in title.all_modules for kind in module.handlers),
]
EXAMPLES = [
    msgspec.to_builtins(command)
    for title in TITLES.values()
    for module in title.all_modules
    for command in module.examples
]


class Target(NamedTuple):
    """What the attackers know: their own keys, and the ids of games they do not play in."""

    keys: tuple[str, ...]
    own_games: tuple[str, ...]
    others_games: tuple[str, ...]
    players: tuple[str, ...]


class Request(NamedTuple):
    """One request; `broken` ones are sent as they are, on a connection of their own."""

    method: str
    path: str
    headers: Mapping[str, str]
    body: bytes = b""
    broken: bytes = b""

    def raw(self) -> bytes:
        """The bytes to send."""
        if self.broken:
            return self.broken
        headers = {"Host": "wardbook", "Content-Length": str(len(self.body)), **self.headers}
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        return f"{self.method} {self.path} HTTP/1.1\r\n{lines}\r\n".encode("utf-8", "replace") + self.body


class Attacker:
    """Makes up requests, always the same ones for the same seed."""

    def __init__(self, seed: int, target: Target) -> None:
        self._luck = Random(seed)
        self._target = target
        self._kinds: list[tuple[Callable[[], Request], float]] = [
            (self._command, 30),
            (self._other_game, 12),
            (self._bomb, 8),
            (self._creation, 10),
            (self._read, 14),
            (self._unknown, 10),
            (self._race, 6),
            (self._broken, 9),
            (self._account, 1),
            (self._rename, 1),
            (self._stream, 1),
            (self._upload, 0.2),
        ]

    def request(self) -> Request:
        """The next request."""
        makers, weights = zip(*self._kinds, strict=True)
        made: Request = self._luck.choices(makers, weights)[0]()
        return made if made.broken or self._luck.random() < 0.7 else self._with_odd_header(made)

    def _key(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self._luck.choice(self._target.keys)}"}

    def _post(self, path: str, body: Any) -> Request:
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        return Request("POST", path, {**self._key(), "Content-Type": JSON}, data)

    def _value(self, depth: int = 3) -> Any:
        match self._luck.randrange(9 if depth else 5):
            case 0 | 1:
                return self._luck.choice(TEXTS)
            case 2 | 3:
                return self._luck.choice(NUMBERS)
            case 4:
                return self._luck.choice([None, True, False])
            case 5 | 6:
                return [self._value(depth - 1) for _ in range(self._luck.randrange(5))]
            case _:
                names = self._luck.choices([*FIELDS, *TEXTS], k=self._luck.randrange(4))
                return {name: self._value(depth - 1) for name in names}

    def _any_command(self) -> dict[str, Any]:
        if self._luck.random() < 0.5:
            return dict(self._luck.choice(EXAMPLES))
        body = {name: self._value() for name in self._luck.sample(FIELDS, self._luck.randrange(4))}
        return {**body, "type": self._luck.choice([*COMMANDS, *COMMANDS, *TEXTS])}

    def _command(self) -> Request:
        query = self._luck.choice(["", "", "?dry_run=true"])
        return self._post(
            f"/v1/games/{self._luck.choice(self._target.own_games)}/commands{query}", self._any_command()
        )

    def _other_game(self) -> Request:
        return self._post(
            f"/v1/games/{self._luck.choice(self._target.others_games)}/commands", self._any_command()
        )

    def _race(self) -> Request:
        made = self._post(
            f"/v1/games/{self._luck.choice(self._target.own_games)}/commands",
            {"type": self._luck.choice(["join", "leave", "undo", "redo", "agree"])},
        )
        return made._replace(headers={**made.headers, "Idempotency-Key": f"race-{self._luck.randrange(20)}"})

    def _bomb(self) -> Request:
        size = self._luck.choice([10, 1000, 20_000])
        body = self._luck.choice(
            [
                b'{"type":' + b"[" * size + b"]" * size + b"}",
                b'{"a":' * min(size, 10_000) + b"1" + b"}" * min(size, 10_000),
                b'{"type":"join","nonce":"' + b"x" * size + b'"}',
                b'{"type":"undo","to":' + b"9" * size + b"}",
                b"{" + b",".join(b'"%d":1' % n for n in range(min(size, 5000))) + b"}",
                b'{"type":"undo","type":"redo"}',
                b'{"type":"\\ud800"}',
                b'{"type":"jo\xff\xfein"}',
                b"\x1f\x8b\x08" + b"\0" * 50,
                b"x" * (64 * 1024 + 1),
                b"",
            ]
        )
        return self._post(
            self._luck.choice(["/v1/games", f"/v1/games/{self._target.own_games[0]}/commands"]), body
        )

    def _creation(self) -> Request:
        body: dict[str, Any] = {
            "title": self._luck.choice([*TITLES, *TEXTS]),
            "seats": [{}] * self._luck.randrange(10),
        }
        for name in self._luck.sample(
            ["modules", "options", "clock", "undo", "visibility", "nonce", "seats"], 2
        ):
            body[name] = self._value()
        if self._luck.random() < 0.3:
            body["options"] = {
                "figures": {"entrance_spaces": ["a2-west"] * self._luck.choice([1, 13, 14, 3000])}
            }
        return self._post("/v1/games", body)

    def _account(self) -> Request:
        return self._post("/v1/players", {"name": self._value()})

    def _rename(self) -> Request:
        return self._post("/v1/players/me", {"name": self._value()})._replace(method="PATCH")

    def _stream(self) -> Request:
        game = self._luck.choice([*self._target.own_games, *self._target.others_games])
        query = self._luck.choice(["", "?after=1", "?after=99", "?after=x"])
        accept = {"Accept": self._luck.choice(["text/event-stream", NDJSON])}
        return Request("GET", f"/v1/games/{game}/stream{query}", {**self._key(), **accept})

    def _upload(self) -> Request:
        line = json.dumps(self._value()).encode() + b"\n"
        body = self._luck.choice([b"", b"{}\n", line * 100, b"\n" * 9999, b"[" * 9999])
        return Request("POST", "/v1/audits", {"Content-Type": NDJSON}, body)

    def _read(self) -> Request:
        games = [*self._target.own_games, *self._target.others_games]
        path = f"/v1/games/{self._luck.choice(games)}{self._luck.choice(ROUTES)}{self._luck.choice(QUERIES)}"
        return Request(self._luck.choice(["GET", "GET", "HEAD"]), path, self._luck.choice([{}, self._key()]))

    def _unknown(self) -> Request:
        game = self._luck.choice(
            [f"{self._luck.getrandbits(96):024x}", "%00", "%e2%80%ae", "*", "x" * 500, "..", "%"]
        )
        paths = [
            f"/v1/games/{game}",
            f"/v1/players/{game}",
            f"/v1/titles/{game}",
            f"/{game}",
            f"/v1/games/{game}/stream",
        ]
        method = self._luck.choice(["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"])
        return Request(method, self._luck.choice(paths), self._key())

    def _with_odd_header(self, made: Request) -> Request:
        name = self._luck.choice([*HEADERS])
        return made._replace(headers={**made.headers, name: self._luck.choice(HEADERS[name])})

    def _broken(self) -> Request:
        return Request("", "", {}, broken=self._luck.choice(BROKEN))
