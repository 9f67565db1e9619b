"""The parts of the contract that operations share: schemas, response headers, security."""

from collections.abc import Mapping
from typing import Any

import msgspec

from games.kernel.messages import Command
from games.kernel.table.clock import ExpireGame, ExpireTurn, GiveTime, PauseClock, ResumeClock
from games.kernel.table.corrections import Award, Correct
from games.kernel.table.nonces import Reopen, Reveal
from games.kernel.table.tournament_games import Substitute
from games.kernel.table.undo import Undo
from games.kernel.title import Title
from service.contract.problem_responses import problem_code
from service.contract.schemas.title_messages import messages_of
from service.contract.schemas.title_schemas import components_of, reference, renamed, title_schemas
from service.contract.schemas.tournament_schemas import NAMES, refine_tournaments, tournament_schemas
from service.responses import action_structs, list_structs, replay_structs, structs, title_structs
from service.responses.accounts import account_structs, notice_structs, rating_structs, webhook_structs
from service.responses.accounts.scopes import SCOPES
from service.responses.advice import advice_structs
from service.responses.tournaments import round_structs, tournament_structs

SECURITY = {
    "type": "http",
    "scheme": "bearer",
    "description": "A player's key, or the operator's key. An operation lists the scope that a player's key "
    "needs for it:\n\n" + "".join(f"- `{scope}`: {meaning}\n" for scope, meaning in SCOPES.items()),
}

_TEXT = {"type": "string"}
HEADERS: dict[str, dict[str, Any]] = {
    "Request-Id": {
        "description": "The id of the request in the logs: yours if you sent a valid one, or a new one.",
        "schema": {"type": "string", "pattern": "^[A-Za-z0-9._-]{1,64}$"},
    },
    "ETag": {"description": "The version of the game or document, in quotes.", "schema": _TEXT},
    "Location": {"description": "The URL of the new resource.", "schema": _TEXT},
    "Retry-After": {
        "description": "The number of seconds to wait before you retry.",
        "schema": {"type": "string", "pattern": "^[0-9]+$"},
    },
    "WWW-Authenticate": {"description": "The authentication scheme: `Bearer`.", "schema": _TEXT},
    "RateLimit": {
        "description": 'Requests left and seconds until the window resets: `"policy";r=remaining;t=seconds`.',
        "schema": _TEXT,
    },
    "RateLimit-Policy": {
        "description": 'The limit and its window in seconds: `"policy";q=quota;w=window`.',
        "schema": _TEXT,
    },
}

RESPONSES = (
    account_structs.PlayerResponse,
    account_structs.ManagedPlayerResponse,
    account_structs.PublicPlayerResponse,
    account_structs.BlocksResponse,
    account_structs.NewPlayerResponse,
    account_structs.KeysResponse,
    account_structs.NewKeyResponse,
    account_structs.RecoveryCodeResponse,
    rating_structs.LeaderboardResponse,
    rating_structs.PlayerRatingsResponse,
    structs.GameResponse,
    list_structs.GamesResponse,
    list_structs.PersonalBestsResponse,
    list_structs.BulkResponse,
    action_structs.ActionsResponse,
    structs.CommandResponse,
    structs.DryRunResponse,
    structs.RecordResponse,
    structs.RecordsResponse,
    notice_structs.NoticeResponse,
    webhook_structs.WebhookResponse,
    webhook_structs.WebhookSecretResponse,
    webhook_structs.WebhooksResponse,
    webhook_structs.DeliveriesResponse,
    structs.DiffResponse,
    structs.BranchesResponse,
    replay_structs.ReplayResponse,
    advice_structs.HintResponse,
    advice_structs.ReviewResponse,
    title_structs.TitlesResponse,
    title_structs.TitleResponse,
    title_structs.ComponentsResponse,
    tournament_structs.TournamentResponse,
    tournament_structs.TournamentCommandResponse,
    tournament_structs.TournamentDryRunResponse,
    tournament_structs.TournamentRecordResponse,
    tournament_structs.TournamentRecordsResponse,
    tournament_structs.ReportedMessagesResponse,
    round_structs.RoundResponse,
    round_structs.StandingsResponse,
    round_structs.TournamentsResponse,
    structs.HealthResponse,
    structs.IndexResponse,
    structs.AuditResponse,
    structs.SigningKeyResponse,
    structs.ProblemResponse,
)


_EXAMPLES: dict[type[Command], Command] = {
    Undo: Undo(to=17),
    ExpireTurn: ExpireTurn(seat=1),
    ExpireGame: ExpireGame(days=7),
    Reveal: Reveal(nonce="8c1f0b7a"),
    Reopen: Reopen(commitment="1f" * 32),
    PauseClock: PauseClock(reason="The fire alarm went off."),
    ResumeClock: ResumeClock(reason="Everybody is back."),
    GiveTime: GiveTime(minutes=5),
    Correct: Correct(reason="A discharge was not counted.", award=Award(seat=1, points=2)),
    Substitute: Substitute(seat=2, player="8f3a5c1d9e7b2046"),
}


def struct_schemas(titles: Mapping[str, Title]) -> dict[str, Any]:
    """Return the JSON Schemas of all responses, commands, events and views."""
    _, responses = components_of(RESPONSES)
    named = tournament_schemas() | title_schemas(titles, renamed(responses, NAMES))
    _refine(named)
    refine_tournaments(named)
    return named


def _refine(named: dict[str, Any]) -> None:
    """Replace `Any` in the responses by what is really there."""
    for name in ("CommandResponse", "DryRunResponse", "RecordResponse", "ReplayStep"):
        named[name]["properties"]["events"]["items"] = reference("AnyEvent")
    for name in ("RecordResponse", "ReplayStep"):
        named[name]["properties"]["command"] |= reference("RecordedCommand")
    for name in ("moves", "changes"):
        named["ActionsResponse"]["properties"][name]["items"] = reference("AnyCommand")
    named["AdvisedMoveResponse"]["properties"]["command"] |= reference("AnyCommand")
    named["AdvisedMoveResponse"]["properties"]["then"]["items"] = reference("AnyCommand")
    for name in ("command", "best"):
        named["ReviewedChoiceResponse"]["properties"][name] |= reference("AnyCommand")
    for name, field in (("GameResponse", "view"), ("ReplayResponse", "first")):
        named[name]["properties"][field]["oneOf"] = [reference("AnyView"), {"type": "null"}]
    named["ProblemCode"] = problem_code()
    named["ProblemResponse"]["properties"]["code"] = {
        "description": named["ProblemResponse"]["properties"]["code"].get("description", ""),
        **reference("ProblemCode"),
    }


def examples_of(titles: Mapping[str, Title]) -> dict[str, Any]:
    """Return an example of each command type."""
    found: dict[str, Any] = {}
    for title in titles.values():
        examples = title.examples
        for name, kind in messages_of(title).commands.items():
            example = examples.get(name) or _minimal(kind)
            if example is not None:
                summary = (kind.__doc__ or name).strip().splitlines()[0]
                found.setdefault(name, {"summary": summary, "value": msgspec.to_builtins(example)})
    return found


def _minimal(kind: type[Command]) -> Command | None:
    """Return the command without fields, or None if it has required ones."""
    if kind in _EXAMPLES:
        return _EXAMPLES[kind]
    required = [field for field in msgspec.structs.fields(kind) if field.required]
    return None if required else kind()
