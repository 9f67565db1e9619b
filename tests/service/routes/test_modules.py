"""Modules, options and figures when a game is created: what goes together, and clear refusals of the rest."""

import json
import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from werkzeug.test import TestResponse

from events.settings import Settings
from games.kernel.catalogue.module_facts import conflicts_of, seatings, selectable_modules
from games.kernel.composition.module_selection import select_modules
from games.kernel.composition.options import options_type
from games.kernel.figures import Figure, present_figure
from service.http.app import create_app
from service.responses.title_presenter import present_title
from tests.service.conftest import Api
from tests.service.contract_checker import every_title_checker
from tests.titles.registry import TITLES

HARD = ("admissions_panic", "final_round_collection", "national_epidemic", "super_resistant_virus")
COMMUNITY_CARE = ("city", "investments", "maternity")
EXCLUDED = {
    *(("automa", other) for other in ("event_cards", "medical_reports", "prototype", *HARD)),
    *(("medical_reports", other) for other in ("national_epidemic", "final_round_collection", "prototype")),
    *(("prototype", other) for other in ("five_players", "experimental_medicine", "event_cards", *HARD)),
    *(("prototype", other) for other in ("consultant", "admissions_nurse")),
    *((one, other) for one in ("automa", "medical_reports", "prototype") for other in COMMUNITY_CARE),
}
"""What the books or our rulings say does not go together."""
BAD: tuple[Any, ...] = (None, "nonsense", -(10**9), {"nonsense": {}}, [[]])


@pytest.fixture
def ann(settings: Settings) -> Api:
    """A player of a service with every title."""
    return Api(create_app(settings, TITLES), every_title_checker()).player("Ann")


def asked(api: Api, title: str, seats: tuple[str, ...], *modules: str, **options: Any) -> TestResponse:
    """The answer to a game being asked for."""
    body = {"title": title, "seats": [{"kind": kind} for kind in seats], "modules": modules}
    return api.post("/v1/games", {**body, "options": options})


def house_figures() -> Iterator[tuple[str, tuple[str, ...], Figure]]:
    """Every figure that may be set otherwise, with its title and the modules to be named for it."""
    for key, title in TITLES.items():
        names = {module.key for module in selectable_modules(title)}
        for module in title.all_modules:
            for figure in module.figures:
                if figure.form is not None:
                    yield key, module.combines or tuple({module.key} & names), figure


def problem(response: TestResponse) -> tuple[int, str, dict[str, Any]]:
    told = response.get_json()
    return response.status_code, told["code"], told["facts"]


def test_modules_that_exclude_each_other_are_refused_by_name(ann: Api) -> None:
    refused = set()
    for key, title in TITLES.items():
        for one, other in combinations(selectable_modules(title), 2):
            if other.key in conflicts_of(title, one):
                status, code, facts = problem(asked(ann, key, ("human",) * 2, one.key, other.key))
                assert (status, code) == (422, "module_conflict"), (one.key, other.key)
                assert {facts["module"], facts["conflicts"]} == {one.key, other.key}
                refused.add(frozenset((one.key, other.key)))
    assert refused >= {frozenset(pair) for pair in EXCLUDED}


def test_modules_that_seats_bring_along_are_refused_by_name(ann: Api) -> None:
    for seats, brought, other in (
        (("human",), "medical_reports", "national_epidemic"),
        (("human", "automa"), "automa", "event_cards"),
        (("human",) * 5, "five_players", "prototype"),
    ):
        status, code, facts = problem(asked(ann, "dice-hospital", seats, other))
        assert (status, code) == (422, "module_conflict")
        assert {facts["module"], facts["conflicts"]} == {brought, other}


def test_every_module_is_accepted_at_the_tables_it_is_for_and_refused_elsewhere(ann: Api) -> None:
    for key, title in TITLES.items():
        for module in selectable_modules(title):
            named = (module.key,)
            good = seatings(title, named)
            assert good, module.key
            for players in range(7):
                for seats in (("human",) * players, ("human",) * (players - 1) + ("automa",)):
                    response = asked(ann, key, seats, *named)
                    if seats in good:
                        assert response.status_code == 201, (module.key, seats)
                        assert set(named) <= set(response.get_json()["modules"])
                    else:
                        assert response.status_code in (400, 422), (module.key, seats)


def test_a_bad_figure_is_named(ann: Api) -> None:
    for key, named, figure in house_figures():
        form = next(f.schema for f in present_title(TITLES[key], {}).figures if f.key == figure.key)
        assert form is not None
        bad = next(value for value in BAD if not jsonschema.Draft202012Validator(form).is_valid(value))
        seats = seatings(TITLES[key], named)[0]
        status, code, facts = problem(asked(ann, key, seats, *named, figures={figure.key: bad}))
        assert (status, code, facts["figure"]) == (422, "bad_figure", figure.key)
        told = {figure.key: present_figure(figure)["value"]}
        assert asked(ann, key, seats, *named, figures=told).status_code == 201


def test_figures_that_are_unknown_printed_or_of_modules_not_in_play_are_refused(ann: Api) -> None:
    table = ("human", "human")
    status, code, facts = problem(asked(ann, "dice-hospital", table, figures={"bedz": 13}))
    assert (status, code, facts["figure"]) == (422, "unknown_figure", "bedz")
    status, code, facts = problem(asked(ann, "dice-hospital", table, figures={"beds": 13}))
    assert (status, code, facts["figure"], facts["source"]) == (422, "figure_not_house", "beds", "printed")
    for key, named, figure in house_figures():
        title, seats = TITLES[key], ("human",) * TITLES[key].base.players[0]
        present = {module.key for module in select_modules(title, (), options_type(title)(), seats)}
        if not present.issuperset(named):
            told = {figure.key: present_figure(figure)["value"]}
            status, code, facts = problem(asked(ann, key, seats, figures=told))
            assert (status, code, facts["figure"]) == (422, "unknown_figure", figure.key)


def test_the_games_of_the_clients_page_can_be_created(ann: Api) -> None:
    """The README's game is played by tests/e2e/test_readme.py."""
    page = (Path(__file__).parents[3] / "docs" / "clients.md").read_text()
    bodies = re.findall(r"-d '(\{\s*\"title\".*?\})'", page, re.DOTALL)
    assert len(bodies) >= 6
    for body in bodies:
        assert ann.post("/v1/games", json.loads(body)).status_code == 201, body
