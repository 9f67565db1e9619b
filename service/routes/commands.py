"""The one door for commands."""

from typing import Any

from flask import Response, request
from marshmallow import ValidationError

from events.errors import Contended, KeyReused, Stale
from events.execute import execute
from events.fold.draws import Draws
from events.fold.folded_game import FoldedGame
from games.kernel.messages import Command, StepEntered
from games.kernel.refusal import Illegal
from games.kernel.table.clock import PauseClock, ResumeClock
from games.kernel.table.corrections import ORGANIZER_COMMANDS, Correct
from games.kernel.table.game import TABLE_COMMANDS
from games.kernel.table.game import seat_of as acting_seat
from games.kernel.table.lobby import Join
from games.kernel.table.table import Actor
from games.kernel.table.undo import UNDO_COMMANDS
from service.auth.accounts import Player
from service.context import Service, json_response, load_cached, load_visible
from service.contract.operation import Operation, ResponseSpec
from service.requests.bodies import convert, flat, invalid, load_query, read_json
from service.requests.headers import command_id, expected_version, idempotency_key
from service.requests.schemas import CommandQuery, printable
from service.responses.presenters import present_events, seat_of
from service.responses.problems import Problem
from service.responses.structs import CommandResponse, DryRunResponse
from service.routes import examples
from service.routes.games import actor_of, organizer

_command_query = CommandQuery()

_SPOKEN: dict[type[Command], str] = {
    Join: "nonce",
    Correct: "reason",
    PauseClock: "reason",
    ResumeClock: "reason",
}
"""What people write for others to read; only checked here, so that older records stay readable."""


def post_command(service: Service, game: str) -> Response:
    """Decide a command and append it, or only decide it."""
    player = service.auth.player()
    dry_run = bool(request.query_string) and load_query(_command_query)["dry_run"]
    keyed, expected = idempotency_key(), expected_version()
    given = read_json()
    folded = load_cached(service, game, player)
    command = _command(service, folded, given)
    sets_right = player.organizer and type(command) in ORGANIZER_COMMANDS
    actor = organizer(player) if sets_right else actor_of(player)
    try:
        if dry_run:
            return _tried(service, game, player, actor, command, expected)
        # The seed is as secret as what the record hides, and every process knows it.
        key = command_id(service.store.seed(game)) if keyed else None
        outcome = execute(service.store, game, actor, command, key, expected)
    except Illegal as refusal:
        service.metrics.refused(refusal.code)
        raise
    except Stale:
        service.metrics.refused("stale_version")
        raise
    except KeyReused:
        service.metrics.refused("idempotency_key_reused")
        raise
    except Contended:
        service.metrics.refused("contended")
        raise
    after = outcome.folded
    if not outcome.replayed:
        service.metrics.accepted(after.table.title)
    body = CommandResponse(
        outcome.version,
        present_events(after, outcome.events, seat_of(after, player)),
        after.game.awaiting(after.table),
    )
    return json_response(body, 201, {"ETag": f'"{outcome.version}"'})


def _command(service: Service, folded: FoldedGame, given: dict[str, Any]) -> Command:
    """The command in a body, if the game knows its type."""
    name = given.get("type")
    known = service.messages[folded.table.title].commands
    kind = known.get(name) if isinstance(name, str) else None
    if kind is None or (kind not in TABLE_COMMANDS and kind not in folded.game.rules.handlers):
        handlers = folded.game.rules.handlers
        types = sorted(tag for tag, kind in known.items() if kind in TABLE_COMMANDS or kind in handlers)
        raise Problem("unknown_command", known=types)
    command: Command = convert(given, kind)
    if (name := _SPOKEN.get(kind)) and (text := getattr(command, name)) is not None:
        try:
            printable(text)
        except ValidationError as error:
            raise invalid(flat({name: error.messages})) from None
    return command


def _tried(
    service: Service, game: str, player: Player, actor: Actor, command: Command, expected: int | None
) -> Response:
    """What the command would do, up to where its outcome is a secret.

    Chance must not be tried in advance, and where a step ends others' hidden choices may come to light.
    """
    before = load_visible(service, game, player)
    outcome = execute(service.store, game, actor, command, expected=expected, dry_run=True)
    after, events = outcome.folded, list(outcome.events)
    ends = next((i for i, event in enumerate(events) if isinstance(event, StepEntered)), len(events))
    drawn = after.draws != before.draws and (ends == len(events) or _draws_at_once(before, actor, command))
    known = [] if drawn else events[:ends]
    if type(command) in UNDO_COMMANDS:
        known = events  # it happened before, in front of the same eyes
    complete = len(known) == len(events)
    body = DryRunResponse(
        outcome.version,
        present_events(after, known, seat_of(after, player)),
        after.game.awaiting(after.table) if complete else None,
        complete,
    )
    return json_response(body)


def _draws_at_once(before: FoldedGame, actor: Actor, command: Command) -> bool:
    """Whether a command draws before its step ends; what is drawn behind that must not be told from it."""
    if type(command) in TABLE_COMMANDS:
        return True
    draws = Draws(bytes, before.table, 0)
    before.game.rules.within_step(before.table.play, acting_seat(before.table, actor), command, draws)
    return draws.next > 0


OPERATIONS = (
    Operation(
        name="give_command",
        method="POST",
        path="/v1/games/{game}/commands",
        view=post_command,
        summary="Give a command",
        about="If-Match makes it conditional on the version you decided on; without it the command is "
        "decided on the newest one. The same Idempotency-Key again gives the first answer again.",
        tag="games",
        auth="player",
        query=CommandQuery,
        headers=("Idempotency-Key", "If-Match"),
        body="AnyCommand",
        responses={
            200: ResponseSpec("What it would do (dry run).", DryRunResponse, examples.DRY_RUN),
            201: ResponseSpec("It is in the record.", CommandResponse, examples.COMMAND, ("ETag",)),
        },
        problems=("unknown_command", "illegal", "stale_version", "idempotency_key_reused", "contended"),
    ),
)
