// The improvements that can be taken, and their piles.

import { html } from "../../../app/html.js";
import { say, sayCount } from "../../../app/language.js";
import { Piece } from "../../../moves/piece.js";
import { Card } from "../pieces/card.js";
import { useTable } from "../table.js";
import { OnPile } from "../units/units.js";
import { COUNTS, WORDS } from "../words.js";

export function Display() {
  const { view } = useTable();
  return html`<section class="card display" aria-label=${say(WORDS.display)}>
    <${Group} kind="department" title=${say(WORDS.departments)} cards=${view.departments} pile=${view.piles.departments} />
    <${Group} kind="specialist" title=${say(WORDS.specialists)} cards=${view.specialists} pile=${view.piles.specialists} />
  </section>`;
}

/** @param {{kind: string, title: string, cards: readonly string[], pile: number}} props */
function Group({ kind, title, cards, pile }) {
  const { view } = useTable();
  const count = sayCount(COUNTS.faceDown, pile);
  return html`<div class="group">
    <header>
      <h3>${title}</h3>
      <${Piece} id=${`kind:${kind}`} kind="pile" label=${`${title}, ${count}`} look=${String(pile)}>${count}<//>
      <${OnPile} view=${view} kind=${kind} />
    </header>
    <div class="tiles">
      ${cards.map((id) => html`<div key=${id} class="holder"><${Card} id=${id} /></div>`)}
      ${!cards.length && html`<p class="soft">${say(WORDS.noCards)}</p>`}
    </div>
  </div>`;
}
