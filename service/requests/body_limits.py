"""How many bytes a body may have. The web server reads bodies before the application sees the request."""

MAX_BODY = 64 * 1024
MAX_UPLOAD = 10 * 1024 * 1024
"""As MAX_EXPORT_BYTES of events/export/, which would load the rules here before gevent has patched Python."""
MAX_BUNDLE = 32 * 1024 * 1024
"""Of a packed bundle: about 700 games."""
UPLOAD_PATH = "/v1/audits"
REPLAY_PATH = "/v1/replays"
MAX_BULK = 1024 * 1024
BULK_PATH = "/v1/games/bulk"


def body_limit(path: str) -> int:
    """Return the most bytes that the body of a request to this path may have."""
    return {UPLOAD_PATH: MAX_BUNDLE, REPLAY_PATH: MAX_UPLOAD, BULK_PATH: MAX_BULK}.get(path, MAX_BODY)
