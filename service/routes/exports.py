"""Exports and audits: a game as a file that proves itself, and the verdict on such a file."""

import msgspec
from flask import Response, request

from events.audit import Verdict
from events.export.signing import BadKey, Signer, service_signer
from events.export.writer import MEDIA_TYPE, export
from events.fold.folded_game import FoldedGame
from service.auth.accounts import Player
from service.auth.rate_limits import charge
from service.context import Service, json_response, load_visible
from service.contract.operation import Operation, ResponseSpec
from service.http.logs import log_exception
from service.requests.bodies import load_query
from service.requests.headers import idempotency_key
from service.requests.schemas import NoQuery
from service.requests.uploads import announced, uploaded
from service.responses.presenters import is_over
from service.responses.problems import Problem
from service.responses.structs import AuditResponse, SigningKeyResponse
from service.routes import examples

_no_query = NoQuery()


def export_game(service: Service, game: str) -> Response:
    """The whole record as JSON Lines; of a running game only for organizers who do not play in it."""
    load_query(_no_query)
    caller = service.auth.caller()
    folded = load_visible(service, game, caller)
    if not is_over(folded):
        _must_be_above_it(folded, caller)
    headers = {
        "Content-Disposition": f'attachment; filename="wardbook-{folded.id}.jsonl"',
        "Vary": "Authorization",
    }
    lines = () if request.method == "HEAD" else export(service.store, folded, _signer(service))
    return Response(lines, headers=headers, content_type=MEDIA_TYPE)


def _must_be_above_it(folded: FoldedGame, caller: Player | None) -> None:
    """The full record of a running game shows every hand, so it is for nobody who plays."""
    if caller is None or not caller.organizer:
        raise Problem("game_not_over", status=folded.table.status)
    if folded.table.seat_of(caller.id) is not None:
        raise Problem("forbidden", "An organizer who plays in a game cannot see all of it before its end.")


def audit_game(service: Service, game: str) -> Response:
    """The verdict on a game as it stands; of a game that is not over, on all that needs no secret."""
    load_query(_no_query)
    caller = service.auth.caller()
    folded = load_visible(service, game, caller)
    charge(service.limits, "audits", _who(caller))
    return _verdict(service, b"".join(export(service.store, folded, _signer(service))))


def audit_upload(service: Service) -> Response:
    """The verdict on an uploaded export; nothing of it is kept."""
    load_query(_no_query)
    idempotency_key()
    caller = service.auth.caller()
    length = announced(MEDIA_TYPE)
    charge(service.limits, "audits", _who(caller))
    return _verdict(service, uploaded(length))


def read_signing_key(service: Service) -> Response:
    """The public key of this service, and those it signed with before."""
    load_query(_no_query)
    settings = service.settings
    return json_response(SigningKeyResponse("ed25519", _signer(service).public, settings.trusted_keys))


def _signer(service: Service) -> Signer:
    try:
        return service_signer(service.settings)
    except (OSError, BadKey) as error:
        log_exception("no signing key", error, trace=False)
        raise Problem("no_signing_key", headers={"Retry-After": "60"}) from None


def _verdict(service: Service, exported: bytes) -> Response:
    settings = service.settings
    trusted = (_signer(service).public, *settings.trusted_keys)
    found = service.audit_pool.judge(exported, trusted)
    if found.verdict == "unreadable":
        raise Problem(
            "unreadable_export", _because(found), findings=msgspec.to_builtins(found.findings[:100])
        )
    return json_response(found)


def _because(found: Verdict) -> str:
    first = found.findings[0]
    return f"This cannot be judged: {first.detail}."


def _who(caller: Player | None) -> str:
    return caller.id if caller else f"address:{request.remote_addr}"


OPERATIONS = (
    Operation(
        name="export_game",
        method="GET",
        path="/v1/games/{game}/export",
        view=export_game,
        summary="Export a game",
        about="The whole record with the seed and a signature, as JSON Lines that verify offline "
        "(docs/export-format.md). For games that are over; organizers who do not play in it may export any "
        "game, without its seed, and see every hidden hand in it.",
        tag="record",
        auth="optional",
        responses={200: ResponseSpec("The export.", dict, examples.EXPORT, media=(MEDIA_TYPE,))},
        problems=("game_not_over", "forbidden", "no_signing_key"),
    ),
    Operation(
        name="audit_game",
        method="GET",
        path="/v1/games/{game}/audit",
        view=audit_game,
        summary="Audit a game",
        about="Everything is recomputed: the chain, every draw, every decision, the result. Of a game that "
        "is not over, all that needs no secret.",
        tag="record",
        auth="optional",
        responses={200: ResponseSpec("The verdict.", AuditResponse, examples.AUDIT)},
        problems=("unreadable_export", "audit_too_long", "no_signing_key"),
        limit="audits",
    ),
    Operation(
        name="audit_upload",
        method="POST",
        path="/v1/audits",
        view=audit_upload,
        summary="Audit an export",
        about="The body is an export as it was downloaded, up to 5 MB, not compressed. It must be signed by "
        "this service. Nothing is kept.",
        tag="record",
        auth="optional",
        headers=("Idempotency-Key",),
        body=MEDIA_TYPE,
        responses={200: ResponseSpec("The verdict.", AuditResponse, examples.AUDIT)},
        problems=(
            "unreadable_export",
            "audit_too_long",
            "upload_too_slow",
            "unsupported_media_type",
            "no_signing_key",
        ),
        limit="audits",
    ),
    Operation(
        name="read_signing_key",
        method="GET",
        path="/v1/signing-key",
        view=read_signing_key,
        summary="Read the service's public key",
        about="The Ed25519 key, in hex, that signs exports. `wardbook audit FILE --key KEY` expects it.",
        tag="record",
        responses={200: ResponseSpec("The key.", SigningKeyResponse, examples.SIGNING_KEY)},
        problems=("no_signing_key",),
    ),
)
