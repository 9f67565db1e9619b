"""A Wardbook with its own Redis in a temporary folder, for as long as the checks run."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen


@contextmanager
def running_service() -> Iterator[str]:
    """Start the service and yield its URL."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        settings = {"WARDBOOK_PORT": str(port), "WARDBOOK_DATA": data, "WARDBOOK_RATE_LIMIT_PLAYERS": "off"}
        wardbook = Path(sys.executable).with_name("wardbook")
        process = subprocess.Popen(
            [str(wardbook), "up"], env={**os.environ, **settings}, stderr=subprocess.DEVNULL
        )
        try:
            _wait(f"http://127.0.0.1:{port}/readyz")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(timeout=60)


def _wait(url: str) -> None:
    for _ in range(600):
        try:
            with urlopen(url, timeout=5):
                return
        except (URLError, OSError):
            time.sleep(0.1)
    raise TimeoutError(url)
