"""The browser app: one page for its URLs, files that browsers keep, and nothing else of the disk."""

import gzip
import re
from collections.abc import Callable
from pathlib import Path

import pytest
import zstandard
from flask.testing import FlaskClient

from service.web.preloads import MAIN, loaded_at_once, preload_tags
from service.web.preloads import PAGES as PRELOADED
from service.web.web_files import always_current, read_files
from tests.service.conftest import Api

BROWSER = {"Accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}
PAGES = [
    *("/", "/lobby", "/new", "/table/0123abcd", "/replay", "/replay/0123abcd", "/account"),
    *("/players/0123abcd", "/tournaments", "/tournaments/0123abcd/desk"),
]
FOREVER = "public, max-age=31536000, immutable"


@pytest.fixture
def browser(api: Api) -> FlaskClient:
    """A client without the contract's checks, as pages are not part of it."""
    return api.app.test_client()


@pytest.fixture
def digest() -> str:
    return read_files().digest


@pytest.mark.parametrize("path", PAGES)
def test_every_url_of_the_app_has_the_same_page(browser: FlaskClient, path: str) -> None:
    response = browser.get(path, headers=BROWSER)
    assert (response.status_code, response.mimetype) == (200, "text/html")
    assert response.get_data(as_text=True) in read_files().shells.values()
    assert response.headers["Cache-Control"] == "no-cache"
    assert response.headers["Referrer-Policy"] == "no-referrer"
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    assert response.headers["Content-Security-Policy"] == (
        "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    )
    again = browser.get(path, headers={**BROWSER, "If-None-Match": response.headers["ETag"]})
    assert (again.status_code, again.get_data()) == (304, b"")
    assert browser.head(path, headers=BROWSER).status_code == 200


@pytest.mark.parametrize("url", PAGES)
def test_the_page_has_no_script_of_its_own_and_names_only_files_that_exist(
    browser: FlaskClient, url: str
) -> None:
    page = browser.get(url, headers=BROWSER).get_data(as_text=True)
    assert "{{" not in page
    assert not re.search(r"<script(?![^>]* src=)|<style| style=| on\w+=", page)
    links = [link for link in re.findall(r'(?:href|src)="([^"]+)"', page) if link.startswith("/web/")]
    assert {link for link in links if browser.get(link).status_code != 200} == set()
    assert any(link.endswith("/client/src/index.js") for link in links)


def test_a_page_loads_its_own_modules_at_once_and_no_others() -> None:
    files = read_files().files
    table = loaded_at_once(files, MAIN, "pages/table/page.js")
    assert {"app/main.js", "app/html.js", "vendor/preact.js", "pages/table/page.js"} < {*table}
    assert not any(
        name.startswith(("pages/new/", "titles/clinic/", "titles/dice-hospital/")) for name in table
    )


def test_every_page_is_the_one_that_the_app_loads() -> None:
    main = read_files().files[MAIN].decode()
    pages = set(re.findall(r'import\("\.\./(pages/[^"]+)"\)', main))
    assert pages == set(PRELOADED.values()) - {MAIN}, "name the page in service/web/preloads.py, too"


def test_imports_are_found_however_they_are_written() -> None:
    text = """import{a}from"./a.js";import {
      b,
    } from "../b.js";
    import "./c.js";
    export { d } from './d.js'; export * from "./e.js";
    const lazy = () => import("./lazy.js"); // import "./comment.js" stays out by its place
    /** @typedef {import("./types.js").T} T */"""
    files = {"app/m.js": text.encode()} | dict.fromkeys(
        ("b.js", *(f"app/{n}.js" for n in ("a", "c", "d", "e", "lazy", "types", "comment"))), b""
    )
    assert loaded_at_once(files, "app/m.js", "none.js") == [
        *("app/a.js", "app/c.js", "app/d.js", "app/e.js", "app/m.js", "b.js")
    ]


def test_programs_get_the_index_and_hints(browser: FlaskClient) -> None:
    assert browser.get("/").get_json()["name"] == "Wardbook"
    for path in ("/players/me", "/game/none"):
        response = browser.get(path, headers={"Accept": "application/json"})
        assert (response.status_code, response.mimetype) == (404, "application/problem+json")
    assert browser.get("/players/me", headers={"Accept": "application/json"}).get_json()["facts"] == {
        "hint": "/v1/players/me"
    }


def test_an_unknown_path_shows_people_the_app_and_programs_a_problem(browser: FlaskClient) -> None:
    page = browser.get("/nowhere", headers=BROWSER)
    assert (page.status_code, page.get_data(as_text=True)) == (404, read_files().shells[""])
    assert "ETag" not in page.headers
    assert browser.get("/nowhere").mimetype == "application/problem+json"
    assert browser.post("/nowhere", headers=BROWSER).mimetype == "application/problem+json"


@pytest.mark.parametrize(("encoding", "unpack"), [("gzip", gzip.decompress), ("zstd", zstandard.decompress)])
def test_files_are_kept_for_ever_and_compressed(
    browser: FlaskClient, digest: str, encoding: str, unpack: Callable[[bytes], bytes]
) -> None:
    url = f"/web/{digest}/client/src/client.js"
    plain = browser.get(url)
    assert plain.mimetype == "text/javascript"
    assert (plain.headers["Cache-Control"], plain.headers["Vary"]) == (FOREVER, "Accept-Encoding")
    packed = browser.get(url, headers={"Accept-Encoding": encoding})
    assert packed.headers["Content-Encoding"] == encoding
    assert packed.headers["ETag"] != plain.headers["ETag"]
    assert unpack(packed.get_data()) == plain.get_data()
    assert len(packed.get_data()) < len(plain.get_data()) / 2
    head = browser.head(url, headers={"Accept-Encoding": encoding})
    assert head.headers["Content-Length"] == packed.headers["Content-Length"]
    again = {"Accept-Encoding": encoding, "If-None-Match": packed.headers["ETag"]}
    assert browser.get(url, headers=again).status_code == 304


def test_a_page_of_another_deployment_still_gets_files_but_does_not_keep_them(browser: FlaskClient) -> None:
    response = browser.get("/web/0123456789abcdef/client/src/client.js")
    assert (response.status_code, response.headers["Cache-Control"]) == (200, "no-cache")


@pytest.mark.parametrize(
    "name",
    [
        *("index.html", "README.md", "package.json", "none.js", "client/../../service/context.py"),
        *(
            "..%2f..%2fpyproject.toml",
            "client/src/../generate_typescript.py",
            "client/package.json",
            "client/",
            "/etc/passwd",
        ),
    ],
)
def test_nothing_else_is_served(browser: FlaskClient, digest: str, name: str) -> None:
    assert browser.get(f"/web/{digest}/{name}").status_code == 404


def folder(tmp_path: Path, **files: str) -> Path:
    for name, text in {"index.html": "{{prefix}} {{preload}}", **files}.items():
        path = tmp_path / name.replace("__", "/").replace("_js", ".js").replace("_json", ".json")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def test_the_digest_changes_with_any_name_or_content(tmp_path: Path) -> None:
    made = [
        read_files(folder(tmp_path / str(number), **files)).digest
        for number, files in enumerate(
            [{"a_js": "1", "b_js": "2"}, {"a_js": "12", "b_js": ""}, {"a_js": "1", "c_js": "2"}]
        )
    ]
    assert len(set(made)) == 3
    (tmp_path / "0/index.html").write_text("changed {{prefix}}")
    assert read_files(tmp_path / "0").digest != made[0]


def test_tools_and_tests_are_no_part_of_the_app(tmp_path: Path) -> None:
    files = folder(
        tmp_path, app__main_js="", titles__b_js="", node_modules__c_js="", tests__d_js="", tsconfig_json=""
    )
    found = read_files(files)
    assert [*found.files] == ["app/main.js", "titles/b.js"]
    assert found.shells["/lobby"] == (
        f'/web/{found.digest} <link rel="modulepreload" href="/web/{found.digest}/app/main.js">'
    )


def test_changed_files_are_seen_only_in_development(tmp_path: Path) -> None:
    folder(tmp_path, a_js="1")
    fixed, reloading = always_current(False, tmp_path), always_current(True, tmp_path)
    assert fixed().files == reloading().files == {"a.js": b"1"}
    assert reloading() is reloading()
    folder(tmp_path, b_js="2")
    assert [*reloading().files] == ["a.js", "b.js"]
    assert [*fixed().files] == ["a.js"]


def test_a_page_with_tables_names_the_modules_of_every_title() -> None:
    files = {
        "app/main.js": b"",
        "pages/table/page.js": b'import "../../titles/titles.js";',
        "titles/titles.js": b"",
        "titles/go/drawing.js": b'import "./stone.js";',
        "titles/go/stone.js": b'import "../titles.js";',
        "titles/go/unused.js": b"",
    }
    assert '<meta name="title-modules" content="titles/go/drawing.js titles/go/stone.js">' in (
        preload_tags("/web/1", files, "pages/table/page.js")
    )
    assert "meta" not in preload_tags("/web/1", files, "app/main.js")
