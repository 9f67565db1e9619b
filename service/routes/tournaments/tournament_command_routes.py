"""Commands of tournaments: the only way for people to change one."""

from collections.abc import Sequence

from flask import Response

from events.tournaments.execute_tournament import execute_tournament
from games.kernel.languages import Language
from games.kernel.messages import Command, Event
from games.kernel.table.table import Actor
from service.auth.accounts import Player
from service.context import Service
from service.contract.operation import Operation, ResponseSpec
from service.current_request import has_query
from service.monitoring.metrics import REFUSALS
from service.requests.bodies import load_query, read_json
from service.requests.headers import command_id, expected_version, idempotency_key
from service.requests.language import language_of
from service.requests.query_schemas import CommandQuery
from service.requests.tournaments.organizer_texts import LONGEST_TEXT
from service.requests.tournaments.tournament_body import PLAYER_COMMANDS, parse_tournament_command
from service.responses.json_response import json_response
from service.responses.problems import Problem
from service.responses.tournaments.tournament_presenter import people_in
from service.responses.tournaments.tournament_structs import (
    TournamentCommandResponse,
    TournamentDryRunResponse,
)
from service.responses.words.sentences import say_all
from service.routes.tournaments import tournament_examples as examples
from tournaments.messages.organizing import AddOrganizer
from tournaments.messages.registration import Enter, Invite
from tournaments.state import Tournament
from tournaments.words.tournament_words import tournament_speaker

_command_query = CommandQuery()


def post_tournament_command(service: Service, tournament: str) -> Response:
    """Decide a command and append it, or only decide it for a dry run."""
    player = service.auth.require_player()
    service.command_limit.charge(player.id)
    query = load_query(_command_query) if has_query() else {}
    language = language_of(query.get("words"))
    key, expected = idempotency_key(), expected_version()
    command = parse_tournament_command(read_json(longest_text=LONGEST_TEXT))
    if type(command) not in PLAYER_COMMANDS:
        service.auth.require_scope("organize")
    if isinstance(command, Invite | Enter | AddOrganizer):
        _check_players(service, tournament, player, command)
    actor = Actor("player", player.id)
    try:
        if query.get("dry_run"):
            return _dry_run(service, tournament, actor, command, expected, language)
        stored_id = command_id(key, service.store.service_secret(), tournament) if key else None
        outcome = execute_tournament(service.tournaments, tournament, actor, command, stored_id, expected)
    except REFUSALS as refusal:
        service.metrics.count_refusal(refusal)
        raise
    words = _words(service, outcome.folded.state, language, outcome.events)
    response = TournamentCommandResponse(outcome.version, list(outcome.events), words)
    return json_response(response, 201, {"ETag": f'"{outcome.version}"'})


def _dry_run(
    service: Service,
    tournament: str,
    actor: Actor,
    command: Command,
    expected: int | None,
    language: Language | None,
) -> Response:
    """Return what the command would do; nothing if it draws, because nobody may try out chance."""
    before = service.tournaments.load(tournament)
    outcome = execute_tournament(
        service.tournaments, tournament, actor, command, expected=expected, dry_run=True
    )
    drawn = outcome.folded.next_draw != before.next_draw
    events = [] if drawn else list(outcome.events)
    words = _words(service, outcome.folded.state, language, events)
    return json_response(TournamentDryRunResponse(outcome.version, events, not drawn, words))


def _check_players(
    service: Service, tournament: str, player: Player, command: Invite | Enter | AddOrganizer
) -> None:
    """Refuse to name players who do not exist, are banned, or have blocked the organizer."""
    # Not as this process saw it last: somebody may have become an organizer since.
    if player.id not in service.tournaments.load(tournament).state.organizers:
        return
    named = (command.player,) if isinstance(command, AddOrganizer) else command.players
    service.blocks.check_invited(player.id, {other: {} for other in named})
    if (banned := service.accounts.first_banned(named)) is not None:
        raise Problem("player_banned", player=banned)


def _words(
    service: Service, state: Tournament, language: Language | None, events: Sequence[Event]
) -> list[str] | None:
    """Return a sentence for each event, if the caller asked for words."""
    if language is None:
        return None
    return say_all(tournament_speaker(language, service.names.of(people_in(state))), events)


OPERATIONS = (
    Operation(
        name="post_tournament_command",
        method="POST",
        path="/v1/tournaments/{tournament}/commands",
        view=post_tournament_command,
        summary="Post a command to a tournament",
        description="`register`, `check_in`, `withdraw`, `return` and `report_message` are for everybody. "
        "All others are for the organizers of the tournament, and your key needs the scope `organize` too. "
        "Who plays at a table has no power over it. With If-Match, the command is accepted only at that "
        "version. The same Idempotency-Key returns the first response again.",
        tag="tournaments",
        auth="player",
        scope="play",
        query=CommandQuery,
        headers=("Idempotency-Key", "If-Match"),
        body="TournamentCommand",
        responses={
            200: ResponseSpec(
                "What the command would do (dry run).", TournamentDryRunResponse, examples.DRY_RUN
            ),
            201: ResponseSpec(
                "The command was appended.", TournamentCommandResponse, examples.COMMAND, ("ETag",)
            ),
        },
        problems=(
            "unknown_command",
            "unknown_player",
            "invitation_refused",
            "player_banned",
            "stale_version",
            "idempotency_key_reused",
            "write_conflict",
            "not_replicated",
        ),
        refusals=True,
        limit="commands",
    ),
)
