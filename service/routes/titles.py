"""The catalogue: titles with their modules, options, figures and components."""

from hashlib import sha256
from typing import Any

from flask import Response

from events.errors import NotFound
from games.kernel.title import Title
from service.context import Service
from service.contract.operation import Operation, ResponseSpec
from service.requests.bodies import load_query
from service.requests.headers import caller_has
from service.requests.language import WordsQuery, language_of
from service.requests.query_schemas import ComponentsQuery
from service.responses.json_response import json_response, not_modified
from service.responses.title_presenter import present_title
from service.responses.title_structs import (
    ComponentResponse,
    ComponentsResponse,
    FigureResponse,
    ModuleResponse,
    TitleResponse,
    TitlesResponse,
    TitleSummary,
)
from service.responses.words.title_words import say_unit

_components_query, _words_query = ComponentsQuery(), WordsQuery()
_CACHED = {"Cache-Control": "public, max-age=3600"}


def list_titles(service: Service) -> Response:
    """Return the key, name and players of every title."""
    language = language_of(load_query(_words_query).get("words"))
    titles = [
        TitleSummary(
            t.key, t.name, t.about, t.rules_version, t.players, say_unit(t, language) if language else None
        )
        for t in service.titles.values()
    ]
    return _conditional(TitlesResponse(titles))


def read_title(service: Service, title: str) -> Response:
    """Return everything needed to create a game of a title."""
    language = language_of(load_query(_words_query).get("words"))
    found = _find(service, title)
    return _conditional(present_title(found, service.messages[title].commands, language))


def list_components(service: Service, title: str) -> Response:
    """Return the components of a title."""
    lang = load_query(_components_query).get("lang", "en")
    found = _find(service, title)
    components = [
        ComponentResponse(
            **{name: getattr(c, name) for name in c.__struct_fields__},
            name=c.names[lang],
            effect=c.effects.get(lang, c.effects["en"]),
        )
        for c in found.components
    ]
    return _conditional(ComponentsResponse(found.key, lang, components))


def _conditional(body: Any) -> Response:
    """Return a part of the catalogue, or 304 if the caller has it. It changes only with the service."""
    response = json_response(body, headers=_CACHED)
    etag = f'"{sha256(response.get_data()).hexdigest()[:32]}"'
    if caller_has(etag):
        return not_modified({"ETag": etag, **_CACHED})
    response.headers["ETag"] = etag
    return response


def _find(service: Service, key: str) -> Title:
    title = service.titles.get(key)
    if title is None:
        raise NotFound(key)
    return title


_EXAMPLE = TitleResponse(
    key="dice-hospital",
    name="Dice Hospital",
    about="Heal dice before they wither.",
    rules_version=2,
    players=(2, 3, 4),
    modules=[
        ModuleResponse(
            key="super_resistant_virus",
            name="Super-resistant Virus",
            about="Neglected patients get worse by two steps.",
            players=(1, 2, 3, 4, 5),
            conflicts=("automa", "prototype"),
            excludes=(),
            enabled_by=(),
            combines=(),
            seat_kind=None,
            options=None,
        )
    ],
    automatic_modules=[],
    options={"type": "object", "properties": {}, "required": []},
    figures=[FigureResponse("rounds", 8, "printed", "Rounds in a game.", "base")],
    seat_kinds=("human", "bot", "automa"),
    bots=["easy", "random"],
    clocks=("turn", "rulebook"),
    commands=["join", "leave", "resign", "start", "take_ambulance"],
)
_COMPONENT = ComponentResponse(
    id="surgeon",
    kind="specialist",
    module="base",
    count=2,
    names={"en": "Surgeon", "de": "Chirurg", "fr": "Chirurgien", "it": "Chirurgo"},
    name_sources={"en": "printed", "de": "house", "fr": "printed", "it": "printed"},
    effects={
        "en": "healed red: one of those red patients 1 step more",
        "de": "nach geheilten roten Patienten: einen von ihnen um 1 Stufe mehr",
        "fr": "rouge soigné : un de ces patients rouges de 1 niveau de plus",
        "it": "rosso curato: uno di quei pazienti rossi di 1 livello in più",
    },
    source="printed",
    name="Surgeon",
    effect="healed red: one of those red patients 1 step more",
)

_UNCHANGED = ResponseSpec("You have it.", headers=("ETag",))

OPERATIONS = (
    Operation(
        name="list_titles",
        method="GET",
        path="/v1/titles",
        view=list_titles,
        summary="List titles",
        tag="titles",
        query=WordsQuery,
        headers=("If-None-Match",),
        responses={
            200: ResponseSpec(
                "The catalogue.",
                TitlesResponse,
                TitlesResponse([TitleSummary("dice-hospital", "Dice Hospital", "Heal dice.", 2, (2, 3, 4))]),
                ("ETag",),
            ),
            304: _UNCHANGED,
        },
    ),
    Operation(
        name="read_title",
        method="GET",
        path="/v1/titles/{title}",
        view=read_title,
        summary="Read a title",
        tag="titles",
        query=WordsQuery,
        headers=("If-None-Match",),
        responses={
            200: ResponseSpec("The title.", TitleResponse, _EXAMPLE, ("ETag",)),
            304: _UNCHANGED,
        },
    ),
    Operation(
        name="list_components",
        method="GET",
        path="/v1/titles/{title}/components",
        view=list_components,
        summary="List a title's components",
        tag="titles",
        query=ComponentsQuery,
        headers=("If-None-Match",),
        responses={
            200: ResponseSpec(
                "The components.",
                ComponentsResponse,
                ComponentsResponse("dice-hospital", "en", [_COMPONENT]),
                ("ETag",),
            ),
            304: _UNCHANGED,
        },
    ),
)
