"""How many bytes a body may have. The web server reads bodies before the application sees the request."""

MAX_BODY = 64 * 1024
MAX_UPLOAD = 10 * 1024 * 1024
"""As MAX_EXPORT_BYTES of events/export/, which would load the rules here before gevent has patched Python."""
UPLOAD_PATH = "/v1/audits"


def body_limit(path: str) -> int:
    """Return the most bytes that the body of a request to this path may have."""
    return MAX_UPLOAD if path == UPLOAD_PATH else MAX_BODY
