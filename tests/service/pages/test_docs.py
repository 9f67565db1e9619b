"""The pages of the documentation: complete, linked, searchable, and nothing comes from elsewhere."""

import hashlib
import re
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from service.contract.errors_page import errors_page
from service.contract.rule_refusals import refusal_codes
from service.pages.library import MENU, guides, url_of
from service.responses.problem_types import PROBLEMS
from tests.service.conftest import Api

ROOT = Path(__file__).parents[3]
PAGES = ("/docs", "/docs/api", "/docs/problems", "/docs/clients", "/docs/rules/clinic")


@pytest.fixture
def browser(api: Api) -> FlaskClient:
    """A client without the contract's checks, as pages are not part of it."""
    return api.app.test_client()


@pytest.mark.parametrize("path", PAGES)
def test_pages_load_nothing_from_elsewhere(browser: FlaskClient, path: str) -> None:
    response = browser.get(path)
    assert response.mimetype == "text/html"
    policy = response.headers["Content-Security-Policy"]
    assert "default-src 'none'; script-src 'self'; " in policy
    assert "unsafe-eval" not in policy
    assert ("unsafe-inline" in policy) == (path == "/docs/api"), "the viewer writes style elements"
    page = response.get_data(as_text=True)
    assert "<style" not in page
    assert " style=" not in page
    assert not re.search(r"<script(?! src=)", page)
    for source in re.findall(r'src="([^"]+)', page):
        assert source.startswith("/")
        assert browser.get(source).status_code == 200


def test_every_page_of_the_repository_is_served_and_its_links_lead_somewhere(browser: FlaskClient) -> None:
    files = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md"), *(ROOT / "clients").glob("*/README.md")]
    assert {guide.file for guide in guides().values()} == {str(path.relative_to(ROOT)) for path in files}
    served = {url: browser.get(url).get_data(as_text=True) for url in guides()}
    for url, page in served.items():
        for link in re.findall(r'(?:href|src)="([^"]+)"', page):
            path, _, anchor = link.partition("#")
            if "://" in link:
                continue
            target = served.get(path or url)
            if target is None:
                assert browser.get(path).status_code == 200, f"{link} on {url}"
            elif anchor:
                assert f'id="{anchor}"' in target, f"{link} on {url}"


def test_the_menu_lists_pages_that_exist() -> None:
    listed = {url_of(file) for files in MENU.values() for file in files}
    assert listed <= set(guides())


@pytest.mark.parametrize(
    "path", ["/docs/none", "/docs/../README", "/docs/static/none.js", "/docs/static/vendor"]
)
def test_nothing_else_is_served(browser: FlaskClient, path: str) -> None:
    assert browser.get(path).status_code == 404


def test_a_page_that_the_browser_has_is_not_sent_again(browser: FlaskClient) -> None:
    first = browser.get("/docs/clients")
    again = browser.get("/docs/clients", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.get_data()) == (304, b"")


def test_search_finds_sections_and_operations(browser: FlaskClient) -> None:
    entries = {entry["url"]: entry for entry in browser.get("/docs/search.json").get_json()}
    assert "nonce" in entries["/docs/clients#a-say-in-the-draws"]["text"]
    assert entries["/docs/api#tag/games/POST/v1/games"]["heading"] == "POST /v1/games"
    assert not [url for url in entries if url.startswith("/docs/decisions/")]


def test_scripts_build_pages_without_html_text(browser: FlaskClient) -> None:
    for name in ("docs.js", "api.js"):
        script = browser.get(f"/docs/static/{name}")
        assert script.mimetype == "text/javascript"
        assert "innerHTML" not in script.get_data(as_text=True)
        assert "://" not in script.get_data(as_text=True)
    assert browser.get("/docs/static/docs.css").mimetype == "text/css"


def test_vendored_files_are_what_their_table_says() -> None:
    folder = ROOT / "service/pages/static/vendor"
    table = (folder / "README.md").read_text()
    for script in folder.glob("*.js"):
        assert hashlib.sha256(script.read_bytes()).hexdigest() in table
        assert (folder / f"{script.stem}.LICENSE").exists()


def test_a_problems_type_leads_to_its_explanation(browser: FlaskClient) -> None:
    where = browser.get("/v1/games/none").get_json()["type"]
    path, _, anchor = where.partition("#")
    page = browser.get(path).get_data(as_text=True)
    assert f'id="{anchor}"' in page
    for code in (*PROBLEMS, *(refusal.code for refusal in refusal_codes())):
        assert f'id="{code}"' in page


def test_every_code_of_the_rules_has_a_meaning() -> None:
    """A code without words is said by its own name; the suite of titles checks that none is."""
    for refusal in refusal_codes():
        assert refusal.meaning != f"{refusal.code.replace('_', ' ').capitalize()}.", refusal.code


def test_the_list_of_codes_is_up_to_date() -> None:
    assert (ROOT / "docs/errors.md").read_text() == errors_page(), "run `make openapi`"
