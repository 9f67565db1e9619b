"""Examples for the contract."""

from msgspec.structs import replace

from events.fold.diff import Change
from events.undo.branches import Branch
from games.kernel.messages import Awaiting
from games.kernel.table.lobby import Join, Resign
from games.kernel.table.table import Actor, SeatTaken, TurnClock
from games.kernel.table.undo import Undo
from service.responses.action_structs import ActionsResponse
from service.responses.list_structs import GamesResponse, ListedGame, ListedSeat
from service.responses.replay_structs import ReplayResponse, ReplayStep
from service.responses.structs import (
    AuditResponse,
    BranchesResponse,
    CommandResponse,
    DiffResponse,
    DryRunResponse,
    FindingResponse,
    GameResponse,
    RecordResponse,
    RecordsResponse,
    SeatResponse,
    SigningKeyResponse,
)

ADA, BOB = "9f1c02ab77de4410", "51b7d0c3a9e8f266"
GAME_ID = "4d1f6a90c2b87e35aa01f3c4"
NOW = 1_767_225_600_000

GAME = GameResponse(
    id=GAME_ID,
    title="dice-hospital",
    rules=2,
    modules=(),
    options={},
    status="open",
    version=2,
    awaiting=Awaiting(),
    seats=(
        SeatResponse(0, "human", None, ADA, "Ada", False, None, None, None, False, False),
        SeatResponse(1, "human", None, BOB, "Bob", False, None, "b0" * 32, None, False, False),
    ),
    commitment="1f" * 32,
    view=None,
    undo="own",
    visibility="public",
    invitation=None,
    owner=ADA,
    created=NOW,
    updated=NOW + 4200,
    standings=(),
    seed=None,
    undo_proposal=None,
    clock=TurnClock(90),
    clock_paused=False,
    deadlines=(),
    awarded_points=(0, 0),
    tournament=None,
    hints=False,
)
GAMES = GamesResponse(
    [
        ListedGame(
            GAME_ID,
            "dice-hospital",
            (),
            "open",
            "public",
            2,
            NOW,
            NOW + 4200,
            ADA,
            (
                ListedSeat(0, "human", player=ADA, name="Ada"),
                ListedSeat(1, "human", player=BOB, name="Bob"),
            ),
            Awaiting(),
        )
    ],
    None,
)
ACTIONS = ActionsResponse(
    18,
    Awaiting((0,)),
    must=True,
    moves=[{"type": "take_ambulance", "number": 2}],
    changes=[],
    table=[Resign()],
    history=[Undo(to=17)],
    open=[],
)
JOINED = SeatTaken(seat=1, player=BOB, commitment="b0" * 32)
COMMAND = CommandResponse(2, [JOINED], Awaiting())
DRY_RUN = DryRunResponse(2, [JOINED], Awaiting(), True)
RECORD = RecordResponse(
    version=2,
    at=NOW + 4200,
    actor=Actor(kind="player", id=BOB),
    command=Join(commitment="b0" * 32),
    events=[JOINED],
    draws=(0, 0),
    prev="a3" * 32,
    hash="0c" * 32,
    command_id="~8c5d0b7be1a2f394",
    actor_name="Bob",
)
RECORDS = RecordsResponse([RECORD], None)
DIFF = DiffResponse(
    41,
    42,
    [
        Change("replace", "/updated", NOW + 9000, NOW + 4200),
        Change("replace", "/version", 42, 41),
        Change("replace", "/view/hospitals/0/patients/3/value", 5, 4),
    ],
    (42,),
)
BRANCHES = BranchesResponse(44, [Branch(43, 0, 41, ((42, 42),), False, 44)])
REPLAY = ReplayResponse(
    game=GAME,
    eyes="0",
    start=1,
    first=None,
    steps=[
        ReplayStep(
            version=2,
            at=NOW + 4200,
            actor=Actor(kind="player", id=BOB),
            command=Join(commitment="b0" * 32),
            events=[JOINED],
            draws=(0, 0),
            status="open",
            awaiting=Awaiting(),
            patch=[],
            actor_name="Bob",
        )
    ],
    next=None,
    branches=[],
    audit=None,
    key=None,
    unreadable=None,
)
NEW_GAME = {"title": "dice-hospital", "seats": [{"kind": "human"}, {"kind": "bot", "bot": "easy"}]}

AUDIT = AuditResponse(
    "sound",
    812,
    "9c" * 32,
    [],
    [FindingResponse("undo", 34, "seat 1 undid 1 record of its own, back to version 33")],
    GAME_ID,
)
UPLOADED_REPLAY = replace(REPLAY, eyes="open", audit=AUDIT, key="3b" * 32)
SIGNING_KEY = SigningKeyResponse("ed25519", "3b" * 32, ())
HEAD = {"game": GAME_ID, "hash": "5e" * 32, "head": "9c" * 32, "number": 1}
EXPORT = {"format": "wardbook-export", "version": 1, "game": GAME_ID, "title": "dice-hospital"}
"""The beginning of the first line of an export."""
