"""The record of a tournament, page by page or as a live stream."""

from flask import Response, request

from service.context import Service
from service.contract.operation import Operation, ResponseSpec
from service.requests.bodies import load_query
from service.requests.headers import accepted_media, last_event_id
from service.requests.language import language_of
from service.requests.query_schemas import RecordsQuery, StreamQuery
from service.responses.json_response import json_response
from service.responses.tournaments.tournament_records import people_of_records, present_tournament_record
from service.responses.tournaments.tournament_structs import (
    TournamentRecordResponse,
    TournamentRecordsResponse,
)
from service.routes.tournaments import tournament_examples as examples
from service.streaming.event_stream import record_frames
from service.streaming.followed_tournament import FollowedTournament
from service.streaming.position import Position
from service.streaming.stream_connection import EVENT_STREAM, NDJSON, open_connection, stream_response
from tournaments.decide.request import is_final
from tournaments.words.tournament_words import tournament_speaker

_records_query, _stream_query = RecordsQuery(), StreamQuery()


def list_tournament_records(service: Service, tournament: str) -> Response:
    """Return a page of the record."""
    service.auth.caller()
    query = load_query(_records_query)
    found = service.tournaments.records(tournament, query.get("after", 0), query["limit"])
    # Loaded after the records, so that a message that was hidden meanwhile is not shown.
    folded = service.tournaments.load(tournament)
    hidden, names = folded.state.hidden_messages, service.names.of(people_of_records(folded, found))
    language = language_of(query.get("words"))
    speaker = tournament_speaker(language, names) if language else None
    records = [present_tournament_record(record, hidden, names, speaker) for record in found]
    more = bool(records) and records[-1].version < folded.version
    page = TournamentRecordsResponse(records, records[-1].version if more else None)
    return json_response(page, headers={"Vary": "Authorization"})


def stream_tournament_records(service: Service, tournament: str) -> Response:
    """Stream the record from any version on, including what is appended while the stream is open."""
    caller = service.auth.caller()
    query = load_query(_stream_query)
    media = accepted_media(EVENT_STREAM, NDJSON)
    after = Position(*(last_event_id() or (query.get("after", 0), query.get("hash"))))
    language = language_of(query.get("words"))
    folded = service.tournaments.load(tournament)
    headers = {"Vary": "Authorization, Accept", "X-Accel-Buffering": "no"}
    has_all = after.version == folded.version and after.precedes(folded.head)
    final = is_final(folded.state, service.tournaments.now())
    if media == EVENT_STREAM and final and has_all:
        return Response(status=204, headers=headers)  # tells an EventSource not to reconnect
    if request.method == "HEAD":
        return Response(content_type=media, headers=headers)
    connection = open_connection(service.streams, caller, media)
    followed = FollowedTournament(service.streams, tournament)
    frames = record_frames(service.streams, connection, followed, after, language)
    response = stream_response(service.streams, connection, frames)
    response.headers.update(headers)
    return response


OPERATIONS = (
    Operation(
        name="list_tournament_records",
        method="GET",
        path="/v1/tournaments/{tournament}/records",
        view=list_tournament_records,
        summary="Read the record of a tournament",
        description="Everything that was done, by whom and why. The text of a hidden message is "
        "`…`, and its record is marked `redacted`.",
        tag="tournaments",
        auth="optional",
        scope="read",
        query=RecordsQuery,
        responses={200: ResponseSpec("A page of the record.", TournamentRecordsResponse, examples.RECORDS)},
    ),
    Operation(
        name="stream_tournament_records",
        method="GET",
        path="/v1/tournaments/{tournament}/stream",
        view=stream_tournament_records,
        summary="Follow the record of a tournament",
        description="Server-Sent Events named `record`, or JSON Lines with `Accept: application/x-ndjson`, "
        "as in the stream of a game. It stays open while results can be corrected, for seven days after the "
        "end. After the last record of a tournament that is final, the stream ends with an event named "
        "`end`.",
        tag="tournaments",
        auth="optional",
        scope="read",
        query=StreamQuery,
        headers=("Last-Event-ID", "Accept"),
        responses={
            200: ResponseSpec(
                "The stream.", TournamentRecordResponse, examples.RECORD, media=(EVENT_STREAM, NDJSON)
            ),
            204: ResponseSpec("The tournament is final and you have its whole record."),
        },
        problems=("not_acceptable",),
        limit="streams",
    ),
)
