"""The service as gunicorn runs it, but impatient, and with audits that wait for the test to let them go."""

import os
from pathlib import Path

from events.audit.confined import Limits
from service import judges, uploads
from service.wsgi import create

_folder = Path(os.environ["TMPDIR"])
judges.LIMITS = Limits(seconds=2, megabytes=500, nice=0)
uploads.PATIENCE = 2.0
app = create()
app.extensions["wardbook"].judges.auditor = (
    "-m",
    "tests.service.held_audit",
    str(_folder / "started"),
    str(_folder / "go"),
)
