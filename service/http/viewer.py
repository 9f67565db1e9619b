"""`wardbook view`: the browser app with one game or one tournament, on this machine. It needs no Redis."""

import argparse
import os
import sys
import webbrowser
from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from pathlib import Path

import msgspec
from flask import Flask, Response, abort
from msgspec.structs import replace
from werkzeug.serving import make_server

from events.audit.child_process import audit_in_subprocess
from events.audit.sandbox import Limits
from events.bundle.zip_reader import ZIP_START, Archive
from events.export.writer import MEDIA_TYPE
from events.settings import Settings
from games.titles import TITLES
from service.contract.operation import Operation
from service.http.app import build_service
from service.http.blueprints import blueprint
from service.http.compression import with_compression
from service.http.error_handlers import handle_errors
from service.http.middleware import answer_through
from service.monitoring.logs import configure_logs
from service.pages.routes import pages
from service.replays.upload_answer import answer_upload
from service.replays.viewed_bundle import view_bundle
from service.routes import exports, index, titles
from service.web.web_routes import web_app

HOST = "127.0.0.1"
LIMITS = Limits(seconds=1800, megabytes=1024)
"""Of each process that audits a bundle."""
NO_REDIS = "unix:///dev/null"
"""Nothing that the viewer serves asks Redis."""


def create_viewer(file: bytes, trusted: Sequence[str] = ()) -> Flask:
    """Return an app that serves a file and replays it; with trusted keys, one of them must have signed it.

    Of a bundle it serves the games one by one, and what the archive as a whole shows.
    """
    app = Flask("service", static_folder=None)
    # A page of another site must not read the file by letting its own name lead to this machine.
    app.config["TRUSTED_HOSTS"] = [HOST, "localhost"]
    service = build_service(Settings(redis_url=NO_REDIS, queue_url=NO_REDIS), TITLES)
    upload = next(each for each in exports.OPERATIONS if each.view is exports.replay_upload)
    local: Operation = replace(
        upload, view=lambda service: answer_upload(service.audit_pool, trusted, lambda verdict: verdict)
    )
    app.register_blueprint(blueprint("titles", titles.OPERATIONS, service))
    app.register_blueprint(blueprint("index", index.OPERATIONS, service))
    app.register_blueprint(blueprint("replays", (local,), service))
    app.register_blueprint(web_app(service.web))
    app.register_blueprint(pages(service))
    if file.startswith(ZIP_START):
        _serve_bundle(app, file, trusted)
    else:
        app.add_url_rule("/file", "file", lambda: Response(file, content_type=MEDIA_TYPE))
    handle_errors(app, service)
    answer_through(app, with_compression(app.wsgi_app), service.metrics, configure_logs("error"))
    return app


def _serve_bundle(app: Flask, bundle: bytes, trusted: Sequence[str]) -> None:
    """Serve each game, and the verdict with everything else. The bundle is audited when somebody asks."""

    @app.get("/file/games/<name>")
    def game(name: str) -> Response:
        archive = Archive(BytesIO(bundle))
        if f"games/{name}" not in archive:
            abort(404)
        return Response(archive.read(f"games/{name}"), content_type=MEDIA_TYPE)

    @lru_cache(maxsize=1)
    def viewed() -> bytes:
        verdict = audit_in_subprocess(bundle, trusted, LIMITS)
        return msgspec.json.encode(view_bundle(bundle, verdict) or {"verdict": verdict})

    app.add_url_rule("/bundle.json", "bundle", lambda: Response(viewed(), content_type="application/json"))


def main(arguments: Sequence[str]) -> int:
    """Serve a file until the user ends it."""
    parser = argparse.ArgumentParser(prog="wardbook view")
    parser.add_argument("file", type=Path)
    parser.add_argument("--key", action="append", default=[])
    parser.add_argument("--no-browser", action="store_true")
    args = parser.parse_args(arguments)
    file = args.file.read_bytes()
    app = create_viewer(file, args.key)
    server = make_server(HOST, 0, app, threaded=True)
    page = "bundle" if file.startswith(ZIP_START) else "replay#file"
    url = f"http://{HOST}:{server.server_port}/{page}"
    print(f"{args.file} is shown at {url} until you press Ctrl-C.", flush=True)
    if not args.no_browser and _has_display():
        webbrowser.open(url)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        return 0
    finally:
        server.server_close()
    return 0


def _has_display() -> bool:
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
