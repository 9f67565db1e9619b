"""Flask without what this service does not use: sessions, signals, teardown functions, hooks of whole apps.

Every request goes this way. Most of Flask's own time per request was spent on finding a route among a hundred
and on looking for functions that nobody has registered.
"""

from collections.abc import Callable
from functools import cached_property
from typing import Any, TypeAlias

from flask import Flask, Request, Response
from flask.ctx import AppContext
from flask.globals import _cv_request
from werkzeug.routing import MapAdapter, Rule

from service.http.lean.lean_context import LeanContext, LeanRequest

_Node: TypeAlias = dict[Any, Any]
"""The routes that begin with the same steps, by the next step."""
_VALUE, _END = object(), object()
"""Any value as the next step; the end of the path, with the routes by method."""


class LeanFlask(Flask):
    """An app with before_request functions of blueprints, after_this_request and error handlers only."""

    request_class = LeanRequest

    def request_context(self, environ: dict[str, Any]) -> LeanContext:
        """Return the context of a request."""
        return LeanContext(self, environ, self._app_context)

    def create_url_adapter(self, request: Request | None) -> MapAdapter | None:
        """Find the route here if it is a plain one; Flask finds all others, and answers what is unknown."""
        if request is None or self.config["TRUSTED_HOSTS"] is not None:
            return super().create_url_adapter(request)
        found = self._find(request.environ["PATH_INFO"], request.environ["REQUEST_METHOD"])
        if found is None:
            return super().create_url_adapter(request)
        request.url_rule, request.view_args = found
        return None

    def full_dispatch_request(self) -> Response:
        """Call the view, or the handler of what it raises."""
        try:
            answer = self._ask_blueprint() or self.dispatch_request()
        except Exception as error:  # noqa: BLE001 - as Flask does it; the handlers decide
            answer = self.handle_user_exception(error)
        response = self.make_response(answer)
        for function in _cv_request.get()._after_request_functions:
            response = self.ensure_sync(function)(response)
        return response

    def dispatch_request(self) -> Any:
        """Call the view of the route; Flask answers what has none."""
        request = _cv_request.get().request
        rule, values = request.url_rule, request.view_args
        if rule is None or values is None or getattr(rule, "provide_automatic_options", False):
            return super().dispatch_request()
        return self.view_functions[rule.endpoint](**values)

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        """Return the function: none of ours is a coroutine, and looking takes longer than most of them."""
        return func

    def _ask_blueprint(self) -> Any:
        """Return what a before_request function of the route's blueprint answers instead of the view."""
        rule = _cv_request.get().request.url_rule
        blueprint = rule.endpoint.rpartition(".")[0] if rule else ""
        return self.preprocess_request() if blueprint in self.before_request_funcs else None

    def _find(self, path: str, method: str) -> tuple[Rule, dict[str, str]] | None:
        """Return the route of a path and its values; None if that is not simple to say."""
        node, values = self._routes, []
        for step in path.split("/"):
            below = node.get(step)
            if below is None:
                below = node.get(_VALUE) if step else None
                if below is None:
                    return None
                values.append(step)
            node = below
        found = node.get(_END, {}).get(method)
        if found is None or not path.isascii():
            return None
        rule, names = found
        return rule, dict(zip(names, values, strict=True))

    @cached_property
    def _app_context(self) -> AppContext:
        """The application context of all requests. Nothing may be kept in its `g`."""
        return AppContext(self)

    @cached_property
    def _routes(self) -> _Node:
        """All routes whose values are single steps, as a tree."""
        root: _Node = {}
        for rule in self.url_map.iter_rules():
            steps = rule.rule.split("/")
            if any("<" in step[1:] or ":" in step for step in steps):
                continue
            node, names = root, list[str]()
            for step in steps:
                is_value = step.startswith("<")
                if is_value:
                    names.append(step[1:-1])
                node = node.setdefault(_VALUE if is_value else step, {})
            for method in rule.methods or ():
                node.setdefault(_END, {}).setdefault(method, (rule, names))
        return root
