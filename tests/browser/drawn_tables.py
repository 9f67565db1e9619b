"""Draws the table of a title from a view and its offered commands, without a game behind it."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
from playwright.sync_api import Page

from tests.replays.lines import FOLDER, read

DRAW = """async ({title, view, moves, components}) => {
  const main = document.querySelector('script[src$="/app/main.js"]').src;
  const load = (name) => import(main.replace("app/main.js", name));
  const {html, render} = await load("app/html.js");
  const {piecesOf} = await load("moves/narrowing.js");
  const {SelectionContext, useSelection} = await load("moves/selection.js");
  const {drawing} = await load(`titles/${title}/drawing.js`);
  const offers = moves.map((command) => ({command, words: "", pieces: piecesOf(command, drawing.fields)}));
  const likeness = drawing.likeness(view);
  const names = new Map(components.map((one) => [one.id, one]));
  const Host = () => html`<${SelectionContext.Provider} value=${useSelection(offers, likeness)}>
    <${drawing.Table} view=${view} names=${["Ann", "Ben", "Cleo", "Dov"]} components=${names} /><//>`;
  const app = document.getElementById("app");
  render(null, app);
  render(html`<main class="board"><h1>${title}</h1><h2 class="unseen">Board</h2><${Host} /></main>`, app);
  return [...new Set(offers.flatMap((offer) => [...offer.pieces]))];
}"""

Position = tuple[dict[str, Any], list[dict[str, Any]]]
"""The view of a seat and the commands that it is offered."""


def positions(name: str, most: int) -> Iterator[Position]:
    """Positions of a recorded game: for each type of command the first ones in which it is offered."""
    replay = read((FOLDER / f"{name}.jsonl").read_bytes())
    game, table, seen = replay.game, replay.table, Counter[str]()
    for events in (replay.opening[1:], *(events for _, _, events in replay.played)):
        for event in events:
            table = game.evolve(table, event)
        if table.play is None:
            continue
        for seat in game.rules.awaiting(table.play).seats:
            moves = [msgspec.to_builtins(command) for command in game.rules.legal(table.play, seat)]
            types = {move["type"] for move in moves}
            if any(seen[kind] < most for kind in types):
                seen.update(types)
                view = game.title.view(game.rules, table.play, seat, False)
                yield msgspec.to_builtins(view), moves


def draw(page: Page, title: str, position: Position, components: list[dict[str, Any]]) -> list[str]:
    """Draw a position on a page of the app; the keys of all pieces that the commands name."""
    view, moves = position
    arguments = {"title": title, "view": view, "moves": moves, "components": components}
    keys: list[str] = page.evaluate(DRAW, arguments)
    return keys


def pickable(page: Page) -> set[str]:
    """The keys of the pieces that can be picked now."""
    return set(page.eval_on_selector_all(".piece.can", "all => all.map((one) => one.dataset.piece)"))
