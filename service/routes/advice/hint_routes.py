"""Hints: the best few moves for your own seat, in games that allow it."""

from functools import partial

from flask import Response

from events.advice.advice import Advice, Asked
from events.errors import NotFound
from service.context import Service
from service.contract.operation import Operation, ResponseSpec
from service.requests.bodies import require_empty_body
from service.requests.headers import idempotency_key
from service.requests.language import WordsQuery, language_of
from service.responses.advice.advice_presenters import present_hint
from service.responses.advice.advice_structs import AdvisedMoveResponse, HintResponse
from service.responses.json_response import json_response
from service.responses.presenters import seat_of, seated_players
from service.responses.problems import Problem
from service.responses.words.sentences import speaker_of
from service.routes import examples
from service.routes.advice.asking import ask_for, read_command, wanted_words


def ask_hint(service: Service, game: str) -> Response:
    """Have a hint made for the caller's seat at the latest version, unless there is one."""
    player = service.auth.require_player()
    idempotency_key()
    require_empty_body()
    folded = service.visible.load(game, player)
    if not folded.table.hints:
        raise Problem("hints_off")
    seat = seat_of(folded, player.id)
    if seat is None:
        raise Problem("forbidden", "You have no seat in this game.")
    if folded.table.status != "playing" or seat not in folded.game.awaiting(folded.table).seats:
        raise Problem("nothing_to_choose")
    asked = Asked(kind="hint", game=game, version=folded.version, seat=seat, player=player.id)
    advice = ask_for(service, player, asked)
    location = f"/v1/games/{game}/hints/{advice.id}"
    return json_response(_present(service, advice), 202, {"Location": location})


def read_hint(service: Service, game: str, hint: str) -> Response:
    """Return a hint of the caller's."""
    player = service.auth.require_player()
    language = wanted_words()
    advice = service.advice.read(hint)
    asked = advice.asked
    if asked.kind != "hint" or asked.game != game or asked.player != player.id:
        raise NotFound(hint)
    return json_response(_present(service, advice, language), headers={"Vary": "Authorization"})


def _present(service: Service, advice: Advice, words: str | None = None) -> HintResponse:
    language, asked = language_of(words), advice.asked
    folded = service.store.load_at(asked.game, asked.version)
    speaker = None
    if language:
        view = folded.game.view(folded.table, asked.seat)
        speaker = speaker_of(folded, language, service.names.of(seated_players(folded)), view)
    return present_hint(advice, partial(read_command, service, folded.table.title), speaker)


_MOVE = AdvisedMoveResponse({"type": "take_ambulance", "number": 2}, 41.5, 0.0, [])
_ASKED = HintResponse("0c2b87e35aa01f3c44d1f6a9", examples.GAME_ID, 18, 0, "pending", [])
_HINT = HintResponse("0c2b87e35aa01f3c44d1f6a9", examples.GAME_ID, 18, 0, "done", [_MOVE])

OPERATIONS = (
    Operation(
        name="ask_hint",
        method="POST",
        path="/v1/games/{game}/hints",
        view=ask_hint,
        summary="Ask for a hint",
        description="For your own seat, when the game waits for it, in games that were created with `hints`. "
        "A background job compares your moves as the bot `expert` does: from what your seat sees, with luck "
        "of its own. It takes a few seconds; read the hint at `Location`. At the same version you get the "
        "same hint again.",
        tag="games",
        auth="player",
        scope="play",
        headers=("Idempotency-Key",),
        responses={202: ResponseSpec("The hint is being made.", HintResponse, _ASKED, ("Location",))},
        problems=("hints_off", "forbidden", "nothing_to_choose"),
        limit="audits",
    ),
    Operation(
        name="read_hint",
        method="GET",
        path="/v1/games/{game}/hints/{hint}",
        view=read_hint,
        summary="Read a hint",
        description="Only who asked for a hint can read it, for an hour.",
        tag="games",
        auth="player",
        scope="play",
        query=WordsQuery,
        responses={200: ResponseSpec("The hint.", HintResponse, _HINT)},
    ),
)
