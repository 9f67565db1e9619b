"""The TypeScript client against a whole service: its examples, and every operation of the contract."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.e2e.conftest import OPERATOR
from tests.e2e.running import ROOT, Wardbook
from tests.e2e.test_python_client import Sent

CLIENT = ROOT / "clients" / "typescript"
NODE = shutil.which("node")

pytestmark = pytest.mark.skipif(NODE is None, reason="node is not installed")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder in which Node finds the client as an installed package."""
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules" / "wardbook-client").symlink_to(CLIENT)
    return tmp_path


def run(script: Path, *arguments: str) -> str:
    """What a script prints."""
    command = [str(NODE), "--preserve-symlinks-main", str(script), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_examples_of_its_readme_work(shared_wardbook: Wardbook, folder: Path) -> None:
    examples = re.findall(r"```ts\n(.*?)```", (CLIENT / "README.md").read_text(), re.DOTALL)
    assert len([line for line in examples[0].splitlines() if line.strip()]) <= 20
    said = []
    for number, example in enumerate(examples):
        script = folder / f"example{number}.mjs"
        script.write_text(example.replace("http://127.0.0.1:8000", shared_wardbook.url))
        said.append(run(script))
    bot, history = said
    assert bot.endswith("sound\n")
    assert "422 wrong_status" in history


def test_every_operation_is_exercised(shared_wardbook: Wardbook, folder: Path) -> None:
    script = folder / "every_operation.mjs"
    shutil.copy(Path(__file__).with_name(script.name), script)
    sent = Sent()
    for succeeded in json.loads(run(script, shared_wardbook.url, OPERATOR)):
        sent.note_success(*succeeded.split(" "))
    assert sent.missing == set(), "exercise these operations in every_operation.mjs"
