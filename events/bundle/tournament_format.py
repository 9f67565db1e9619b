"""The header and the footer of a tournament's exported record."""

from typing import Any

import msgspec

from events.export.file_format import FORMAT_VERSION
from events.tournaments.folded_tournament import FoldedTournament
from tournaments.standings.numbers import exact
from tournaments.standings.stage_standings import standings

TOURNAMENT_FORMAT = "wardbook-tournament"
TEXT_TAKEN_OUT = "…"
"""What stands in place of a hidden message."""


def tournament_header(folded: FoldedTournament, key: str) -> dict[str, Any]:
    """The first line: everything the tournament is played by, and the public key that signs."""
    state = folded.state
    return {
        "format": TOURNAMENT_FORMAT,
        "version": FORMAT_VERSION,
        "tournament": folded.id,
        "settings": msgspec.to_builtins(state.settings),
        "rules": state.rules,
        "owner": state.owner,
        "organizers": list(state.organizers),
        "commitment": state.commitment,
        "created": folded.created,
        "key": key,
    }


def tournament_footer(folded: FoldedTournament, seed: bytes | None) -> dict[str, Any]:
    """The last line, without its signature. The standings are those of the stage that was played last."""
    state = folded.state
    return {
        "seed": seed.hex() if seed is not None else None,
        "result": {
            "status": state.status,
            "ranking": list(state.ranking),
            "standings": [
                {"place": row.place, "player": row.player, "points": exact(row.points)}
                for row in standings(state)
            ],
        },
        "records": folded.version,
        "head": folded.head,
    }
