"""Turns whatever ends a request early into a problem answer."""

from flask import Flask, Response
from flask_limiter.errors import RateLimitExceeded
from werkzeug.exceptions import HTTPException

from events.errors import Contended, KeyReused, NotFound, Stale, Unreadable
from games.kernel.refusal import Illegal
from service.http.logs import log_exception
from service.http.outages import is_outage
from service.responses.problems import Problem, problem_response, refusal_response

BY_STATUS = {
    404: "not_found",
    405: "method_not_allowed",
    406: "not_acceptable",
    413: "body_too_large",
    414: "uri_too_long",
    415: "unsupported_media_type",
}


def handle_errors(app: Flask) -> None:
    """Answer every error with problem+json."""
    app.register_error_handler(Problem, problem_response)
    app.register_error_handler(Illegal, lambda refusal: refusal_response(refusal.code, refusal.facts))
    app.register_error_handler(NotFound, lambda _error: problem_response(Problem("not_found")))
    app.register_error_handler(Stale, _stale)
    app.register_error_handler(KeyReused, lambda _error: problem_response(Problem("idempotency_key_reused")))
    app.register_error_handler(
        Contended, lambda _error: problem_response(Problem("contended", headers={"Retry-After": "1"}))
    )
    app.register_error_handler(RateLimitExceeded, _limited)
    app.register_error_handler(HTTPException, _http)
    app.register_error_handler(Exception, _unexpected)


def _stale(error: Stale) -> Response:
    return problem_response(
        Problem("stale_version", headers={"ETag": f'"{error.current}"'}, version=error.current)
    )


def _limited(_error: RateLimitExceeded) -> Response:
    return problem_response(Problem("too_many_requests"))


def _http(error: HTTPException) -> Response:
    code = BY_STATUS.get(error.code or 500)
    if code is None and 400 <= (error.code or 500) < 500:
        code = "bad_request"
    if code is None:
        return _unexpected(error)
    headers = {name: value for name, value in error.get_headers() if name == "Allow"}
    return problem_response(Problem(code, headers=headers))


def _unexpected(error: Exception) -> Response:
    # A record this build cannot read yet: newer processes can, so the client should try again.
    if is_outage(error) or isinstance(error, Unreadable):
        log_exception("outage", error, trace=False)
        return problem_response(Problem("unavailable", headers={"Retry-After": "1"}))
    log_exception("internal error", error)
    return problem_response(Problem("internal"))
