"""`wardbook view`: the browser app with the replay of one file, on this machine. It needs no Redis."""

import argparse
import os
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path

from flask import Flask, Response
from msgspec.structs import replace
from werkzeug.serving import make_server

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
from service.routes import exports, index, titles
from service.web.web_routes import web_app

HOST = "127.0.0.1"
NO_REDIS = "unix:///dev/null"
"""Nothing that the viewer serves asks Redis."""


def create_viewer(file: bytes, trusted: Sequence[str] = ()) -> Flask:
    """Return an app that serves a file and replays it; with trusted keys, one of them must have signed it."""
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
    app.add_url_rule("/file", "file", lambda: Response(file, content_type=MEDIA_TYPE))
    handle_errors(app, service)
    answer_through(app, with_compression(app.wsgi_app), service.metrics, configure_logs("error"))
    return app


def main(arguments: Sequence[str]) -> int:
    """Serve a file until the user ends it."""
    parser = argparse.ArgumentParser(prog="wardbook view")
    parser.add_argument("file", type=Path)
    parser.add_argument("--key", action="append", default=[])
    parser.add_argument("--no-browser", action="store_true")
    args = parser.parse_args(arguments)
    app = create_viewer(args.file.read_bytes(), args.key)
    server = make_server(HOST, 0, app, threaded=True)
    url = f"http://{HOST}:{server.server_port}/replay#file"
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
