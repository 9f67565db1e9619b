"""`wardbook demo`: several clients play a game over HTTP, and every round is printed."""

import secrets
import sys
import time
from collections.abc import Sequence
from http.client import HTTPException
from typing import Any, NamedTuple, Union

import msgspec

from cli.http_client import Client, RequestFailed
from cli.output import CliError
from cli.run.temporary_service import running_service
from games.dice_hospital import DICE_HOSPITAL as TITLE
from games.kernel.table.nonces import commitment_to

NAMES = ("Ada", "Elsie", "Ibn Sina", "Wu Lien-teh")
JOB_TIMEOUT = 30.0
"""How long (in seconds) the demo waits for a background job."""

Commands: Any = list[Union[tuple(type(example) for example in TITLE.examples.values())]]  # type: ignore[misc]  # noqa: UP007


class Player(NamedTuple):
    """A player of the demo."""

    name: str
    client: Client


def demo(url: str | None, count: int) -> int:
    """Play a whole game with `count` players on a running service, or on a temporary one."""
    if not url:
        print("Starting a temporary service…", flush=True)
    with running_service(url) as service:
        players: list[Player] = []
        try:
            players += [_register(service, name) for name in NAMES[:count]]
            _play(players)
        except (OSError, HTTPException) as error:
            raise CliError(f"cannot reach a service at {service} ({error}); check --url") from error
        except RequestFailed as error:
            raise CliError(f"the service at {service} refused a request: {error}") from error
        finally:
            for player in players:
                player.client.close()
    return 0


def _register(url: str, name: str) -> Player:
    anonymous = Client(url)
    key = anonymous.post("/v1/players", {"name": name}).body["key"]
    anonymous.close()
    return Player(name, Client(url, key))


def _play(players: Sequence[Player]) -> None:
    owner = players[0].client
    seats = [{"kind": "human"} for _ in players]
    nonces = [secrets.token_hex(32) for _ in players]
    commitments = [commitment_to(nonce) for nonce in nonces]
    game = {"title": TITLE.key, "seats": seats, "commitment": commitments[0]}
    created = owner.post("/v1/games", game).body
    path = f"/v1/games/{created['id']}"
    print(f"{TITLE.name}, game {created['id']}; SHA-256 of its seed: {created['commitment']}", flush=True)
    for player, commitment in zip(players[1:], commitments[1:], strict=True):
        player.client.post(f"{path}/commands", {"type": "join", "commitment": commitment})
    owner.post(f"{path}/commands", {"type": "start"})
    for player, nonce in zip(players, nonces, strict=True):
        player.client.post(f"{path}/commands", {"type": "reveal", "nonce": nonce})
    printed, changed = 0, time.monotonic()
    while True:
        game = owner.get(path)
        if game["version"] > printed:
            printed, changed = _print_rounds(owner, path, players, printed), time.monotonic()
        if game["status"] != "playing":
            break
        if time.monotonic() - changed > JOB_TIMEOUT:
            raise CliError(f"the game still waits for {game['awaiting']} after {JOB_TIMEOUT:.0f} seconds")
        for seat in game["awaiting"]["seats"]:
            _play_turn(players[seat], path, seat)
        if not game["awaiting"]["seats"]:
            time.sleep(0.02)
    _print_result(owner, path, players, game)


def _play_turn(player: Player, path: str, seat: int) -> None:
    """Play a seat until the game no longer waits for it."""
    awaiting = [seat]
    while seat in awaiting:
        moves = player.client.get(f"{path}/actions")["moves"]
        if not moves:
            return
        game = player.client.get(path)
        view, legal = msgspec.convert(game["view"], TITLE.view_type), msgspec.convert(moves, Commands)
        command = TITLE.policy(view, legal, secrets.randbelow)
        answer = player.client.post(f"{path}/commands", msgspec.to_builtins(command)).body
        awaiting = answer["awaiting"]["seats"]
        _print_progress(f"{answer['version']} commands so far, {player.name} plays")


def _print_progress(line: str) -> None:
    """Print a line that the next one overwrites, if the output is a terminal."""
    if sys.stdout.isatty():
        print(f"  {line:<60}", end="\r", flush=True)


def _print_rounds(client: Client, path: str, players: Sequence[Player], printed: int) -> int:
    """Print the rounds that were scored after version `printed`. Returns the last version read."""
    while True:
        page = client.get(f"{path}/records?after={printed}&limit=100")["records"]
        for record in page:
            scored = [event for event in record["events"] if event["type"] == "round_scored"]
            if scored:
                before, after = (client.get(f"{path}?at={printed + step}")["view"] for step in (0, 1))
                _print_round(players, scored, before, after)
            printed = record["version"]
        if len(page) < 100:
            return printed


def _print_round(
    players: Sequence[Player], scored: list[dict[str, Any]], before: dict[str, Any], after: dict[str, Any]
) -> None:
    _print_progress("")
    print(f"Round {before['round']}")
    for event in sorted(scored, key=lambda event: event["seat"]):
        seat, gained = event["seat"], sum(line["points"] for line in event["lines"])
        points, lost = before["hospitals"][seat]["points"] + gained, after["hospitals"][seat]["fatalities"]
        print(
            f"  {players[seat].name:<12} discharged {event['discharged']:>2}, {gained:>+4} points,"
            f" {points:>4} in total, {lost:>2} fatalities",
            flush=True,
        )


def _print_result(client: Client, path: str, players: Sequence[Player], game: dict[str, Any]) -> None:
    head = client.get(f"{path}/records?after={game['version'] - 1}&limit=1")["records"][-1]["hash"]
    print(f"The game is {game['status']}.")
    for standing in sorted(game["standings"], key=lambda standing: standing["place"]):
        seat = standing["seat"]
        hospital = game["view"]["hospitals"][seat]
        print(
            f"  {standing['place']}. {players[seat].name:<12} {standing['points']:>4} points,"
            f" {hospital['fatalities']:>2} fatalities, {len(hospital['patients']):>2} patients left,"
            f" {len(hospital['departments'])} departments, {len(hospital['specialists'])} specialists"
        )
    print(f"{game['version']} records; hash of the last one: {head}", flush=True)
