"""A web process in reserve serves if the others do not."""

import os
import signal
from pathlib import Path

from tests.service.http.test_gunicorn import running
from tests.service.http.test_uploads import children


def test_a_process_in_reserve_serves_only_while_the_active_one_hangs(redis_url: str, tmp_path: Path) -> None:
    for server in running(redis_url, tmp_path, WARDBOOK_WEB_WORKERS="2", WARDBOOK_WEB_ACTIVE="1"):
        active, reserve = sorted(children(server.process.pid))
        os.kill(active, signal.SIGSTOP)
        try:
            assert server.call("GET", "/healthz")[0] == 200
        finally:
            os.kill(active, signal.SIGCONT)
        os.kill(reserve, signal.SIGSTOP)
        try:
            assert [server.call("GET", "/healthz")[0] for _ in range(20)] == [200] * 20
        finally:
            os.kill(reserve, signal.SIGCONT)
