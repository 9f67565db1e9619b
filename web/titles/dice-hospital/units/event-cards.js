// Event cards: the card of the round and whom it was named for.

import { html } from "../../../app/html.js";
import { say, sayCount } from "../../../app/language.js";
import { Effect, Sign } from "../pieces/signs.js";
import { effectOf, nameOf, useTable } from "../table.js";
import { COUNTS as TABLE_COUNTS, COLOURS } from "../words.js";
import { WORDS } from "./words.js";

function Middle() {
  const table = useTable();
  const cards = table.view.modules.event_cards;
  if (!cards) return null;
  const colour = cards.colour && COLOURS[cards.colour];
  return html`<section class="card event" aria-label=${say(WORDS.eventCard)}>
    <header>
      <h3>${say(WORDS.eventCard)}${cards.card && html`: ${nameOf(table, cards.card)}`}</h3>
      <span class="soft">${sayCount(TABLE_COUNTS.faceDown, cards.deck)}</span>
    </header>
    <p>
      ${cards.card ? html`<${Effect} text=${effectOf(table, cards.card)} />` : html`<span class="soft">${say(WORDS.noEvent)}</span>`}
      ${colour && html`<b> <${Sign} colour=${cards.colour} />${say(colour)}</b>`}
    </p>
  </section>`;
}

/** @type {import("./units.js").Unit} */
export const eventCards = {
  Middle,
  marks: (view, seat) => {
    const chosen = view.modules.event_cards?.seats[seat]?.chosen ?? [];
    return chosen.flatMap((one) => (typeof one === "number" ? [[one, say(WORDS.chosen)]] : []));
  },
};
