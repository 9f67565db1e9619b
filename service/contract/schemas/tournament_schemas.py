"""The JSON Schemas of the commands and events of tournaments."""

from collections.abc import Mapping
from typing import Any

import msgspec

from games.kernel.messages import Command, tag
from service.contract.schemas.title_schemas import components_of, reference, renamed, union
from service.requests.tournaments.tournament_body import POSTED
from tournaments.messages.corrections import (
    AwardPoints,
    CancelTournament,
    Disqualify,
    FinishTournament,
    OverrideResult,
    Placing,
    VoidTable,
)
from tournaments.messages.organizing import (
    AddOrganizer,
    Announce,
    ExtendTurn,
    ExtendWait,
    HideMessage,
    PauseTables,
    RemoveOrganizer,
    ReportMessage,
    ResumeTables,
    Substitute,
)
from tournaments.messages.registration import ChangeSettings, CreateTournament, Enter, Invite, Remove
from tournaments.messages.rounds import AllowPair, ChangePairing, ForbidPair, Seats, SetTimes
from tournaments.settings import GameSettings, Settings, Swiss
from tournaments.tournament import TOURNAMENT_COMMANDS, TOURNAMENT_EVENTS

NAMES = {
    "Settings": "TournamentSettings",
    "GameSettings": "TournamentGame",
    "Seats": "TournamentSeats",
    "Substitute": "SubstitutePlayer",
}
"""What schemas are called whose Struct has a name that says too little outside its package, or is taken."""

Kinds = Mapping[str, type[msgspec.Struct]]
"""Messages by their type."""

_SETTINGS = Settings(
    name="Ward Cup", game=GameSettings(title="dice-hospital"), table_size=4, stages=(Swiss(rounds=5),)
)
_ADA, _BOB, _CARLA = "9f1c02ab77de4410", "51b7d0c3a9e8f266", "c0a9e8f26651b7d3"
_EXAMPLES: dict[type[Command], Command] = {
    ChangeSettings: ChangeSettings(settings=_SETTINGS),
    Invite: Invite(players=(_ADA, _BOB)),
    Enter: Enter(players=(_ADA, _BOB)),
    Remove: Remove(player=_BOB, reason="Registered twice."),
    ChangePairing: ChangePairing(
        round=1, tables=(Seats(players=(_BOB, _ADA, _CARLA)),), reason="Ada comes an hour later."
    ),
    ForbidPair: ForbidPair(players=(_ADA, _BOB), reason="They share a computer."),
    AllowPair: AllowPair(players=(_ADA, _BOB), reason="They have a computer each now."),
    SetTimes: SetTimes(times=(1_767_268_800_000,), reason="The hall opens later."),
    AddOrganizer: AddOrganizer(player=_ADA),
    RemoveOrganizer: RemoveOrganizer(player=_ADA),
    PauseTables: PauseTables(reason="The fire alarm went off."),
    ResumeTables: ResumeTables(reason="Everybody is back."),
    ExtendWait: ExtendWait(minutes=10, reason="A train is late.", table=3),
    ExtendTurn: ExtendTurn(minutes=5, reason="The lights went out.", table=3),
    Substitute: Substitute(table=3, player=_BOB, reason="Bob fell ill.", by=_ADA),
    Announce: Announce(text="The next round starts at noon."),
    ReportMessage: ReportMessage(message=17),
    HideMessage: HideMessage(message=17),
    VoidTable: VoidTable(round=1, table=3, reason="The wrong options were set."),
    OverrideResult: OverrideResult(
        round=1, table=3, placings=(Placing(_ADA, 1, 41), Placing(_BOB, 2, 38)), reason="As agreed."
    ),
    AwardPoints: AwardPoints(player=_ADA, points=-1, reason="Late twice."),
    Disqualify: Disqualify(player=_BOB, reason="Played with two accounts."),
    FinishTournament: FinishTournament(reason="The hall closes."),
    CancelTournament: CancelTournament(reason="Too few players."),
}


def tournament_schemas() -> dict[str, Any]:
    """Return the schemas of all commands and events, and of what each of them can be."""
    commands: tuple[type[Command], ...] = (*TOURNAMENT_COMMANDS, CreateTournament)
    recorded: Kinds = {tag(kind): kind for kind in commands}
    events: Kinds = {tag(kind): kind for kind in TOURNAMENT_EVENTS}
    _, named = components_of([*recorded.values(), *events.values()])
    unions: dict[str, tuple[str, Kinds]] = {
        "TournamentCommand": ("A command that you can post to a tournament.", POSTED),
        "RecordedTournamentCommand": ("A command in the record of a tournament.", recorded),
        "TournamentEvent": ("An event of a tournament.", events),
    }
    return renamed(named, NAMES) | {
        name: union(about, "type", {kind: _name(message) for kind, message in messages.items()})
        for name, (about, messages) in unions.items()
    }


def _name(message: type[msgspec.Struct]) -> str:
    return NAMES.get(message.__name__, message.__name__)


def refine_tournaments(named: dict[str, Any]) -> None:
    """Replace `Any` in the responses by what is really there."""
    for name in ("TournamentCommandResponse", "TournamentDryRunResponse", "TournamentRecordResponse"):
        named[name]["properties"]["events"]["items"] = reference("TournamentEvent")
    named["TournamentRecordResponse"]["properties"]["command"] |= reference("RecordedTournamentCommand")
    named["TournamentActions"]["properties"]["commands"]["items"] = reference("TournamentCommand")


def tournament_command_examples() -> dict[str, Any]:
    """Return an example of each command that people may send."""
    return {
        name: {
            "summary": (kind.__doc__ or name).strip().splitlines()[0],
            "value": msgspec.to_builtins(_EXAMPLES.get(kind) or kind()),
        }
        for name, kind in POSTED.items()
    }
