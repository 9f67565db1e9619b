"""Flask's request and its context without what this service does not use.

A request reads of the WSGI environ what somebody asks for. The context has no session, no signals and nothing
to tear down, and all requests share one application context.
"""

from typing import Any

from flask import Flask, Request
from flask.ctx import AppContext, RequestContext
from flask.globals import _cv_app, _cv_request
from werkzeug.exceptions import HTTPException


class LeanRequest(Request):
    """A request. What werkzeug computes for every request is computed when it is needed."""

    def __init__(self, environ: dict[str, Any], populate_request: bool = True, shallow: bool = False) -> None:
        self.environ = environ
        self.shallow = shallow

    def __getattr__(self, name: str) -> Any:
        """Compute everything that werkzeug sets at first, once something of it is missing."""
        if name not in _COMPUTED:
            raise AttributeError(name)
        super().__init__(self.environ, False, self.shallow)
        return self.__dict__[name]


_COMPUTED = {"method", "scheme", "server", "root_path", "path", "query_string", "headers", "remote_addr"}


class LeanContext(RequestContext):
    """The context of one request."""

    def __init__(self, app: Flask, environ: dict[str, Any], app_context: AppContext) -> None:
        self.app = app
        self.request = app.request_class(environ)
        self._app_context = app_context
        self._after_request_functions = []
        self._cv_tokens: list[Any] = []

    def push(self) -> None:
        """Make this the current request, and find its route."""
        self._cv_tokens.append((_cv_app.set(self._app_context), _cv_request.set(self)))
        try:
            self.url_adapter = self.app.create_url_adapter(self.request)
            if self.url_adapter is not None:
                self.match_request()
        except HTTPException as error:
            self.request.routing_exception = error

    def pop(self, exc: BaseException | None = None) -> None:
        """Make what was current before current again."""
        app, request = self._cv_tokens.pop()
        _cv_request.reset(request)
        _cv_app.reset(app)
