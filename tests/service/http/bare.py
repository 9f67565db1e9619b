"""An application that says which process serves it, for tests of the server alone."""

import os
from collections.abc import Callable, Iterable
from typing import Any


def app(_environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
    """Return the process and its parent, which is gunicorn's."""
    body = f"{os.getpid()} {os.getppid()}".encode()
    start_response("200 OK", [("Content-Type", "text/plain"), ("Content-Length", str(len(body)))])
    return [body]
