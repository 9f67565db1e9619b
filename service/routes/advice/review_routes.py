"""Reviews: what the choices of players cost, once a game is over."""

from functools import partial

from flask import Response

from events.advice.advice import Advice, Asked
from events.advice.advice_store import advice_id
from events.fold.folded_game import FoldedGame
from service.context import Service
from service.contract.operation import Operation, ResponseSpec
from service.requests.bodies import require_empty_body
from service.requests.headers import idempotency_key
from service.requests.language import WordsQuery, language_of
from service.responses.advice.advice_presenters import present_review
from service.responses.advice.advice_structs import (
    ReviewedChoiceResponse,
    ReviewedSeat,
    ReviewResponse,
)
from service.responses.json_response import json_response
from service.responses.presenters import is_over, seated_players
from service.responses.problems import Problem
from service.responses.words.sentences import speaker_of
from service.routes import examples
from service.routes.advice.asking import ask_for, read_command, wanted_words


def ask_review(service: Service, game: str) -> Response:
    """Have the choices of a game reviewed, unless they are."""
    player = service.auth.require_player()
    idempotency_key()
    require_empty_body()
    folded = service.visible.load(game, player)
    if not is_over(folded):
        raise Problem("game_not_over", "You can review a game once it is over.", status=folded.table.status)
    advice = ask_for(service, player, _asked(folded))
    return json_response(_present(service, folded, advice), 202, {"Location": f"/v1/games/{game}/review"})


def read_review(service: Service, game: str) -> Response:
    """Return the review of a game, as far as it is done."""
    caller = service.auth.caller()
    words = wanted_words()
    folded = service.visible.load(game, caller)
    advice = service.advice.read(advice_id(service.store.service_secret(), _asked(folded)))
    return json_response(_present(service, folded, advice, words), headers={"Vary": "Authorization"})


def _asked(folded: FoldedGame) -> Asked:
    """The review of a game after its last version. Everybody who asks gets the same."""
    return Asked(kind="review", game=folded.id, version=folded.version)


def _present(
    service: Service, folded: FoldedGame, advice: Advice, words: str | None = None
) -> ReviewResponse:
    language = language_of(words)
    names = service.names.of(seated_players(folded)) if language else {}
    speaker = speaker_of(folded, language, names) if language else None
    return present_review(advice, partial(read_command, service, folded.table.title), speaker)


_TAKEN, _BETTER = {"type": "take_ambulance", "number": 2}, {"type": "take_ambulance", "number": 1}
_CHOICE = ReviewedChoiceResponse(19, 0, 1, "ambulances", _TAKEN, _BETTER, 41.5, 2.25)
_ASKED = ReviewResponse(examples.GAME_ID, "pending", 240, 0, [], [])
_REVIEW = ReviewResponse(examples.GAME_ID, "done", 240, 240, [ReviewedSeat(0, 1, 0, 2.25)], [_CHOICE])

OPERATIONS = (
    Operation(
        name="ask_review",
        method="POST",
        path="/v1/games/{game}/review",
        view=ask_review,
        summary="Ask for a review",
        description="For everybody who may see a game, once it is over. Background jobs compare each choice "
        "of a player with what the bot `expert` would have done, from what the seat could see then. That "
        "takes a second or less for each choice; follow it with `read_review`. If there is a review, you get "
        "it again.",
        tag="record",
        auth="player",
        scope="read",
        headers=("Idempotency-Key",),
        responses={202: ResponseSpec("The review is being made.", ReviewResponse, _ASKED, ("Location",))},
        problems=("game_not_over",),
        limit="audits",
    ),
    Operation(
        name="read_review",
        method="GET",
        path="/v1/games/{game}/review",
        view=read_review,
        summary="Read a review",
        description="Each choice that a player made with what the bot `expert` would have done and what the "
        "difference costs, turning points first. Choices without an alternative and undone ones are left "
        "out. A review is kept for a day; without one you get 404.",
        tag="record",
        auth="optional",
        scope="read",
        query=WordsQuery,
        responses={200: ResponseSpec("The review.", ReviewResponse, _REVIEW)},
    ),
)
