"""Every sentence of the app is there in four languages, with the same values to fill in."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

WEB = Path(__file__).parents[2] / "web"
LANGUAGES = {"en", "de", "fr", "it"}
MODULES = [
    str(path.relative_to(WEB))
    for path in sorted(WEB.rglob("*.js"))
    if path.stem == "words" or path.parent.name == "words"
]

pytestmark = pytest.mark.browser


def test_every_sentence_is_in_four_languages(page: Page) -> None:
    page.goto("/")
    assert MODULES
    for module in MODULES:
        exported = page.evaluate(
            """async (module) => {
                const main = document.querySelector('script[src$="/app/main.js"]').src;
                return JSON.parse(JSON.stringify({...await import(main.replace("app/main.js", module))}));
            }""",
            module,
        )
        assert faults(module, exported) == []


def faults(place: str, part: Any) -> list[str]:
    """What is wrong with a sentence, or with those inside a table of sentences."""
    if isinstance(part, list):
        return [fault for number, inner in enumerate(part) for fault in faults(f"{place} {number}", inner)]
    if not isinstance(part, dict):
        return [f"{place}: {part!r} is in no language"]
    if not LANGUAGES & set(part):
        return [fault for key, inner in part.items() for fault in faults(f"{place} {key}", inner)]
    if set(part) != LANGUAGES or not all(isinstance(text, str) and text.strip() for text in part.values()):
        return [f"{place}: {part}"]
    values = {frozenset(re.findall(r"\{\w+\}", text)) for text in part.values()}
    return [f"{place} has other values in another language: {part}"] if len(values) > 1 else []
