"""The notices of a player: one stream for everything that concerns them."""

from flask import Response, request

from events.notices.account_stream import NoticePosition
from service.context import Service
from service.contract.operation import Operation, ResponseSpec
from service.requests.bodies import load_query
from service.requests.headers import accepted_media, last_event_id, split_event_id
from service.requests.language import language_of
from service.requests.query_schemas import NoticesQuery
from service.responses.accounts.notice_structs import NoticeResponse
from service.streaming.notice_stream import notice_frames
from service.streaming.stream_connection import EVENT_STREAM, NDJSON, open_connection, stream_response

_notices_query = NoticesQuery()


def stream_notices(service: Service) -> Response:
    """Stream the caller's notices from any of the last two days on."""
    caller = service.auth.require_player()
    query = load_query(_notices_query)
    media, language = accepted_media(EVENT_STREAM, NDJSON), language_of(query.get("words"))
    headers = {"Vary": "Authorization, Accept", "X-Accel-Buffering": "no"}
    given = last_event_id() or (split_event_id(query["after"]) if "after" in query else None)
    after = NoticePosition(given[0], int(given[1] or "0", 16)) if given else None
    if request.method == "HEAD":
        return Response(content_type=media, headers=headers)
    connection = open_connection(service.streams, caller, media)
    frames = notice_frames(service.streams, connection, caller.id, after, language)
    response = stream_response(service.streams, connection, frames)
    response.headers.update(headers)
    return response


_NOTICE = NoticeResponse(
    "1767229200000-0",
    "your_turn",
    1_767_229_199_950,
    "4d1f6a90c2b87e35aa01f3c4",
    "dice-hospital",
    12,
    1,
)

OPERATIONS = (
    Operation(
        name="stream_notices",
        method="GET",
        path="/v1/players/me/stream",
        view=stream_notices,
        summary="Follow everything that concerns you",
        description="One stream for all your games: those you play in, own, or are invited to. Server-Sent "
        "Events named `notice`, or JSON Lines with `Accept: application/x-ndjson`. `type` says what "
        "happened: `your_turn` (the game now waits for you), `invited` (a seat is kept for you), or the name "
        "of the event in the record, such as `game_started`, `undo_proposed` or `game_finished`. Your own "
        "commands cause notices too, for your other devices. A notice says where to look and contains "
        "nothing hidden. The stream continues after `Last-Event-ID` or `after`, without gaps or duplicates. "
        "Notices are kept for two days, at most 20,000. If some after your position may be gone, you get an "
        'event named `reset` (as a JSON line: `{"reset": true}`): list your games again; the stream goes on '
        "with new notices. A keep-alive is sent about every 15 seconds.",
        tag="players",
        auth="player",
        scope="read",
        query=NoticesQuery,
        headers=("Last-Event-ID", "Accept"),
        responses={200: ResponseSpec("The stream.", NoticeResponse, _NOTICE, media=(EVENT_STREAM, NDJSON))},
        problems=("not_acceptable",),
        limit="streams",
    ),
)
