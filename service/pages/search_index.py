"""What the search of the documentation looks through: every section of every page, and every operation."""

from collections.abc import Iterator, Mapping
from typing import Any

from service.pages.library import guides
from service.pages.markdown import sections

METHODS = ("get", "post", "put", "patch", "delete")
SKIPPED = ("/docs/decisions/",)
"""Decisions explain the code; readers who look for a call or a field would drown in them."""


def search_index(contract: Mapping[str, Any]) -> list[dict[str, str]]:
    """An entry for each section and operation: its URL, page, heading and text."""
    return [*_of_operations(contract), *_of_guides()]


def _of_guides() -> Iterator[dict[str, str]]:
    for url, guide in guides().items():
        if not url.startswith(SKIPPED):
            for section in sections(guide):
                anchor = f"#{section.anchor}" if section.anchor else ""
                yield _entry(url + anchor, guide.title, section.heading, section.text)


def _of_operations(contract: Mapping[str, Any]) -> Iterator[dict[str, str]]:
    for path, item in contract["paths"].items():
        for method in METHODS:
            if operation := item.get(method):
                tag = operation["tags"][0]
                url = f"/docs/api#tag/{tag}/{method.upper()}{path}"
                text = f"{operation['summary']}. {operation.get('description', '')}"
                yield _entry(url, "API", f"{method.upper()} {path}", text)


def _entry(url: str, page: str, heading: str, text: str) -> dict[str, str]:
    return {"url": url, "page": page, "heading": heading, "text": text}
