"""The bundle of a tournament: one file that proves all of it, and the verdict on it."""

from collections.abc import Iterator

from flask import Response, request

from events.bundle.bundle_writer import bundle
from events.bundle.manifest import BUNDLE_MEDIA_TYPE
from events.tournaments.folded_tournament import FoldedTournament
from service.auth.accounts import Player
from service.context import Service
from service.contract.operation import Operation, ResponseSpec
from service.requests.headers import caller_has
from service.responses.json_response import json_response, not_modified
from service.responses.problems import Problem
from service.responses.structs import AuditResponse
from service.responses.tournaments.tournament_presenter import is_over
from service.routes.exports import bundle_verdict, client_of, signer_of
from service.routes.tournaments import tournament_examples as examples


def export_tournament(service: Service, tournament: str) -> Response:
    """Return the bundle; before the end only to organizers, with the games that are over."""
    caller = service.auth.caller()
    folded = service.tournaments.load(tournament)
    _require_all_games(service, folded, caller)
    if not is_over(folded.state) and not _organizes(service, folded, caller):
        raise Problem("tournament_not_over", status=folded.state.status)
    # Games that end without a record of the tournament come into the bundle too, until it is over.
    headers = {"Vary": "Authorization", "Cache-Control": "no-cache", "ETag": f'"{folded.head}"'}
    if not is_over(folded.state):
        del headers["ETag"]
    elif caller_has(headers["ETag"]):
        return not_modified(headers)
    headers["Content-Disposition"] = f'attachment; filename="wardbook-{folded.id}.zip"'
    if request.method == "HEAD":
        return Response(headers=headers, content_type=BUNDLE_MEDIA_TYPE)
    service.rate_limits.charge("audits", client_of(caller))
    parts = bundle(service.tournaments, service.store, folded, signer_of(service), service.names.of)
    return Response(parts, headers=headers, content_type=BUNDLE_MEDIA_TYPE)


def audit_tournament(service: Service, tournament: str) -> Response:
    """Audit the bundle of a stored tournament; before it is over, as far as that is possible."""
    caller = service.auth.caller()
    _require_all_games(service, service.tournaments.load(tournament), caller)
    service.rate_limits.charge("audits", client_of(caller))
    verdict = bundle_verdict(service, _packed(service, tournament))
    return json_response(verdict, headers={"Vary": "Authorization"})


def _packed(service: Service, tournament: str) -> Iterator[bytes]:
    """Yield the bundle of the tournament as it is when the first part is taken."""
    folded = service.tournaments.load(tournament)
    yield from bundle(service.tournaments, service.store, folded, signer_of(service))


def _require_all_games(service: Service, folded: FoldedTournament, caller: Player | None) -> None:
    """Refuse callers who may not see every game: private games are for their own players and organizers."""
    if folded.state.settings.game.visibility == "private" and not _organizes(service, folded, caller):
        raise Problem("private_games")


def _organizes(service: Service, folded: FoldedTournament, caller: Player | None) -> bool:
    return caller is not None and (caller.organizer or service.visible.organizes(folded.id, caller))


OPERATIONS = (
    Operation(
        name="export_tournament",
        method="GET",
        path="/v1/tournaments/{tournament}/export",
        view=export_tournament,
        summary="Export a tournament",
        description="One ZIP archive with the record, the export of every game and a signed manifest, which "
        "you can verify offline (docs/bundle-format.md). The tournament must be over. Organizers can "
        "export it earlier: without its seed, and with the games that are over. A tournament with private "
        "games is exported for organizers only.",
        tag="tournaments",
        auth="optional",
        scope="read",
        headers=("If-None-Match",),
        responses={
            200: ResponseSpec("The bundle.", str, examples.BUNDLE, ("ETag",), media=(BUNDLE_MEDIA_TYPE,)),
            304: ResponseSpec("You have the bundle of this record.", headers=("ETag",)),
        },
        problems=("tournament_not_over", "private_games", "no_signing_key"),
        limit="audits",
    ),
    Operation(
        name="audit_tournament",
        method="GET",
        path="/v1/tournaments/{tournament}/audit",
        view=audit_tournament,
        summary="Audit a tournament",
        description="Decides every command again, which pairs every round again, audits every game that is "
        "over, and compares each result with its game. It may take minutes. Before the tournament is over, "
        "only what can be checked without its seed.",
        tag="tournaments",
        auth="optional",
        scope="read",
        responses={200: ResponseSpec("The verdict.", AuditResponse, examples.AUDIT)},
        problems=("private_games", "unreadable_export", "audit_limit_exceeded", "no_signing_key"),
        limit="audits",
    ),
)
