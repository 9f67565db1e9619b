"""Exports and audits: a game as a file that can be verified offline, and the verdict on such a file."""

from collections.abc import Iterable
from functools import partial

from flask import Response, request

from events.audit import Verdict
from events.bundle.manifest import BUNDLE_MEDIA_TYPE
from events.bundle.zip_reader import ZIP_START
from events.export.signing import BadKeyFile, Signer, service_signer
from events.export.writer import MEDIA_TYPE, export
from events.fold.folded_game import FoldedGame
from events.heads.heads_chain import sign_tip
from events.heads.heads_log import HeadsLog
from events.heads.own_record import compare_with_own_record
from events.log.codec import canonical_json
from service.audit_pool import require_readable
from service.auth.accounts import Player
from service.context import Service
from service.contract.operation import Operation, ResponseSpec
from service.monitoring.logs import log_exception
from service.replays.upload_answer import answer_upload
from service.requests.bodies import load_query, read_upload
from service.requests.body_limits import MAX_BUNDLE, MAX_UPLOAD, REPLAY_PATH, UPLOAD_PATH
from service.requests.client_network import client_network
from service.requests.headers import caller_has, idempotency_key
from service.requests.query_schemas import HeadsQuery, ReplayQuery
from service.responses.json_response import fixed_headers, json_response, not_modified
from service.responses.presenters import is_over
from service.responses.problems import Problem
from service.responses.replay_structs import ReplayResponse
from service.responses.structs import AuditResponse, SigningKeyResponse
from service.routes import examples


def export_game(service: Service, game: str) -> Response:
    """Return the whole record as JSON Lines; of a running game only to organizers who have no part in it."""
    caller = service.auth.caller()
    folded = service.visible.load(game, caller)
    headers = {"Vary": "Authorization"}
    if is_over(folded):
        headers = fixed_headers(caller is None and folded.table.visibility == "public")
        headers["ETag"] = f'"{folded.head}"'
    else:
        _require_neutral_organizer(folded, caller)
    if is_over(folded) and caller_has(headers["ETag"]):
        return not_modified(headers)
    headers["Content-Disposition"] = f'attachment; filename="wardbook-{folded.id}.jsonl"'
    if request.method == "HEAD":
        return Response(headers=headers, content_type=MEDIA_TYPE)
    lines = export(service.store, folded, signer_of(service), service.names.of)
    return Response(lines, headers=headers, content_type=MEDIA_TYPE)


def _require_neutral_organizer(folded: FoldedGame, caller: Player | None) -> None:
    """Refuse everyone else: the full record of a running game shows every hidden hand."""
    if caller is None or not caller.organizer:
        raise Problem("game_not_over", status=folded.table.status)
    if folded.table.has_interest(caller.id):
        raise Problem("organizer_at_table")


def audit_game(service: Service, game: str) -> Response:
    """Audit a stored game; before it is over, as far as that is possible without its seed."""
    caller = service.auth.caller()
    folded = service.visible.load(game, caller)
    service.rate_limits.charge("audits", client_of(caller))
    return json_response(_verdict(service, b"".join(export(service.store, folded, signer_of(service)))))


def audit_upload(service: Service) -> Response:
    """Audit an uploaded export without storing it; compare it with the game here, if there is one."""
    idempotency_key()
    caller = service.auth.caller()
    uploaded = read_upload((MEDIA_TYPE, MAX_UPLOAD), (BUNDLE_MEDIA_TYPE, MAX_BUNDLE))
    service.rate_limits.charge("audits", client_of(caller))
    is_bundle = uploaded.startswith(ZIP_START)
    verdict = bundle_verdict(service, (uploaded,)) if is_bundle else _verdict(service, uploaded)
    return json_response(compare_with_own_record(service.store, verdict))


def replay_upload(service: Service) -> Response:
    """Audit an uploaded export without storing it, and replay it."""
    idempotency_key()
    caller = service.auth.caller()
    compare = partial(compare_with_own_record, service.store)
    service.rate_limits.charge("audits", client_of(caller))
    return answer_upload(service.audit_pool, trusted_keys(service), compare)


def read_signing_key(service: Service) -> Response:
    """Return the public key of this service and those it used before."""
    settings = service.settings
    return json_response(SigningKeyResponse("ed25519", signer_of(service).public, settings.trusted_keys))


def list_heads(service: Service) -> Response:
    """Return a page of the log of heads, and sign where it ends."""
    query = load_query(_heads_query)
    page = HeadsLog(service.store.client).read(query["after"], query["limit"])
    lines = [canonical_json(line) + b"\n" for line in (*page.heads, sign_tip(signer_of(service), page.end))]
    # Full pages never change; the last one grows.
    seconds = 3600 if len(page.heads) == query["limit"] else 5
    headers = {"Cache-Control": f"public, max-age={seconds}"}
    return Response(b"".join(lines), headers=headers, content_type=MEDIA_TYPE)


def signer_of(service: Service) -> Signer:
    """Return what signs for this service; a problem if there is no key."""
    try:
        return service_signer(service.settings)
    except (OSError, BadKeyFile) as error:
        log_exception("no signing key", error, trace=False)
        raise Problem("no_signing_key", headers={"Retry-After": "60"}) from None


def _verdict(service: Service, exported: bytes) -> Verdict:
    verdict = service.audit_pool.audit(exported, trusted_keys(service), client_network(request.remote_addr))
    return require_readable(verdict)


def bundle_verdict(service: Service, parts: Iterable[bytes]) -> Verdict:
    """Return the verdict on a bundle, whose parts are taken when its turn comes; a problem if it is
    unreadable."""
    address = client_network(request.remote_addr)
    return require_readable(service.bundle_audits.audit_bundle(parts, trusted_keys(service), address))


def trusted_keys(service: Service) -> tuple[str, ...]:
    """Return the public keys with which this service signs or has signed."""
    return (signer_of(service).public, *service.settings.trusted_keys)


def client_of(caller: Player | None) -> str:
    """Return whom to count a request of this caller for: the player, or else the address."""
    return caller.id if caller else f"address:{client_network(request.remote_addr)}"


_heads_query = HeadsQuery()

OPERATIONS = (
    Operation(
        name="export_game",
        method="GET",
        path="/v1/games/{game}/export",
        view=export_game,
        summary="Export a game",
        description="The whole record with the seed and a signature, as JSON Lines that you can verify "
        "offline (docs/export-format.md). The game must be over. Organizers can also export a running game "
        "in which they have no part: without its seed, but with all hidden information.",
        tag="record",
        auth="optional",
        scope="read",
        headers=("If-None-Match",),
        responses={
            200: ResponseSpec("The export.", dict, examples.EXPORT, ("ETag",), media=(MEDIA_TYPE,)),
            304: ResponseSpec("You have the export of this record.", headers=("ETag",)),
        },
        problems=("game_not_over", "organizer_at_table", "no_signing_key"),
    ),
    Operation(
        name="audit_game",
        method="GET",
        path="/v1/games/{game}/audit",
        view=audit_game,
        summary="Audit a game",
        description="Recomputes the hash chain, every draw, every decision and the result. Before the game "
        "is over, only what can be checked without the seed.",
        tag="record",
        auth="optional",
        scope="read",
        responses={200: ResponseSpec("The verdict.", AuditResponse, examples.AUDIT)},
        problems=("unreadable_export", "audit_limit_exceeded", "no_signing_key"),
        limit="audits",
    ),
    Operation(
        name="audit_upload",
        method="POST",
        path=UPLOAD_PATH,
        view=audit_upload,
        summary="Audit an export",
        description="The body is an export as you downloaded it: a game or the record of a tournament, up to "
        "10 MB, uncompressed, or the bundle of a tournament, up to 32 MB (docs/bundle-format.md). It must be "
        "signed by this service. It is not stored. If this service has the game or the tournament, the file "
        "must agree with it (`not_our_record`). The audit of a bundle may take minutes.",
        tag="record",
        auth="optional",
        scope="read",
        headers=("Idempotency-Key",),
        body=(MEDIA_TYPE, BUNDLE_MEDIA_TYPE),
        responses={200: ResponseSpec("The verdict.", AuditResponse, examples.AUDIT)},
        problems=("unreadable_export", "audit_limit_exceeded", "no_signing_key"),
        limit="audits",
    ),
    Operation(
        name="replay_upload",
        method="POST",
        path=REPLAY_PATH,
        view=replay_upload,
        summary="Replay an export",
        description="The body is an export, as for `audit_upload`, and is not stored either. The answer has "
        "the verdict in `audit`, and the game as `read_replay` has it, with any `eyes`. Of a forged file it "
        "has the steps before the first record that makes no sense (`unreadable`).",
        tag="record",
        auth="optional",
        scope="read",
        query=ReplayQuery,
        headers=("Idempotency-Key",),
        body=MEDIA_TYPE,
        responses={200: ResponseSpec("The replay.", ReplayResponse, examples.UPLOADED_REPLAY)},
        problems=("unreadable_export", "audit_limit_exceeded", "no_signing_key"),
        limit="audits",
    ),
    Operation(
        name="read_signing_key",
        method="GET",
        path="/v1/signing-key",
        view=read_signing_key,
        summary="Read the service's public key",
        description="The Ed25519 key, in hex, that signs exports, for `wardbook audit FILE --key KEY`.",
        tag="record",
        responses={200: ResponseSpec("The key.", SigningKeyResponse, examples.SIGNING_KEY)},
        problems=("no_signing_key",),
    ),
    Operation(
        name="list_heads",
        method="GET",
        path="/v1/heads",
        view=list_heads,
        summary="List the heads of games and tournaments that are over",
        description="A log as JSON Lines that only grows: for each game and each tournament that is over its "
        "id and the hash of its last record, each line chained to the one before, then a line in which this "
        "service signs the number and the hash of the last one. Append each page to your copy and continue "
        "with `after`: "
        "`wardbook audit FILE --heads COPY` checks it (docs/organizers.md).",
        tag="record",
        query=HeadsQuery,
        responses={200: ResponseSpec("A page of the log.", dict, examples.HEAD, media=(MEDIA_TYPE,))},
        problems=("no_signing_key", "unavailable"),
    ),
)
