"""Tournaments: create, list and read them."""

from functools import partial
from typing import Any

from flask import Response

from events.tournaments.execute_tournament import create_tournament as execute_creation
from events.tournaments.folded_tournament import FoldedTournament
from games.kernel.languages import Language
from games.kernel.table.table import Actor
from service.auth.accounts import Player
from service.context import Service
from service.contract.operation import Operation, ResponseSpec
from service.current_request import has_query
from service.requests.bodies import invalid_fields, load, load_query, read_json
from service.requests.headers import caller_has, command_id, idempotency_key
from service.requests.language import WordsQuery, language_of
from service.requests.query_schemas import ME
from service.requests.tournaments.organizer_texts import LONGEST_TEXT
from service.requests.tournaments.tournament_body import PLAYER_COMMANDS, POSTED, NewTournament
from service.requests.tournaments.tournament_queries import TournamentQuery, TournamentsQuery
from service.responses.json_response import game_headers, json_response, not_modified
from service.responses.problems import Problem
from service.responses.tournaments.list_presenter import people_listed, present_listed
from service.responses.tournaments.round_structs import TournamentsResponse
from service.responses.tournaments.tournament_actions import present_tournament_actions
from service.responses.tournaments.tournament_presenter import (
    people_in,
    present_tournament,
)
from service.responses.tournaments.tournament_structs import TournamentActions, TournamentResponse
from service.routes.tournaments import tournament_examples as examples
from tournaments.tournament import allowed
from tournaments.words.tournament_words import tournament_speaker

_new_tournament, _words_query = NewTournament(), WordsQuery()
_tournament_query, _tournaments_query = TournamentQuery(), TournamentsQuery()
_PEOPLE = ("player", "organizer", "invited")
"""Filters that name a player."""


def create_tournament(service: Service) -> Response:
    """Create a tournament that the caller owns."""
    player, key = service.auth.require_player(), idempotency_key()
    if not player.organizer:
        raise Problem("forbidden", "Only organizers can create tournaments.")
    language = language_of(load_query(_words_query).get("words") if has_query() else None)
    command = load(_new_tournament, read_json(longest_text=LONGEST_TEXT))
    service.rate_limits.charge("games", player.id)
    stored_id = command_id(key, service.store.service_secret(), f"tournament/{player.id}") if key else None
    outcome = execute_creation(
        service.tournaments,
        Actor("organizer", player.id),
        command,
        stored_id,
        partial(service.quotas.check_stored, player.id),
    )
    body = _present(service, outcome.folded, outcome.folded, player, language)
    headers = {"Location": f"/v1/tournaments/{body.id}", **game_headers(body.version)}
    return json_response(body, 201, headers)


def list_tournaments(service: Service) -> Response:
    """Return a page of tournaments."""
    caller = service.auth.caller()
    query: dict[str, Any] = load_query(_tournaments_query)
    if any(query.get(name) == ME for name in _PEOPLE):
        own_id = caller.id if caller else service.auth.require_player().id
        query.update({name: own_id for name in _PEOPLE if query.get(name) == ME})
    try:
        found, following = service.tournament_lists.query(**query)
    except ValueError:
        raise invalid_fields({"after": ["Not the `next` of a page."]}) from None
    players = service.names.shown(people_listed(found))
    page = TournamentsResponse([present_listed(summary, players) for summary in found], following)
    return json_response(page, headers={"Vary": "Authorization"})


def read_tournament(service: Service, tournament: str) -> Response:
    """Return a tournament as the caller sees it, at the latest or an earlier version."""
    caller = service.auth.caller()
    query = load_query(_tournament_query) if has_query() else {}
    language, at = language_of(query.get("words")), query.get("at")
    latest = service.tournaments.load(tournament)
    shown = latest if at in (None, latest.version) else service.tournaments.load_at(tournament, at)
    headers = game_headers(shown.version)
    if shown is not latest:
        # What was hidden later is hidden in earlier versions too.
        headers["ETag"] = f'"{at}-{latest.version}"'
    if caller_has(headers["ETag"]):
        return not_modified(headers)
    return json_response(_present(service, latest, shown, caller, language), headers=headers)


def _present(
    service: Service,
    latest: FoldedTournament,
    shown: FoldedTournament,
    caller: Player | None,
    language: Language | None,
) -> TournamentResponse:
    actions = _actions(service, latest, caller, language) if caller and shown is latest else None
    return present_tournament(
        shown,
        caller.id if caller else None,
        service.names.shown(people_in(shown.state)),
        latest.state.hidden_messages,
        service.tournaments.revealed_seed(latest),
        actions,
    )


def _actions(
    service: Service, latest: FoldedTournament, caller: Player, language: Language | None
) -> TournamentActions:
    speaker = tournament_speaker(language, {}) if language else None
    names = allowed(latest.state, caller.id, service.tournaments.now())
    kinds = [POSTED[name] for name in names if name in POSTED]
    return present_tournament_actions(
        [kind for kind in kinds if caller.may_organize or kind in PLAYER_COMMANDS], speaker
    )


OPERATIONS = (
    Operation(
        name="create_tournament",
        method="POST",
        path="/v1/tournaments",
        view=create_tournament,
        summary="Create a tournament",
        description="For organizers. The title has to accept games with these settings at every size of "
        "table that can occur. You organize the tournament; `add_organizer` gives others the same powers. "
        "Players register with commands. The service pairs the rounds and creates the games.",
        tag="tournaments",
        auth="player",
        scope="organize",
        query=WordsQuery,
        headers=("Idempotency-Key",),
        body=NewTournament,
        body_example=examples.NEW_TOURNAMENT,
        responses={
            201: ResponseSpec(
                "The new tournament.", TournamentResponse, examples.TOURNAMENT, ("Location", "ETag")
            )
        },
        problems=("forbidden", "idempotency_key_reused", "storage_used_up", "not_replicated"),
        refusals=True,
        limit="games",
    ),
    Operation(
        name="list_tournaments",
        method="GET",
        path="/v1/tournaments",
        view=list_tournaments,
        summary="List tournaments",
        description="The latest first. All filters can be combined. A change appears in the list shortly "
        "after it appears in the tournament.",
        tag="tournaments",
        auth="optional",
        scope="read",
        query=TournamentsQuery,
        responses={200: ResponseSpec("A page of tournaments.", TournamentsResponse, examples.TOURNAMENTS)},
    ),
    Operation(
        name="read_tournament",
        method="GET",
        path="/v1/tournaments/{tournament}",
        view=read_tournament,
        summary="Read a tournament",
        description="Tournaments are public. With a key, `actions` lists what you may post to `commands` "
        "now, and `me` says where you play and how you stand. A message that an organizer or the "
        "operator hid is hidden at every version.",
        tag="tournaments",
        auth="optional",
        scope="read",
        query=TournamentQuery,
        headers=("If-None-Match",),
        responses={
            200: ResponseSpec("The tournament.", TournamentResponse, examples.TOURNAMENT, ("ETag",)),
            304: ResponseSpec("You have this version.", headers=("ETag",)),
        },
    ),
)
