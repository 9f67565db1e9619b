"""Turns a page of the documentation into HTML, and into sections that can be searched."""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

from service.pages.library import Guide, resolve_link

_parser = MarkdownIt("commonmark", {"html": False}).enable("table")


class Section(NamedTuple):
    """A heading of a page and the text below it."""

    heading: str
    anchor: str
    text: str


@lru_cache(maxsize=256)
def to_html(guide: Guide) -> str:
    """The page as HTML. Headings have anchors, and links lead to pages of the service."""
    html: str = _parser.renderer.render(_tokens(guide), _parser.options, {})
    return html


def sections(guide: Guide) -> Iterator[Section]:
    """The page heading by heading, as plain text."""
    heading, anchor, text = guide.title, "", list[str]()
    tokens = _tokens(guide)
    for before, token in zip([None, *tokens], tokens, strict=False):
        if before is not None and before.type == "heading_open":
            if text:
                yield Section(heading, anchor, " ".join(text))
            heading, anchor, text = _plain(token), str(before.attrs["id"]), []
        elif token.type == "inline":
            text.append(_plain(token))
        elif token.type == "fence":
            text.append(token.content)
    yield Section(heading, anchor, " ".join(text))


def anchor_of(heading: str) -> str:
    """The anchor of a heading, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def _tokens(guide: Guide) -> list[Token]:
    tokens = _parser.parse(guide.text)
    for opening, inline in pairwise(tokens):
        if opening.type == "heading_open":
            opening.attrs["id"] = anchor_of(inline.content)
    for token in tokens:
        token.children = list(_with_links(guide, token.children)) if token.children else token.children
    return tokens


def _with_links(guide: Guide, children: list[Token]) -> Iterator[Token]:
    """The parts of a paragraph. A link to a file that the service does not have becomes plain text."""
    dropped = False
    for child in children:
        if child.type == "image":
            child.attrs["src"] = resolve_link(guide, str(child.attrs["src"])) or ""
        elif child.type == "link_open":
            url = resolve_link(guide, str(child.attrs["href"]))
            dropped = url is None
            child.attrs["href"] = url or ""
        if not (dropped and child.type in ("link_open", "link_close")):
            yield child


def _plain(inline: Token) -> str:
    return "".join(child.content for child in inline.children or () if child.type in ("text", "code_inline"))
