"""A temporary service on a free port with its own data, which is deleted afterwards."""

import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import IO

from cli.output import CliError
from cli.run.embedded_redis import free_port

STOP_TIMEOUT = 20.0


@contextmanager
def running_service(url: str | None = None, settings: Mapping[str, str] | None = None) -> Iterator[str]:
    """The URL of a running service: the given one, or a temporary one that ends with this context."""
    if url:
        yield url
        return
    with tempfile.TemporaryDirectory(prefix="wardbook-") as data:
        environment = {**os.environ, "WARDBOOK_LOG_LEVEL": "warning", **(settings or {})}
        for external in ("WARDBOOK_REDIS_URL", "WARDBOOK_QUEUE_URL"):
            environment.pop(external, None)
        port = str(free_port())
        environment |= {"WARDBOOK_DATA": data, "WARDBOOK_PORT": port, "WARDBOOK_HOST": "127.0.0.1"}
        process = subprocess.Popen(
            [sys.executable, "-m", "cli.main", "up"], env=environment, stdout=subprocess.PIPE, text=True
        )
        assert process.stdout
        try:
            _wait_until_ready(process.stdout)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            try:
                process.wait(timeout=STOP_TIMEOUT)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            process.stdout.close()


def _wait_until_ready(output: IO[str]) -> None:
    for line in output:
        if line.startswith("Wardbook listens"):
            # Keep reading, or the service blocks when the pipe is full.
            threading.Thread(target=output.read, daemon=True).start()
            return
    raise CliError("the temporary service did not start; see its messages above")
