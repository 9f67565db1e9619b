"""Clients made from the contract by generators in Python play a game of each title over HTTP."""

import subprocess
import sys

from tests.e2e.running import ROOT, Wardbook

NAMES = ("openapi_python_client", "datamodel_code_generator")


def test_generated_clients_play_a_game_of_each_title(shared_wardbook: Wardbook) -> None:
    """Types are checked by `make clients-check`, which also has the generators of other languages."""
    options = ("--without-types", "--url", shared_wardbook.url)
    command = [sys.executable, "clients/check/check.py", *options, *NAMES]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("finished") == 4
