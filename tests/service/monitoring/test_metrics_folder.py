"""Where the web processes count: in memory, and what killed ones left is deleted."""

import os
import subprocess
import sys
from pathlib import Path

from service.monitoring.metrics_folder import create_metrics_folder

HOLDER = """
import sys, time
from pathlib import Path
from service.monitoring.metrics_folder import create_metrics_folder
print(create_metrics_folder(Path(sys.argv[1])), flush=True)
time.sleep(600)
"""


def test_only_what_nobody_holds_is_deleted(tmp_path: Path) -> None:
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(tmp_path)], stdout=subprocess.PIPE, text=True
    )
    try:
        assert holder.stdout
        held = Path(holder.stdout.readline().strip())
        assert held.parent == tmp_path
        assert held.stat().st_mode & 0o077 == 0
        own = create_metrics_folder(tmp_path)
        assert str(os.getpid()) in own.name
        assert sorted(tmp_path.iterdir()) == sorted((held, own))
    finally:
        holder.kill()
        holder.communicate()
    assert create_metrics_folder(tmp_path) == own, "it asks again when gunicorn reloads its settings"
    assert list(tmp_path.iterdir()) == [own]


def test_without_such_a_memory_the_temporary_folder_is_taken(tmp_path: Path) -> None:
    made = create_metrics_folder(tmp_path / "no-such-folder")
    assert made.is_dir()
    made.rmdir()
