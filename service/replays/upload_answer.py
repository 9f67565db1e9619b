"""Answers an upload with its verdict and its replay."""

from collections.abc import Callable, Sequence

import msgspec
from flask import Response, request

from events.audit import Verdict
from events.export.writer import MEDIA_TYPE
from service.audit_pool import AuditPool, require_readable, unreadable_export
from service.replays.child_replay import options_of
from service.replays.eyes import OPEN
from service.requests.bodies import invalid_fields, load_query, read_upload
from service.requests.body_limits import MAX_UPLOAD
from service.requests.client_network import client_network
from service.requests.language import language_of
from service.requests.query_schemas import ReplayQuery
from service.responses.json_response import json_response

_query = ReplayQuery()


def answer_upload(pool: AuditPool, trusted: Sequence[str], compare: Callable[[Verdict], Verdict]) -> Response:
    """Return the verdict on the export in the request's body, after a comparison, and its replay."""
    query = load_query(_query)
    language = language_of(query.get("words"))
    export = read_upload((MEDIA_TYPE, MAX_UPLOAD))
    options = options_of(query.get("eyes", OPEN), query["start"], language)
    verdict, replay = pool.replay(export, trusted, client_network(request.remote_addr), options)
    require_readable(verdict)
    if query["start"] > verdict.records:
        raise invalid_fields({"from": ["The file has no such version."]})
    if not replay and verdict.verdict == "sound":
        raise invalid_fields({"eyes": ["The game has no such seat."]})
    if not replay:
        raise unreadable_export(verdict)
    fields = msgspec.json.decode(replay, type=dict[str, msgspec.Raw])
    return json_response({**fields, "audit": compare(verdict)})
