"""Examples of tournaments for the contract."""

import msgspec

from games.kernel.messages import Command, Event
from games.kernel.table.table import Actor
from service.responses.structs import AuditResponse, FindingResponse
from service.responses.tournaments.round_structs import (
    ListedTournament,
    RoundResponse,
    RoundTable,
    StandingRow,
    StandingsResponse,
    StandingTerm,
    TableSeat,
    TableTurn,
    TieBreakResponse,
    TournamentsResponse,
)
from service.responses.tournaments.tournament_actions import open_command
from service.responses.tournaments.tournament_structs import (
    NamedPlayer,
    NextRound,
    OrganizerMessage,
    OwnPart,
    ParticipantResponse,
    ReportedMessagesResponse,
    TournamentActions,
    TournamentCommandResponse,
    TournamentDryRunResponse,
    TournamentRecordResponse,
    TournamentRecordsResponse,
    TournamentResponse,
)
from service.routes.examples import ADA, BOB, GAME_ID, NOW
from tournaments.messages.organizing import ReportMessage
from tournaments.messages.registration import PlayerRegistered, Register, Withdraw
from tournaments.settings import GameSettings, Settings, Swiss

TOURNAMENT_ID = "e35aa01f3c44d1f6a90c2b87"
_SETTINGS = Settings(
    name="Ward Cup", game=GameSettings(title="dice-hospital"), table_size=4, stages=(Swiss(rounds=5),)
)
_ADA, _BOB = NamedPlayer(ADA, "Ada", False), NamedPlayer(BOB, "Bob", False)
NEW_TOURNAMENT = {"settings": msgspec.to_builtins(_SETTINGS)}
TOURNAMENT = TournamentResponse(
    id=TOURNAMENT_ID,
    version=3,
    status="registration",
    settings=_SETTINGS,
    rules=1,
    organizers=[_ADA],
    participants=[ParticipantResponse(BOB, "Bob", False, "registered", 1)],
    invited=[],
    rounds=[],
    next_round=NextRound(1, 0, "organizer", None),
    forbidden_pairs=[],
    awards=[],
    messages=[OrganizerMessage(3, "We start at noon.", 0, None, _ADA, False, 0)],
    ranking=[],
    commitment="1f" * 32,
    seed=None,
    created=NOW,
    updated=NOW + 4200,
    finished=None,
    actions=TournamentActions([Withdraw()], [open_command(ReportMessage)]),
    me=OwnPart(False, False, "registered", None, False, 1, None),
)
TOURNAMENTS = TournamentsResponse(
    [
        ListedTournament(
            id=TOURNAMENT_ID,
            name="Ward Cup",
            title="dice-hospital",
            modules=(),
            stages=("swiss",),
            table_size=4,
            status="registration",
            registration="open",
            participants=1,
            most_participants=512,
            starts=None,
            round=None,
            rated=True,
            winners=[],
            owner=_ADA,
            version=3,
            created=NOW,
            updated=NOW + 4200,
        )
    ],
    None,
)
_COMMAND: Command = Register()
_REGISTERED: Event = PlayerRegistered(BOB, 483_120)
COMMAND = TournamentCommandResponse(2, [_REGISTERED])
DRY_RUN = TournamentDryRunResponse(2, [], False)
RECORD = TournamentRecordResponse(
    version=2,
    at=NOW + 4200,
    actor=Actor(kind="player", id=BOB),
    command=_COMMAND,
    events=[_REGISTERED],
    draws=(0, 1),
    prev="a3" * 32,
    hash="0c" * 32,
    command_id="~8c5d0b7be1a2f394",
    actor_name="Bob",
)
REPORTED = ReportedMessagesResponse([OrganizerMessage(3, "See you at my place.", 0, None, _ADA, True, 2)])
RECORDS = TournamentRecordsResponse([RECORD], None)
ROUND = RoundResponse(
    tournament=TOURNAMENT_ID,
    version=12,
    number=1,
    stage=0,
    status="open",
    paired=NOW,
    opened=NOW + 900,
    repeats=0,
    proof="optimal",
    tables=[
        RoundTable(
            number=1,
            group=0,
            status="open",
            game=GAME_ID,
            game_status="playing",
            seats=[
                TableSeat(0, ADA, "Ada", False, "seated", False, None, None),
                TableSeat(1, BOB, "Bob", False, "seated", False, None, None),
            ],
            turn=TableTurn((1,), None, NOW + 60_000, NOW + 150_000, 3),
            waits_until=None,
            paused=None,
            overridden=False,
            flags=[],
        )
    ],
    byes=[],
)
_WIN = StandingTerm("place", 3.0, "3", 1, 1, None)
STANDINGS = StandingsResponse(
    tournament=TOURNAMENT_ID,
    version=14,
    round=None,
    group=None,
    rows=[
        StandingRow(
            player=ADA,
            name="Ada",
            bot_account=False,
            place=1,
            status="registered",
            group=0,
            points=3.0,
            exact="3",
            played=1,
            byes=0,
            wins=1.0,
            tie_breaks=[
                TieBreakResponse(
                    "opponents_points", 2.3333, "7/3", 1, [StandingTerm("opponent", 2.3333, "7/3", 1, 1, BOB)]
                )
            ],
            terms=[_WIN],
        )
    ],
)
BUNDLE = "PK..."
"""The beginning of an archive."""
AUDIT = AuditResponse(
    "sound",
    412,
    "7a" * 32,
    [],
    [FindingResponse("table_voided", 231, "organizer 9f1c02ab77de4410 voided the table: power cut", 3, 12)],
    None,
    TOURNAMENT_ID,
    192,
)
