"""Hostile requests at random: broken HTTP, bombs, wrong types, odd headers, other people's games, races."""

import json
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple

import msgspec

from games.kernel.messages import tag
from games.kernel.table.game import TABLE_COMMANDS
from games.titles import TITLES

JSON = "application/json"
NDJSON = "application/x-ndjson"
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
FIELDS = [
    "seat",
    "to",
    "nonce",
    "reason",
    "patients",
    "meeple",
    "department",
    "space",
    "type",
    "number",
    "void",
]
TEXTS = [
    "",
    " ",
    "\u202eevil",
    "\u200b",
    "a\u0301" * 60,
    "\ud83d",
    "x" * 200,
    "y" * 201,
    "\x00",
    "\x1b[2J",
    "\U0001d4d0" * 50,
    "../../etc/passwd",
    "' OR 1=1 --",
    "{{7*7}}",
    "${jndi:ldap://x}",
    "%s%n",
    "null",
    "0b2",
    "nurse",
    "\u017f",
    "\u0130",
]
NUMBERS = [0, -1, 1, 2**31, 2**53, 2**53 + 1, -(2**63), 2**64, 10**300, 1.5, -0.0, 1e308, 5e-324]
HEADERS = {
    "Idempotency-Key": ["", "k", "short", "x" * 128, "x" * 129, "é", "a b", "a,b"],
    "If-Match": ['"1"', "*", '"0"', "1", '"99999999999999999"', 'W/"1"', '"1", "2"'],
    "If-None-Match": ["*", '"1"', ", ".join(f'"{n}"' for n in range(200)), "x" * 2000],
    "Accept": ["image/png", "text/event-stream", NDJSON, "*/*;q=0", ";;;,,,", "a/b;q=x"],
    "Authorization": ["Bearer", "Bearer ", "Basic eDp5", "Bearer " + "x" * 300, "bearer \x7f", "Bearer a b"],
    "Content-Type": ["text/plain", "application/json; charset=utf-16", "application/JSON", "", NDJSON],
    "Content-Encoding": ["gzip", "identity", "br, gzip"],
    "Last-Event-ID": ["-1", "abc", "99999999999999999", ""],
    "Request-Id": ["x" * 65, "<script>", "ok-1"],
    "X-Forwarded-For": ["1.2.3.4", "::1", "x" * 500],
    "Range": ["bytes=0-1"],
    "Transfer-Encoding": ["identity"],
    "X-HTTP-Method-Override": ["DELETE"],
}
QUERIES = [
    "",
    "?at=0",
    "?at=1",
    "?at=-1",
    "?at=1e3",
    "?at=%00",
    "?dry_run=true",
    "?dry_run=1",
    "?limit=0",
    "?limit=101",
    "?after=zzz",
    "?after=%ff",
    "?player=x",
    "?from=1&to=2",
    "?from=2",
    "?a=1&a=2",
    "?=&&&",
]
ROUTES = ["", "/actions", "/records", "/diff", "/export", "/branches", "/nothing", "/%2e%2e", "/commands"]


_POST = b"POST /v1/games HTTP/1.1\r\nHost: x\r\n"
_CLOSE = b"Connection: close\r\n"
BROKEN = [
    b"\r\n\r\n\r\n",
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"G\x00T / HTTP/1.1\r\n\r\n",
    b"GET http://[::1 HTTP/1.1\r\n" + _CLOSE + b"\r\n",
    b"get / http/1.1\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01" * 20 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"A" * 9000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\nX: " + b"b" * 9000 + b"\r\n\r\n",
    b"GET /" + b"a" * 5000 + b" HTTP/1.1\r\n" + _CLOSE + b"\r\n",
    b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 200 + _CLOSE + b"\r\n",
    _POST + b"Content-Length: -1\r\n\r\n",
    _POST + b"Content-Length: 1e3\r\n\r\n",
    _POST + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
    _POST + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}",
    _POST + _CLOSE + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
    _POST + _CLOSE + b"Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n{}\r\n0\r\n\r\n",
    _POST + b"Transfer-Encoding: gzip\r\n\r\n",
    _POST + b"No colon\r\n\r\n",
    _POST + b"Space : x\r\n\r\n",
    _POST + b" folded\r\n\r\n",
    _POST + b"X: a\nY: b\r\n\r\n",
    _POST + b"X: \xff\xfe\r\n" + _CLOSE + b"\r\n",
]
"""Requests that are not HTTP, or hardly."""


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
        self._kinds: list[tuple[Callable[[], Request], int]] = [
            (self._command, 30),
            (self._other_game, 12),
            (self._bomb, 8),
            (self._creation, 10),
            (self._read, 14),
            (self._unknown, 10),
            (self._race, 6),
            (self._broken, 9),
            (self._account, 1),
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
