"""A round at a glance, and the standings."""

import hashlib
from collections.abc import Iterable

import msgspec
from flask import Response

from events.errors import NotFound
from events.fold.summary import GameSummary
from events.tournaments.folded_tournament import FoldedTournament
from service.auth.accounts import Player
from service.context import Service
from service.contract.operation import Operation, ResponseSpec
from service.current_request import has_query
from service.requests.bodies import load_query
from service.requests.headers import accepted_media, caller_has
from service.requests.language import language_of
from service.requests.tournaments.tournament_queries import StandingsQuery
from service.responses.json_response import json_response, not_modified
from service.responses.tournaments.cached_standings import standings_of
from service.responses.tournaments.round_presenter import Games, people_at, present_round
from service.responses.tournaments.round_structs import RoundResponse, StandingsResponse
from service.responses.tournaments.standings_presenter import present_standings
from service.routes.tournaments import tournament_examples as examples
from tournaments.standings.csv_export import standings_csv

CSV = "text/csv"
_JSON = "application/json"
_standings_query = StandingsQuery()


def read_round(service: Service, tournament: str, number: str) -> Response:
    """Return every table of a round at a glance."""
    caller = service.auth.caller()
    folded = service.tournaments.load(tournament)
    rounds = folded.state.rounds
    shown = next((each for each in rounds if str(each.number) == number), None)
    if shown is None:
        raise NotFound(f"round {number} of {tournament}")
    games = _visible(service, folded, caller, [table.game for table in shown.tables if table.game])
    players = service.names.shown(people_at(shown))
    body = msgspec.json.encode(present_round(folded, shown, players, games))
    # Games change without a record of the tournament, so its version does not say whether this changed.
    etag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    headers = {"ETag": etag, "Vary": "Authorization"}
    if caller_has(etag):
        return not_modified(headers)
    return Response(body, headers=headers, content_type=_JSON)


def read_standings(service: Service, tournament: str) -> Response:
    """Return the standings, after any round, as JSON or as comma-separated values."""
    service.auth.caller()
    query = load_query(_standings_query) if has_query() else {}
    media = {"csv": CSV, "json": _JSON}.get(query.get("format", "")) or accepted_media(_JSON, CSV)
    language = language_of(query.get("words"))
    folded = service.tournaments.load(tournament)
    after_round, group = query.get("round"), query.get("group")
    if after_round is not None and after_round > len(folded.state.rounds):
        raise NotFound(f"round {after_round} of {tournament}")
    headers = {
        "ETag": f'"{folded.version}"' if media == _JSON else f'"{folded.version}-csv"',
        "Vary": "Authorization, Accept",
    }
    if caller_has(headers["ETag"]):
        return not_modified(headers)
    rows, player = standings_of(folded, after_round, group), query.get("player")
    if player is not None:
        rows = tuple(row for row in rows if row.player == player)
        if not rows:
            raise NotFound(f"player {player} of {tournament}")
    players = service.names.shown(row.player for row in rows)
    if media == _JSON:
        with_terms = player is not None
        shown = present_standings(folded, rows, players, after_round, group, language, with_terms)
        return json_response(shown, headers=headers)
    headers["Content-Disposition"] = f'attachment; filename="standings-{tournament}.csv"'
    names = {player: found.name for player, found in players.items()}
    text = standings_csv(rows, names, folded.state.settings.tie_breaks)
    return Response(text, headers=headers, content_type=f"{CSV}; charset=utf-8")


def _visible(
    service: Service, folded: FoldedTournament, caller: Player | None, games: Iterable[str]
) -> Games:
    """Return the games that the caller may see, as the lists have them."""
    organizes = caller is not None and caller.may_organize and caller.id in folded.state.organizers
    sees_all = organizes or (caller is not None and caller.organizer)
    found = service.lists.summaries(list(games))
    return {
        summary.id: summary
        for summary in found
        if summary is not None
        if sees_all or summary.visibility == "public" or (caller and _has_seat(summary, caller.id))
    }


def _has_seat(summary: GameSummary, player: str) -> bool:
    return any(player in (seat.player, seat.reserved) for seat in summary.seats)


OPERATIONS = (
    Operation(
        name="read_round",
        method="GET",
        path="/v1/tournaments/{tournament}/rounds/{number}",
        view=read_round,
        summary="Read a round",
        description="Every table at a glance: who plays, who is late, whose turn it is since when, results, "
        "and what organizers should look at. What games wait for appears shortly after it appears in the "
        "game. Of private games only those who may see them are told how far they are.",
        tag="tournaments",
        auth="optional",
        scope="read",
        headers=("If-None-Match",),
        responses={
            200: ResponseSpec("The round.", RoundResponse, examples.ROUND, ("ETag",)),
            304: ResponseSpec("Nothing has changed.", headers=("ETag",)),
        },
    ),
    Operation(
        name="read_standings",
        method="GET",
        path="/v1/tournaments/{tournament}/standings",
        view=read_standings,
        summary="Read the standings",
        description="Now or after any round. With `player` you get that player's row with every number that "
        "the points and tie-breaks are made of, so that anybody can check the sums. As comma-separated "
        "values with `format=csv` or `Accept: text/csv`.",
        tag="tournaments",
        auth="optional",
        scope="read",
        query=StandingsQuery,
        headers=("If-None-Match", "Accept"),
        responses={
            200: ResponseSpec(
                "The standings.", StandingsResponse, examples.STANDINGS, ("ETag",), media=(_JSON, CSV)
            ),
            304: ResponseSpec("You have these standings.", headers=("ETag",)),
        },
        problems=("not_acceptable",),
    ),
)
