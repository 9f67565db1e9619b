"""Turns every exception that ends a request into a problem response."""

from collections.abc import Mapping
from functools import partial

from flask import Flask, Response, current_app, request
from werkzeug.exceptions import HTTPException

from events.errors import (
    ArchiveUnavailable,
    CommandIdReused,
    NotFound,
    NotReplicated,
    Stale,
    Unreadable,
    WriteConflict,
)
from events.fold.folded_game import FoldedGame
from events.redis.outages import is_outage
from games.kernel.languages import Language
from games.kernel.refusal import Illegal
from games.kernel.words.speaker import Speaker
from service.context import Service
from service.http.hints import nearest_path, paths_of
from service.monitoring.logs import log_exception
from service.requests.headers import prefers_html
from service.requests.language import language_of_problem
from service.responses.presenters import seated_players
from service.responses.problem_types import PROBLEMS
from service.responses.problems import MAX_DEPTH, Problem, bounded, problem_response, refusal_response
from service.responses.tournaments.tournament_presenter import people_in
from service.responses.words.problem_words import say_problem
from service.responses.words.sentences import speaker_of
from service.web.web_responses import shell
from tournaments.words.tournament_words import tournament_speaker

_CODES = {405: "method_not_allowed"}
"""Problems that Flask's routing finds; its other client errors are `bad_request`."""


def handle_errors(app: Flask, service: Service) -> None:
    """Register handlers so that every error is answered with problem+json."""
    app.register_error_handler(Problem, _problem)
    app.register_error_handler(Illegal, partial(_refused, service))
    app.register_error_handler(NotFound, lambda _error: _problem(Problem("not_found")))
    app.register_error_handler(Stale, _stale)
    app.register_error_handler(CommandIdReused, lambda _error: _problem(Problem("idempotency_key_reused")))
    app.register_error_handler(
        WriteConflict,
        lambda _error: _problem(Problem("write_conflict", headers={"Retry-After": "1"})),
    )
    app.register_error_handler(
        NotReplicated,
        lambda _error: _problem(Problem("not_replicated", headers={"Retry-After": "1"})),
    )
    app.register_error_handler(HTTPException, partial(_http_error, service))
    app.register_error_handler(Exception, _unexpected)


def _problem(problem: Problem) -> Response:
    language = language_of_problem()
    return problem_response(problem, say_problem(problem.code, language) if language else None)


def _refused(service: Service, refusal: Illegal) -> Response:
    # What the rules forbid a person, rather than a move, has a status of its own.
    if refusal.code in PROBLEMS:
        return _problem(Problem(refusal.code, **refusal.facts))
    code, facts = refusal.code, bounded(refusal.facts, MAX_DEPTH)
    folded = service.store.cached((request.view_args or {}).get("game", ""))
    detail = _speaker(service, folded, "en", {}, code).refusal(code, facts)
    language, words = language_of_problem(), None
    if language:
        names = service.names.of(_people(service, folded))
        words = _speaker(service, folded, language, names, code).refusal(code, facts)
    return refusal_response(code, facts, detail, words)


def _people(service: Service, folded: FoldedGame | None) -> list[str]:
    """Return the ids of those whom a refusal can name: at the table, or in the tournament."""
    if folded:
        return seated_players(folded)
    tournament = service.tournaments.cached((request.view_args or {}).get("tournament", ""))
    return people_in(tournament.state) if tournament else []


def _speaker(
    service: Service, folded: FoldedGame | None, language: Language, names: Mapping[str, str], code: str
) -> Speaker:
    """Return a speaker with the words of the game; without one, of all titles, or else of tournaments."""
    if folded:
        return speaker_of(folded, language, names)
    if code in service.vocabulary.refusals:
        return Speaker(language, service.vocabulary, players=names)
    return tournament_speaker(language, names)


def _stale(error: Stale) -> Response:
    return _problem(Problem("stale_version", headers={"ETag": f'"{error.current}"'}, version=error.current))


def _http_error(service: Service, error: HTTPException) -> Response:
    status = error.code or 500
    if not 400 <= status < 500:
        return _unexpected(error)
    headers = {name: f"{value}, OPTIONS" for name, value in error.get_headers() if name == "Allow"}
    if status == 405 and request.method == "OPTIONS":
        return Response(status=204, headers=headers)
    if status == 404 and request.method in ("GET", "HEAD") and prefers_html():
        return shell(service.web(), status=404)
    if status == 404:
        return _problem(_no_such_path())
    return _problem(Problem(_CODES.get(status, "bad_request"), headers=headers))


def _no_such_path() -> Problem:
    """Return the problem of a path that no operation has, with the one that was probably meant."""
    hint = nearest_path(request.path, paths_of(current_app.url_map))
    if hint is None:
        return Problem("not_found", "There is no such path. GET / lists where to begin.")
    return Problem("not_found", f"There is no such path. Did you mean {hint}?", hint=hint)


def _unexpected(error: Exception) -> Response:
    # A newer process may be able to read a record that this build cannot, so the client should try again.
    if is_outage(error) or isinstance(error, Unreadable | ArchiveUnavailable):
        log_exception("outage", error, trace=False)
        return _problem(Problem("unavailable", headers={"Retry-After": "1"}))
    log_exception("internal error", error)
    return _problem(Problem("internal_error"))
