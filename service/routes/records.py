"""The record of a game, page by page or live."""

from flask import Response, request

from service.context import Service, json_response, load_visible
from service.contract.operation import Operation, ResponseSpec
from service.requests.bodies import load_query
from service.requests.headers import last_event_id
from service.requests.schemas import AfterVersion, RecordsQuery
from service.responses.event_stream import EVENT_STREAM, NDJSON, Reader, stream, wanted_media
from service.responses.presenters import is_over, present_record, seat_of
from service.responses.problems import Problem
from service.responses.structs import RecordResponse, RecordsResponse
from service.routes import examples

_records_query, _after_version = RecordsQuery(), AfterVersion()


def list_records(service: Service, game: str) -> Response:
    """A page of the record as the caller may see it."""
    caller = service.auth.caller()
    asked = load_query(_records_query)
    found = service.store.records(game, asked.get("after", 0), asked["limit"])
    # Loaded after they were read: the caller must have the seat still when its last record was written.
    folded = load_visible(service, game, caller)
    seat, uncovered = seat_of(folded, caller), is_over(folded)
    shown = [present_record(folded, record, seat, uncovered) for record in found]
    more = bool(shown) and shown[-1].version < folded.version
    return json_response(
        RecordsResponse(shown, shown[-1].version if more else None), headers={"Vary": "Authorization"}
    )


def stream_records(service: Service, game: str) -> Response:
    """The record from any version on, and everything that is appended while the caller listens."""
    caller = service.auth.caller()
    asked = load_query(_after_version).get("after")
    media = wanted_media()
    resumed = last_event_id()
    after = resumed if resumed is not None else asked or 0
    folded = load_visible(service, game, caller)
    headers = {"Vary": "Authorization, Accept", "X-Accel-Buffering": "no"}
    if media == EVENT_STREAM and is_over(folded) and after >= folded.version:
        return Response(status=204, headers=headers)  # tells an EventSource not to come back
    if request.method == "HEAD":
        return Response(content_type=media, headers=headers)
    who = caller.id if caller else f"address:{request.remote_addr}"
    lease = service.stream_leases.take(who)
    if lease is None:
        raise _too_many(service.settings.limit_streams)
    if not service.stream_waiter.enter():
        service.stream_leases.release(who, lease)
        raise _too_many(service.stream_waiter.most)
    connection = request.environ.get("gunicorn.socket")
    reader = Reader(service, game, service.auth.key_hash(), media, after, who, lease, connection)
    response = stream(reader)
    response.headers.update(headers)
    return response


def _too_many(most: int) -> Problem:
    return Problem("too_many_streams", headers={"Retry-After": "15"}, most=most)


OPERATIONS = (
    Operation(
        name="list_records",
        method="GET",
        path="/v1/games/{game}/records",
        view=list_records,
        summary="Read the record",
        about="What others have hidden is left out and the record marked `redacted` until the game is over. "
        "What was taken back stays and is marked `undone`.",
        tag="record",
        auth="optional",
        query=RecordsQuery,
        responses={200: ResponseSpec("A page of the record.", RecordsResponse, examples.RECORDS)},
    ),
    Operation(
        name="stream_records",
        method="GET",
        path="/v1/games/{game}/stream",
        view=stream_records,
        summary="Follow the record",
        about="Server-Sent Events named `record`, with the version as id and a record as data; or JSON Lines "
        "with `Accept: application/x-ndjson`. Goes on after Last-Event-ID or `after` without gap or "
        "duplicate. `undone` is as of sending; a later undo is a record that names the versions it struck. "
        "Keep-alives about every 15 seconds. Ends after the last record of a game that is over, with an "
        "event named `end`.",
        tag="record",
        auth="optional",
        query=AfterVersion,
        headers=("Last-Event-ID", "Accept"),
        responses={
            200: ResponseSpec("The stream.", RecordResponse, examples.RECORD, media=(EVENT_STREAM, NDJSON)),
            204: ResponseSpec("The game is over and you have all of it."),
        },
        problems=("not_acceptable", "too_many_streams"),
        limit="streams",
    ),
)
