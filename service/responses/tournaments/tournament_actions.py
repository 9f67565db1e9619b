"""What a player may post to a tournament now: commands that are complete, and descriptions of the others."""

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from games.kernel.messages import Command, tag
from games.kernel.open_choice import OpenChoice
from games.kernel.words.speaker import Speaker
from service.responses.field_descriptions import described_schemas
from service.responses.tournaments.tournament_structs import TournamentActions, TournamentActionWords

_DEFS = "#/$defs/{name}"


def present_tournament_actions(
    allowed: Iterable[type[Command]], speaker: Speaker | None
) -> TournamentActions:
    """Return the commands of these types, with labels if there is a speaker."""
    kinds = sorted(allowed, key=tag)
    complete = [kind for kind in kinds if not msgspec.structs.fields(kind)]
    described = [kind for kind in kinds if kind not in complete]
    words = None
    if speaker:
        words = TournamentActionWords(
            [speaker.message(kind()) for kind in complete],
            [speaker.open_choice(open_command(kind)) for kind in described],
        )
    return TournamentActions([kind() for kind in complete], [open_command(kind) for kind in described], words)


@cache
def open_command(kind: type[Command]) -> OpenChoice:
    """Describe a command whose values the sender chooses."""
    (whole,), defs = described_schemas([kind], _DEFS)
    schema: dict[str, Any] = defs.pop(whole["$ref"].rpartition("/")[2])
    about = " ".join((kind.__doc__ or "").split()).partition(". ")[0].rstrip(".")
    return OpenChoice(tag(kind), f"{about}.", {**schema, "$defs": defs} if defs else schema)
