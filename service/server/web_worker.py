"""gunicorn's worker: gunicorn starts and watches the process, the server in it reads and answers requests."""

from _socket import socket as Socket  # noqa: N812 - gevent has replaced the one in `socket`
from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit
from time import monotonic

import gevent
from gunicorn.workers.ggevent import GeventWorker  # type: ignore[import-untyped]

from events.settings import Settings, from_environment
from service.server.listener import sharing_of
from service.server.server_limits import ServerLimits
from service.server.web_server import Server

FILES_FOR_OTHERS = 256
"""Open files that are not connections of clients."""


class Worker(GeventWorker):  # type: ignore[misc]
    """Serves until gunicorn asks it to stop."""

    number: int
    """Set in gunicorn.conf.py before the process is forked."""

    def run(self) -> None:
        """Serve requests; then finish those that are here, for as long as gunicorn allows."""
        settings = from_environment()
        sharing = sharing_of(self.number, settings.web_workers, settings.web_active)
        server = Server(self.wsgi, server_limits(settings), self.log, sharing)
        for listener in self.sockets:
            server.listen(Socket(fileno=listener.detach()))
        while self.alive:
            self.notify()
            server.sweep()
            gevent.sleep(1.0)
        server.start_draining()
        # gunicorn kills the process at its limit, so this one must end before.
        deadline = monotonic() + self.cfg.graceful_timeout - 1
        while not server.is_empty() and monotonic() < deadline:
            self.notify()
            server.sweep()
            gevent.sleep(0.1)
        server.stop()


def server_limits(settings: Settings) -> ServerLimits:
    """Return the limits that the operator and the system set."""
    files, _ = getrlimit(RLIMIT_NOFILE)
    return ServerLimits(
        connections=settings.max_connections,
        files=ServerLimits.files if files == RLIM_INFINITY else max(files - FILES_FOR_OTHERS, files // 2),
        connections_per_address=None if settings.trusted_proxies else settings.max_connections_per_address,
    )
