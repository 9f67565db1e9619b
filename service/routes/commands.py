"""Commands: the only way for players to change a game."""

from typing import Any

from flask import Response

from events.execute import execute
from events.fold.draws import Draws
from events.fold.folded_game import FoldedGame
from games.kernel.languages import Language
from games.kernel.messages import Command, StepEntered
from games.kernel.table.corrections import ORGANIZER_COMMANDS
from games.kernel.table.game import TABLE_COMMANDS
from games.kernel.table.game import seat_of as acting_seat
from games.kernel.table.lobby import Start
from games.kernel.table.table import Actor
from games.kernel.table.undo import UNDO_COMMANDS
from service.auth.accounts import Player
from service.context import Service
from service.contract.operation import Operation, ResponseSpec
from service.current_request import has_query
from service.monitoring.metrics import REFUSALS
from service.requests.bodies import load_query, read_json
from service.requests.command_body import parse_command
from service.requests.headers import command_id, expected_version, idempotency_key
from service.requests.language import language_of
from service.requests.query_schemas import CommandQuery
from service.responses.json_response import json_response
from service.responses.presenters import present_events, seat_of, seated_players
from service.responses.problems import Problem
from service.responses.structs import CommandResponse, DryRunResponse
from service.responses.words.sentences import say_all, speaker_of
from service.routes import examples
from service.routes.games import organizer_actor, player_actor

_command_query = CommandQuery()


def post_command(service: Service, game: str) -> Response:
    """Decide a command and append it, or only decide it for a dry run."""
    player = service.auth.require_player()
    service.command_limit.charge(player.id)
    query = load_query(_command_query) if has_query() else {}
    language = language_of(query.get("words"))
    key, expected = idempotency_key(), expected_version()
    body = read_json()
    folded = service.visible.load_cached(game, player)
    commands = service.messages[folded.table.title].commands
    command = parse_command(body, commands, folded.game.rules.handlers)
    if type(command) in ORGANIZER_COMMANDS:
        service.auth.require_scope("organize")
    as_organizer = player.organizer and type(command) in ORGANIZER_COMMANDS
    actor = organizer_actor(player) if as_organizer else player_actor(player)
    if type(command) is Start and service.bulks.holds(game):
        raise Problem("bulk_not_complete", headers={"Retry-After": "5"})
    try:
        if query.get("dry_run"):
            return _dry_run(service, game, player, actor, command, expected, language)
        stored_id = command_id(key, service.store.service_secret(), game) if key else None
        outcome = execute(service.store, game, actor, command, stored_id, expected)
    except REFUSALS as refusal:
        service.metrics.count_refusal(refusal)
        raise
    after = outcome.folded
    if not outcome.replayed:
        service.metrics.count_accepted(after.table.title)
    events = present_events(after, outcome.events, seat_of(after, player.id))
    response = CommandResponse(
        outcome.version,
        events,
        after.game.awaiting(after.table),
        _words(service, after, language, events),
    )
    return json_response(response, 201, {"ETag": f'"{outcome.version}"'})


def _words(
    service: Service, folded: FoldedGame, language: Language | None, events: list[Any]
) -> list[str] | None:
    """Return a sentence for each event, if the caller asked for words."""
    if language is None:
        return None
    return say_all(speaker_of(folded, language, service.names.of(seated_players(folded))), events)


def _dry_run(
    service: Service,
    game: str,
    player: Player,
    actor: Actor,
    command: Command,
    expected: int | None,
    language: Language | None,
) -> Response:
    """Return what the command would do, up to the point where its outcome is secret.

    Nobody may try out chance in advance, and the end of a step may reveal what others chose.
    """
    before = service.visible.load(game, player)
    outcome = execute(service.store, game, actor, command, expected=expected, dry_run=True)
    after, events = outcome.folded, list(outcome.events)
    step_end = next((i for i, event in enumerate(events) if isinstance(event, StepEntered)), len(events))
    drawn = after.next_draw != before.next_draw and (
        step_end == len(events) or _draws_within_step(before, actor, command)
    )
    shown = [] if drawn else events[:step_end]
    if type(command) in UNDO_COMMANDS:
        shown = events  # the player has already seen all of it
    complete = len(shown) == len(events)
    seen = present_events(after, shown, seat_of(after, player.id))
    response = DryRunResponse(
        outcome.version,
        seen,
        after.game.awaiting(after.table) if complete else None,
        complete,
        _words(service, after, language, seen),
    )
    return json_response(response)


def _draws_within_step(before: FoldedGame, actor: Actor, command: Command) -> bool:
    """Return whether a command draws before its step ends; later draws must stay unknown."""
    if type(command) in TABLE_COMMANDS:
        return True
    draws = Draws(bytes, (), 0)
    before.game.rules.within_step(before.table.play, acting_seat(before.table, actor), command, draws)
    return draws.next > 0


OPERATIONS = (
    Operation(
        name="post_command",
        method="POST",
        path="/v1/games/{game}/commands",
        view=post_command,
        summary="Post a command",
        description="With If-Match, the command is accepted only at that version. Without it, the command is "
        "decided at the latest version. The same Idempotency-Key returns the first response again.",
        tag="games",
        auth="player",
        scope="play",
        query=CommandQuery,
        headers=("Idempotency-Key", "If-Match"),
        body="AnyCommand",
        responses={
            200: ResponseSpec("What the command would do (dry run).", DryRunResponse, examples.DRY_RUN),
            201: ResponseSpec("The command was appended.", CommandResponse, examples.COMMAND, ("ETag",)),
        },
        problems=(
            "unknown_command",
            "organizer_at_table",
            "stale_version",
            "idempotency_key_reused",
            "write_conflict",
            "bulk_not_complete",
            "not_replicated",
        ),
        refusals=True,
        limit="commands",
    ),
)
