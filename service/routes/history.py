"""What changed between two versions of a game, and what was taken back in it."""

from flask import Response

from events.branches import branches
from events.diff import diff
from games.kernel.versions import versions_in
from service.answers import BranchesAnswer, DiffAnswer
from service.bodies import load_query
from service.context import Service, answer, seen, visible
from service.operation import Answer, Operation
from service.routes import examples
from service.schemas import DiffQuery, NoQuery
from service.shown import is_over, shown_game

_no_query, _diff_query = NoQuery(), DiffQuery()
_PERSONAL = {"Vary": "Authorization"}


def read_diff(service: Service, game: str) -> Response:
    """The patch from one version to another, each as the caller may see it."""
    caller = service.auth.caller()
    asked = load_query(_diff_query)
    now, old, *rest = service.store.load_with(game, asked["start"], *([asked["to"]] if "to" in asked else []))
    seed = service.store.seed(game) if is_over(seen(now, caller)) else None
    new = rest[0] if rest else now
    changes = diff(shown_game(old, caller, seed), shown_game(new, caller, seed))
    undone = versions_in(now.table.undone, *sorted((old.version, new.version)))
    return answer(DiffAnswer(old.version, new.version, changes, undone), headers=_PERSONAL)


def list_branches(service: Service, game: str) -> Response:
    """Everything that was taken back."""
    load_query(_no_query)
    loaded = visible(service, game, service.auth.caller())
    return answer(BranchesAnswer(loaded.version, branches(service.store, loaded)), headers=_PERSONAL)


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
        answers={200: Answer("The changes.", DiffAnswer, examples.DIFF)},
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
        answers={200: Answer("The branches.", BranchesAnswer, examples.BRANCHES)},
    ),
)
