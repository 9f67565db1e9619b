"""Compare our gunicorn worker with gunicorn's: `python -m bench.web_worker`. Decision 0044 has the result."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from typing import Any

from bench.servers.cpu_time import cpu_seconds

WORKERS = {"gunicorn's": "gunicorn.workers.ggevent.GeventWorker", "ours": "service.server.web_worker.Worker"}
PORT = 8765
ROUNDS = 3
REQUESTS = 2000
BODY = b'{"type":"roll"}'
REQUEST = (
    b"POST /v1/games/0123456789abcdef/commands HTTP/1.1\r\nHost: 127.0.0.1:8000\r\nUser-Agent: bench\r\n"
    b"Accept: application/json\r\nAuthorization: Bearer 0123456789abcdef0123456789abcdef\r\n"
    b"Content-Type: application/json\r\nIdempotency-Key: 0123456789abcdef\r\nContent-Length: %d\r\n\r\n%b"
    % (len(BODY), BODY)
)


def application(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
    """Read the body and return a constant: what is left is the server's own work."""
    environ["wsgi.input"].read(len(BODY))
    headers = [
        *(("Content-Type", "application/json"), ("Content-Length", "15"), ("Cache-Control", "no-store")),
        *(("Location", "/v1/games/0123456789abcdef"), ("ETag", '"12"'), ("Request-Id", "0123456789abcdef")),
    ]
    start_response("201 CREATED", headers)
    return [b'{"status":"ok"}']


def main() -> None:
    """Print the processor time per request on a connection that stays open, in turns."""
    for _ in range(ROUNDS):
        for name, worker in WORKERS.items():
            print(f"{name:>11} {_milliseconds(worker):7.3f} ms per request", flush=True)


def _milliseconds(worker: str) -> float:
    command = [
        sys.executable,
        "-m",
        "gunicorn",
        "--no-control-socket",
        "-b",
        f"127.0.0.1:{PORT}",
        "-k",
        worker,
    ]
    with subprocess.Popen([*command, "--log-level", "error", "bench.web_worker:application"]) as server:
        try:
            with _connect() as connection:
                _send(connection, REQUESTS // 10)
                before = cpu_seconds(server.pid)
                _send(connection, REQUESTS)
                return (cpu_seconds(server.pid) - before) * 1000 / REQUESTS
        finally:
            server.terminate()


def _connect() -> socket.socket:
    for _ in range(100):
        try:
            return socket.create_connection(("127.0.0.1", PORT), timeout=10)
        except ConnectionRefusedError:
            time.sleep(0.1)
    raise TimeoutError("the server does not start")


def _send(connection: socket.socket, count: int) -> None:
    for _ in range(count):
        connection.sendall(REQUEST)
        received = connection.recv(65536)
        while not received.endswith(b'{"status":"ok"}'):
            received += connection.recv(65536)


if __name__ == "__main__":
    os.environ["PYTHONPATH"] = os.getcwd()
    main()
