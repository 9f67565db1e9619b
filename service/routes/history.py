"""The history of a game: the changes between two versions, and its undone branches."""

from flask import Response
from msgspec.structs import replace

from events.errors import NotFound
from events.fold.diff import diff
from events.fold.folded_game import FoldedGame
from events.undo.branches import branches
from games.kernel.table.versions import versions_in
from service.auth.accounts import Player
from service.context import Service
from service.contract.operation import Operation, ResponseSpec
from service.replays.eyes import Eyes, own_eyes
from service.replays.replay_builder import page_of, steps_of
from service.requests.bodies import invalid_fields, load_query
from service.requests.language import language_of
from service.requests.query_schemas import DiffQuery, ReplayQuery
from service.responses.json_response import fixed_headers, json_response
from service.responses.presenters import is_over, present_game, seated_players
from service.responses.problems import Problem
from service.responses.replay_structs import ReplayResponse
from service.responses.structs import BranchesResponse, DiffResponse
from service.routes import examples
from service.routes.exports import client_of

FREE_STEPS = 100
"""Longer replays count against the limit of audits, which cost as much."""

_diff_query, _replay_query = DiffQuery(), ReplayQuery()
_HEADERS = {"Vary": "Authorization"}


def read_diff(service: Service, game: str) -> Response:
    """Return the patch between two versions, both as the caller may see them."""
    caller = service.auth.caller()
    query = load_query(_diff_query)
    latest, old, *rest = service.store.load_versions(
        game, query["start"], *([query["to"]] if "to" in query else [])
    )
    seed = service.store.seed(latest) if is_over(service.visible.require(latest, caller)) else None
    new = rest[0] if rest else latest
    player_id = caller.id if caller else None
    players = service.names.shown((*seated_players(old), *seated_players(new)))
    invitation = service.invitations.shown_to(latest, player_id)
    changes = diff(
        present_game(old, player_id, seed, players, invitation),
        present_game(new, player_id, seed, players, invitation),
    )
    undone = versions_in(latest.table.undone, *sorted((old.version, new.version)))
    public = caller is None and latest.table.visibility == "public"
    headers = fixed_headers(public) if seed is not None else _HEADERS
    return json_response(DiffResponse(old.version, new.version, changes, undone), headers=headers)


def list_branches(service: Service, game: str) -> Response:
    """Return every undone branch."""
    folded = service.visible.load(game, service.auth.caller())
    return json_response(BranchesResponse(folded.version, branches(service.store, folded)), headers=_HEADERS)


def read_replay(service: Service, game: str) -> Response:
    """Return the game version by version, as the caller or somebody else saw it."""
    caller = service.auth.caller()
    query = load_query(_replay_query)
    latest, start = service.visible.load(game, caller), query["start"]
    if start > latest.version:
        raise NotFound(f"{game} has no version {start}")
    eyes = _eyes(query.get("eyes"), latest, caller)
    language = language_of(query.get("words"))
    if latest.version - start > FREE_STEPS:
        service.rate_limits.charge("audits", client_of(caller))
    first = eyes.view(service.store.load_at(game, start)) if start else None
    walk = service.store.walk(game, start, latest.version)
    page = page_of(steps_of(walk, first, eyes, latest, service.names.of, language), start)
    seed = service.store.seed(latest) if is_over(latest) else None
    invitation = service.invitations.shown_to(latest, caller.id if caller else None)
    players = service.names.shown(seated_players(latest))
    shown = present_game(latest, None, seed, players, invitation)
    replay = ReplayResponse(
        game=replace(shown, view=eyes.view(latest)),
        eyes=eyes.name,
        start=start,
        first=first,
        steps=page.steps,
        next=page.last if page.last < latest.version else None,
        branches=branches(service.store, latest),
        audit=None,
        key=None,
        unreadable=None,
    )
    public = caller is None and latest.table.visibility == "public"
    return json_response(replay, headers=fixed_headers(public) if seed is not None else _HEADERS)


def _eyes(wanted: str | None, latest: FoldedGame, caller: Player | None) -> Eyes:
    """Return the eyes that the caller wants; before the game is over, only the caller's own."""
    own = own_eyes(latest, caller.id if caller else None)
    if wanted is None or wanted == own.name:
        return own
    if not is_over(latest):
        raise Problem("hidden_until_over")
    eyes = Eyes(wanted)
    if not eyes.exist_in(latest):
        raise invalid_fields({"eyes": ["The game has no such seat."]})
    return eyes


OPERATIONS = (
    Operation(
        name="read_diff",
        method="GET",
        path="/v1/games/{game}/diff",
        view=read_diff,
        summary="Compare two versions",
        description="A JSON Patch (RFC 6902) that turns the game as you see it at `from` into the game as "
        "you see it at `to`; `old` is the previous value. List entries are matched by `id`, `seat` or "
        "`number`, strings by themselves. `from` may be the later version.",
        tag="record",
        auth="optional",
        scope="read",
        query=DiffQuery,
        responses={200: ResponseSpec("The changes.", DiffResponse, examples.DIFF)},
    ),
    Operation(
        name="list_branches",
        method="GET",
        path="/v1/games/{game}/branches",
        view=list_branches,
        summary="List undone branches",
        description="One branch for each undo, in order: the versions it undid, the version it returned to, "
        "and the redo that applied the same commands again. `inside` makes them a tree.",
        tag="record",
        auth="optional",
        scope="read",
        responses={200: ResponseSpec("The branches.", BranchesResponse, examples.BRANCHES)},
    ),
    Operation(
        name="read_replay",
        method="GET",
        path="/v1/games/{game}/replay",
        view=read_replay,
        summary="Replay a game",
        description="The game version by version: each step has its record and a JSON Patch that turns the "
        "view before it into the view after it, as `diff` has them. Until the game is over you get what you "
        "may see yourself. Then you can choose whose `eyes` to see it with. More than 100 steps count "
        "against the limit of audits. An answer has up to 2000 steps and 8 MB; continue `from` its `next`.",
        tag="record",
        auth="optional",
        scope="read",
        query=ReplayQuery,
        responses={200: ResponseSpec("The replay.", ReplayResponse, examples.REPLAY)},
        problems=("hidden_until_over",),
        limit="audits",
    ),
)
