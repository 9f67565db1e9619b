"""The history of a game: the changes between two versions, and its undone branches."""

from flask import Response

from events.fold.diff import diff
from events.undo.branches import branches
from games.kernel.table.versions import versions_in
from service.auth.visibility import load_visible, require_visible
from service.context import Service
from service.contract.operation import Operation, ResponseSpec
from service.requests.bodies import load_query
from service.requests.query_schemas import DiffQuery
from service.responses.json_response import fixed_headers, json_response
from service.responses.presenters import is_over, present_game, seated_players
from service.responses.structs import BranchesResponse, DiffResponse
from service.routes import examples

_diff_query = DiffQuery()
_HEADERS = {"Vary": "Authorization"}


def read_diff(service: Service, game: str) -> Response:
    """Return the patch between two versions, both as the caller may see them."""
    caller = service.auth.caller()
    query = load_query(_diff_query)
    latest, old, *rest = service.store.load_versions(
        game, query["start"], *([query["to"]] if "to" in query else [])
    )
    seed = service.store.seed(latest) if is_over(require_visible(latest, caller)) else None
    new = rest[0] if rest else latest
    player_id = caller.id if caller else None
    players = service.names.shown((*seated_players(old), *seated_players(new)))
    changes = diff(present_game(old, player_id, seed, players), present_game(new, player_id, seed, players))
    undone = versions_in(latest.table.undone, *sorted((old.version, new.version)))
    public = caller is None and latest.table.visibility == "public"
    headers = fixed_headers(public) if seed is not None else _HEADERS
    return json_response(DiffResponse(old.version, new.version, changes, undone), headers=headers)


def list_branches(service: Service, game: str) -> Response:
    """Return every undone branch."""
    folded = load_visible(service.store, game, service.auth.caller())
    return json_response(BranchesResponse(folded.version, branches(service.store, folded)), headers=_HEADERS)


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
)
