"""The service as gunicorn runs it, with audits that wait for the test to let them go."""

import os
from pathlib import Path

from events.audit.sandbox import Limits
from service import audit_pool
from service.http.wsgi import create

_folder = Path(os.environ["TMPDIR"])
audit_pool.LIMITS = Limits(seconds=1, megabytes=500, nice=0)
app = create()
app.extensions["wardbook"].audit_pool.auditor = (
    "-m",
    "tests.service.http.held_audit",
    str(_folder / "started"),
    str(_folder / "go"),
)
