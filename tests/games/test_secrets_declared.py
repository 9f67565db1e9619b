"""Every field that a redaction hides is declared as a secret: recorded games of every title."""

from pathlib import Path
from typing import get_type_hints

import pytest

from games.kernel.secrets import holds_secrets
from tests.replays.lines import files, read


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_what_is_hidden_is_declared(path: Path) -> None:
    replay = read(path.read_bytes())
    for event in (event for _, _, events in replay.played for event in events):
        for viewer in (None, *range(len(replay.table.seats))):
            shown = replay.game.redact(event, viewer)
            if shown is event:
                continue
            for name, kind in get_type_hints(type(event), include_extras=True).items():
                if getattr(shown, name, None) != getattr(event, name, None):
                    assert holds_secrets(kind), (type(event).__name__, name)
