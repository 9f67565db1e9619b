"""`wardbook demo`: players at one table, each a client over HTTP, and a look at every round they play."""

import sys
import time
from collections.abc import Sequence
from typing import Any, NamedTuple, Union

import msgspec

from cli.http_client import Client
from cli.run.embedded_redis import Unusable
from cli.run.temporary_service import running_service
from games.dice_hospital import DICE_HOSPITAL as TITLE
from workers.jobs import picks

BOT = "easy"
NAMES = ("Ada", "Elsie", "Ibn Sina", "Wu Lien-teh")
PATIENCE = 30.0
"""How long (in seconds) the demo waits for a background job."""

Commands: Any = list[Union[tuple(type(example) for example in TITLE.examples.values())]]  # type: ignore[misc]  # noqa: UP007


class Guest(NamedTuple):
    """A player of the demo."""

    name: str
    client: Client


def demo(url: str | None, players: int) -> int:
    """Play a whole game against a running service, or one that is started for it."""
    if not url:
        print("Starting a service for the demo…", flush=True)
    with running_service(url) as address:
        guests = [_register(address, name) for name in NAMES[:players]]
        try:
            _play(guests)
        finally:
            for guest in guests:
                guest.client.close()
    return 0


def _register(url: str, name: str) -> Guest:
    newcomer = Client(url)
    key = newcomer.post("/v1/players", {"name": name}).body["key"]
    newcomer.close()
    return Guest(name, Client(url, key))


def _play(guests: Sequence[Guest]) -> None:
    owner = guests[0].client
    seats = [{"kind": "human"} for _ in guests]
    made = owner.post("/v1/games", {"title": TITLE.key, "seats": seats}).body
    path = f"/v1/games/{made['id']}"
    print(f"{TITLE.name}, game {made['id']}; SHA-256 of its seed: {made['commitment']}", flush=True)
    for guest in guests[1:]:
        guest.client.post(f"{path}/commands", {"type": "join"})
    owner.post(f"{path}/commands", {"type": "start"})
    told, changed = 0, time.monotonic()
    while True:
        game = owner.get(path)
        if game["version"] > told:
            told, changed = _tell(owner, path, guests, told), time.monotonic()
        if game["status"] != "playing":
            break
        if time.monotonic() - changed > PATIENCE:
            raise Unusable(f"the game waited for {game['awaiting']} for {PATIENCE:.0f} seconds")
        for seat in game["awaiting"]["seats"]:
            _turn(guests[seat], path, seat)
        if not game["awaiting"]["seats"]:
            time.sleep(0.02)
    _tell_end(owner, path, guests, game)


def _turn(guest: Guest, path: str, seat: int) -> None:
    """Play a seat until the game waits for somebody else."""
    awaiting = [seat]
    while seat in awaiting:
        offered = guest.client.get(f"{path}/actions")["actions"]
        own = [action for action in offered if action["type"] in TITLE.examples]
        if not own:
            return
        game = guest.client.get(path)
        view, legal = msgspec.convert(game["view"], TITLE.view_type), msgspec.convert(own, Commands)
        command = TITLE.bots[BOT](view, legal, picks(game["id"], game["version"], seat))
        answer = guest.client.post(f"{path}/commands", msgspec.to_builtins(command)).body
        awaiting = answer["awaiting"]["seats"]
        if sys.stdout.isatty():
            print(
                f"  {answer['version']} commands so far, {guest.name} plays          ", end="\r", flush=True
            )


def _progress(line: str) -> None:
    """A line that the next one overwrites; only where somebody looks at a terminal."""
    if sys.stdout.isatty():
        print(f"  {line:<60}", end="\r", flush=True)


def _tell(client: Client, path: str, guests: Sequence[Guest], told: int) -> int:
    """Show the rounds that were scored after a version; the version the next look starts from."""
    while True:
        page = client.get(f"{path}/records?after={told}&limit=100")["records"]
        for record in page:
            scored = [event for event in record["events"] if event["type"] == "round_scored"]
            if scored:
                _tell_round(
                    guests, scored, *(client.get(f"{path}?at={told + look}")["view"] for look in (0, 1))
                )
            told = record["version"]
        if len(page) < 100:
            return told


def _tell_round(
    guests: Sequence[Guest], scored: list[dict[str, Any]], before: dict[str, Any], after: dict[str, Any]
) -> None:
    _progress("")
    print(f"Round {before['round']}")
    for event in sorted(scored, key=lambda event: event["seat"]):
        seat, gained = event["seat"], sum(line["points"] for line in event["lines"])
        points, lost = before["hospitals"][seat]["points"] + gained, after["hospitals"][seat]["fatalities"]
        print(
            f"  {guests[seat].name:<12} discharged {event['discharged']:>2}, {gained:>+4} points,"
            f" {points:>4} in all, {lost:>2} fatalities",
            flush=True,
        )


def _tell_end(client: Client, path: str, guests: Sequence[Guest], game: dict[str, Any]) -> None:
    head = client.get(f"{path}/records?after={game['version'] - 1}&limit=1")["records"][-1]["hash"]
    print(f"The game is {game['status']}.")
    for standing in sorted(game["standings"], key=lambda standing: standing["place"]):
        seat = standing["seat"]
        hospital = game["view"]["hospitals"][seat]
        print(
            f"  {standing['place']}. {guests[seat].name:<12} {standing['points']:>4} points,"
            f" {hospital['fatalities']:>2} fatalities, {len(hospital['patients']):>2} patients left,"
            f" {len(hospital['departments'])} departments, {len(hospital['specialists'])} specialists"
        )
    print(f"{game['version']} records; the head of the record is {head}", flush=True)
