"""The types of the browser app, where node is installed."""

import shutil
import subprocess
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
TSC = WEB / "node_modules" / ".bin" / "tsc"


@pytest.mark.skipif(shutil.which("node") is None or not TSC.exists(), reason="run make web-check once")
def test_types_are_sound() -> None:
    done = subprocess.run([TSC, "-p", WEB], capture_output=True, text=True, check=False)
    assert done.stdout == ""
    assert done.returncode == 0
