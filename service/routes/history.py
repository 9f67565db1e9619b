"""What changed between two versions of a game, and what was taken back in it."""

from flask import Response

from events.fold.diff import diff
from events.undo.branches import branches
from games.kernel.table.versions import versions_in
from service.context import Service, json_response, load_visible, require_visible
from service.contract.operation import Operation, ResponseSpec
from service.requests.bodies import load_query
from service.requests.schemas import DiffQuery, NoQuery
from service.responses.presenters import is_over, present_game
from service.responses.structs import BranchesResponse, DiffResponse
from service.routes import examples

_no_query, _diff_query = NoQuery(), DiffQuery()
_PERSONAL = {"Vary": "Authorization"}


def read_diff(service: Service, game: str) -> Response:
    """The patch from one version to another, each as the caller may see it."""
    caller = service.auth.caller()
    asked = load_query(_diff_query)
    now, old, *rest = service.store.load_versions(
        game, asked["start"], *([asked["to"]] if "to" in asked else [])
    )
    seed = service.store.seed(game) if is_over(require_visible(now, caller)) else None
    new = rest[0] if rest else now
    changes = diff(present_game(old, caller, seed), present_game(new, caller, seed))
    undone = versions_in(now.table.undone, *sorted((old.version, new.version)))
    return json_response(DiffResponse(old.version, new.version, changes, undone), headers=_PERSONAL)


def list_branches(service: Service, game: str) -> Response:
    """Everything that was taken back."""
    load_query(_no_query)
    folded = load_visible(service, game, service.auth.caller())
    return json_response(BranchesResponse(folded.version, branches(service.store, folded)), headers=_PERSONAL)


OPERATIONS = (
    Operation(
        name="read_diff",
        method="GET",
        path="/v1/games/{game}/diff",
        view=read_diff,
        summary="Compare two versions",
        about="A JSON Patch (RFC 6902) that makes the game as you see it at `to` out of the game as you see "
        "it at `from`; `old` is what was there before. Things in lists are matched by their `id`, `seat` or "
        "`number`, words by themselves. `from` may be the later version.",
        tag="record",
        auth="optional",
        query=DiffQuery,
        responses={200: ResponseSpec("The changes.", DiffResponse, examples.DIFF)},
    ),
    Operation(
        name="list_branches",
        method="GET",
        path="/v1/games/{game}/branches",
        view=list_branches,
        summary="List what was taken back",
        about="One branch for each undo, in order: the versions it struck, where it led back to, and the "
        "redo that gave the same commands again. `inside` makes them a tree.",
        tag="record",
        auth="optional",
        responses={200: ResponseSpec("The branches.", BranchesResponse, examples.BRANCHES)},
    ),
)
