"""The pages: they work without any other server, and only under a strict policy."""

import re
from pathlib import Path

import pytest

from service.contract.errors_page import errors_page
from service.contract.rule_refusals import refusal_codes
from service.responses.problem_types import PROBLEMS
from tests.service.conftest import Api

PAGES = ("/docs", "/docs/problems")
ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("path", PAGES)
def test_pages_load_nothing_from_elsewhere(api: Api, path: str) -> None:
    response = api.get(path)
    assert response.mimetype == "text/html"
    policy = response.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    page = response.get_data(as_text=True)
    assert "<style" not in page
    assert " style=" not in page
    assert not re.search(r"<script(?! src=)", page)
    for address in re.findall(r'(?:src|href)="([^"#]+)', page):
        assert address.startswith("/")
        assert api.get(address).status_code == 200


def test_scripts_and_styles_have_their_types(api: Api) -> None:
    assert api.get("/docs/docs.js").mimetype == "text/javascript"
    assert api.get("/docs/docs.css").mimetype == "text/css"
    script = api.get("/docs/docs.js").get_data(as_text=True)
    assert "innerHTML" not in script
    assert "//cdn" not in script
    assert "http://" not in script
    assert "https://" not in script


def test_a_problems_type_leads_to_its_explanation(api: Api) -> None:
    where = api.get("/v1/games/none").get_json()["type"]
    path, _, anchor = where.partition("#")
    page = api.get(path).get_data(as_text=True)
    assert f'id="{anchor}"' in page
    for code in (*PROBLEMS, *(refusal.code for refusal in refusal_codes())):
        assert f'id="{code}"' in page


def test_every_code_of_the_rules_has_a_meaning() -> None:
    """A code without words is said by its own name; the suite of titles checks that none is."""
    for refusal in refusal_codes():
        assert refusal.meaning != f"{refusal.code.replace('_', ' ').capitalize()}.", refusal.code


def test_the_list_of_codes_is_up_to_date() -> None:
    assert (ROOT / "docs/errors.md").read_text() == errors_page(), "run `make openapi`"
