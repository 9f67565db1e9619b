// The move panel: what is asked, what was picked, and every command that remains, in words.

import { html } from "../../app/html.js";
import { say } from "../../app/language.js";
import { WORDS } from "./words.js";

/** @typedef {import("../../moves/narrowing.js").Offer} Offer */

/**
 * @param {{selection: import("../../moves/selection.js").Selection, asked: string, give: (offer: Offer) => void}} props
 */
export function MovePanel({ selection, asked, give }) {
  const ready = selection.complete;
  const rest = selection.left.filter((offer) => !ready.includes(offer));
  return html`<section class="card moves" aria-label=${say(WORDS.yourTurn)}>
    <h2>${asked}</h2>
    ${ready.map((offer) => html`<button key=${offer.words} class="go" onClick=${() => give(offer)}>${offer.words}</button>`)}
    <ul class="offers" aria-label=${say(WORDS.moves)}>
      ${rest.map(
        (offer) => html`<li key=${JSON.stringify(offer.command)}>
          <button onClick=${() => give(offer)}>${offer.words}</button>
        </li>`,
      )}
    </ul>
    ${selection.picked.length > 0 && html`<button class="quiet" onClick=${selection.back}>${say(WORDS.back)}</button>`}
  </section>`;
}
