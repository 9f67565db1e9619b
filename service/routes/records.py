"""The record of a game, page by page or as a live stream."""

from flask import Response, request

from service.context import Service
from service.contract.operation import Operation, ResponseSpec
from service.requests.bodies import load_query
from service.requests.headers import accepted_media, last_event_id
from service.requests.language import language_of
from service.requests.query_schemas import RecordsQuery, StreamQuery
from service.responses.json_response import fixed_headers, json_response
from service.responses.presenters import is_over, people_of, present_record, seat_of
from service.responses.structs import RecordResponse, RecordsResponse
from service.responses.words.sentences import speaker_of
from service.routes import examples
from service.streaming.event_stream import record_frames
from service.streaming.followed_record import FollowedGame
from service.streaming.position import Position
from service.streaming.stream_connection import EVENT_STREAM, NDJSON, open_connection, stream_response

_records_query, _stream_query = RecordsQuery(), StreamQuery()


def list_records(service: Service, game: str) -> Response:
    """Return a page of the record as the caller may see it."""
    caller = service.auth.caller()
    query = load_query(_records_query)
    found = service.store.records(game, query.get("after", 0), query["limit"])
    # Loaded after the records, so that the caller still has the seat at the last of them.
    folded = service.visible.load(game, caller)
    seat, unredacted = seat_of(folded, caller.id if caller else None), is_over(folded)
    names = service.names.of(people_of(folded, found))
    language = language_of(query.get("words"))
    speaker = speaker_of(folded, language, names) if language else None
    records = [present_record(folded, record, seat, unredacted, names, speaker) for record in found]
    more = bool(records) and records[-1].version < folded.version
    page = RecordsResponse(records, records[-1].version if more else None)
    public = caller is None and folded.table.visibility == "public"
    return json_response(page, headers=fixed_headers(public) if unredacted else {"Vary": "Authorization"})


def stream_records(service: Service, game: str) -> Response:
    """Stream the record from any version on, including what is appended while the stream is open."""
    caller = service.auth.caller()
    query = load_query(_stream_query)
    media = accepted_media(EVENT_STREAM, NDJSON)
    after = Position(*(last_event_id() or (query.get("after", 0), query.get("hash"))))
    language = language_of(query.get("words"))
    folded = service.visible.load(game, caller)
    headers = {"Vary": "Authorization, Accept", "X-Accel-Buffering": "no"}
    has_all = after.version == folded.version and after.precedes(folded.head)
    if media == EVENT_STREAM and is_over(folded) and has_all:
        return Response(status=204, headers=headers)  # tells an EventSource not to reconnect
    if request.method == "HEAD":
        return Response(content_type=media, headers=headers)
    connection = open_connection(service.streams, caller, media)
    followed = FollowedGame(service.streams, game)
    frames = record_frames(service.streams, connection, followed, after, language)
    response = stream_response(service.streams, connection, frames)
    response.headers.update(headers)
    return response


OPERATIONS = (
    Operation(
        name="list_records",
        method="GET",
        path="/v1/games/{game}/records",
        view=list_records,
        summary="Read the record",
        description="Until the game is over, what is hidden from you is left out and the record is marked "
        "`redacted`. Undone commands stay in the record, marked `undone`.",
        tag="record",
        auth="optional",
        scope="read",
        query=RecordsQuery,
        responses={200: ResponseSpec("A page of the record.", RecordsResponse, examples.RECORDS)},
    ),
    Operation(
        name="stream_records",
        method="GET",
        path="/v1/games/{game}/stream",
        view=stream_records,
        summary="Follow the record",
        description="Server-Sent Events named `record`, with the record as data and an id made of its "
        "version and hash; or JSON Lines with `Accept: application/x-ndjson`. The stream continues after "
        "`Last-Event-ID` or `after` without gaps or duplicates. If the records you have were replaced, which "
        "only a failover of Redis can do, you get an event named `reset` (as a JSON line: "
        '`{"reset": true}`), and the stream begins again with version 1. `undone` is as of sending: a later '
        "undo is a record that lists the versions it undid. A keep-alive is sent about every 15 seconds. "
        "After the last record of a game that is over, the stream ends with an event named `end`.",
        tag="record",
        auth="optional",
        scope="read",
        query=StreamQuery,
        headers=("Last-Event-ID", "Accept"),
        responses={
            200: ResponseSpec("The stream.", RecordResponse, examples.RECORD, media=(EVENT_STREAM, NDJSON)),
            204: ResponseSpec("The game is over and you have its whole record."),
        },
        problems=("not_acceptable",),
        limit="streams",
    ),
)
