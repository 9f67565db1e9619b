"""Bulks: many games that an organizer creates with one request."""

import hashlib
import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from flask import Response

from events.bulk.bulk_store import Bulk, game_ids
from events.errors import NotFound
from events.log.codec import canonical_json
from events.log.service_secret import keyed_id
from games.kernel.refusal import Illegal
from games.kernel.table import game as kernel
from games.kernel.table.table import CreateGame
from service.auth.accounts import Player
from service.context import Service
from service.contract.operation import Operation, ResponseSpec
from service.requests.bodies import invalid_fields, load, read_json
from service.requests.body_limits import MAX_BULK
from service.requests.body_schemas import NewGames
from service.requests.headers import idempotency_key
from service.responses.json_response import json_response
from service.responses.list_structs import BulkResponse
from service.responses.problems import Problem
from service.routes import examples
from service.routes.games import organizer_actor

_new_games = NewGames()


def create_games(service: Service) -> Response:
    """Record that games are to be created, or refuse all of them."""
    player, key = _require_organizer(service), idempotency_key()
    entries: list[dict[str, Any]] = load(_new_games, read_json(MAX_BULK))["games"]
    service.rate_limits.charge("games", player.id)
    games = [msgspec.convert({"type": "create", **entry}, CreateGame) for entry in entries]
    _check_players(service, player, games)
    _check_rules(service, player, games)
    secret = service.store.service_secret()
    bulk_id = keyed_id(secret, "bulk", player.id, key)[:24] if key else secrets.token_hex(12)
    fingerprint = hashlib.sha256(canonical_json(games)).hexdigest()
    bulk = service.bulks.record(bulk_id, player.id, games, fingerprint, time.time_ns() // 1_000_000)
    return json_response(_present(service, bulk), 202, {"Location": f"/v1/games/bulk/{bulk.id}"})


def read_bulk(service: Service, bulk: str) -> Response:
    """Return how far a bulk of the caller is."""
    player, found = service.auth.require_player(), service.bulks.read(bulk)
    if found.owner != player.id:
        raise NotFound(bulk)
    return json_response(_present(service, found), headers={"Vary": "Authorization"})


def _require_organizer(service: Service) -> Player:
    player = service.auth.require_player()
    if not player.organizer:
        raise Problem("forbidden", "Only organizers can create many games at once.")
    return player


def _check_players(service: Service, player: Player, games: Sequence[CreateGame]) -> None:
    """Refuse a seat kept for somebody who does not exist or has blocked the caller."""
    invited = {
        seat.player: {"entry": entry}
        for entry, game in enumerate(games)
        for seat in game.seats
        if seat.player
    }
    service.blocks.check_invited(player.id, invited)


def _check_rules(service: Service, player: Player, games: Sequence[CreateGame]) -> None:
    """Refuse a game that its title refuses. Games that differ only in players are checked once."""
    checked, actor = set[bytes](), organizer_actor(player)
    for entry, game in enumerate(games):
        seats = tuple(msgspec.structs.replace(seat, player=None) for seat in game.seats)
        kind = canonical_json(
            (msgspec.structs.replace(game, seats=seats), [bool(s.player) for s in game.seats])
        )
        if kind in checked:
            continue
        checked.add(kind)
        if game.commitment is not None:
            raise invalid_fields({f"games.{entry}.commitment": ["You take no seat."]})
        title = service.titles.get(game.title)
        try:
            if title is None:
                raise Illegal("unknown_title", title=game.title, known=sorted(service.titles))
            kernel.create(title, "", actor, game, "")
        except Illegal as refusal:
            raise Illegal(refusal.code, **{**refusal.facts, "entry": entry}) from None
        time.sleep(0)  # other requests go on meanwhile


def _present(service: Service, bulk: Bulk) -> BulkResponse:
    ids = game_ids(service.store.service_secret(), bulk)
    return BulkResponse(bulk.id, bulk.status, bulk.total, bulk.created, ids, bulk.refusal)


_BULK = BulkResponse(
    "77aa01f3c44d1f6a90c2b87e", "creating", 2, 1, ["4d1f6a90c2b87e35aa01f3c4", "0c2b87e35aa01f3c44d1f6a9"]
)

OPERATIONS = (
    Operation(
        name="create_games",
        method="POST",
        path="/v1/games/bulk",
        view=create_games,
        summary="Create many games",
        description="For organizers: up to 500 games at once. You own them but take no seat; keep seats for "
        "players with `player`. If one entry is wrong, nothing is created and the problem names the `entry`, "
        "counted from 0. Otherwise the request is recorded and background jobs create the games; "
        "`GET /v1/games/bulk/{bulk}` shows how far they are. No game starts before all exist "
        "(`bulk_not_complete`). With the same Idempotency-Key you get the same bulk again.",
        tag="games",
        auth="player",
        scope="organize",
        headers=("Idempotency-Key",),
        body=NewGames,
        body_example={"games": [examples.NEW_GAME]},
        responses={202: ResponseSpec("The games will be created.", BulkResponse, _BULK, ("Location",))},
        problems=("forbidden", "unknown_player", "invitation_refused", "idempotency_key_reused"),
        refusals=True,
        limit="games",
    ),
    Operation(
        name="read_bulk",
        method="GET",
        path="/v1/games/bulk/{bulk}",
        view=read_bulk,
        summary="See how far a bulk is",
        description="For the organizer who sent it, for 30 days.",
        tag="games",
        auth="player",
        scope="organize",
        responses={200: ResponseSpec("The bulk.", BulkResponse, _BULK)},
    ),
)
