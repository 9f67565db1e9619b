// Every command that remains, in words: in groups if there are many kinds, found by typing if there are many.

import { html } from "../../../app/html.js";
import { useKeyedState } from "../../../app/keyed-state.js";
import { say, sayCount } from "../../../app/language.js";
import { groupsOf, matching } from "../../../moves/grouping.js";
import { COUNTED, WORDS } from "../words.js";
import { useHint } from "./hint.js";

/** @typedef {import("../../../moves/narrowing.js").Offer} Offer */
/** @typedef {import("../../../moves/selection.js").Selection} Selection */

const MANY = 15;
const MOST = 100;

/** @param {{offers: readonly Offer[], give: (offer: Offer) => void}} props */
export function Offers({ offers, give }) {
  const [typed, setTyped] = useKeyedState(offers, "");
  const hint = useHint();
  const found = matching(offers, typed);
  const hidden = found.length - MOST;
  const clear = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape" || !typed) return;
    event.preventDefault();
    setTyped("");
  };
  if (!offers.length) return null;
  return html`${
    offers.length > MANY &&
    html`<label class="filter">
      <span>${sayCount(COUNTED.movesLeft, found.length)}</span>
      <input
        type="search"
        autocomplete="off"
        placeholder=${say(WORDS.filter)}
        value=${typed}
        onInput=${(/** @type {any} */ event) => setTyped(event.currentTarget.value)}
        onKeyDown=${clear}
      />
    </label>`
  }
    <ul class="offers" aria-label=${say(WORDS.moves)}>
      ${found.slice(0, MOST).map(
        (offer) => html`<li key=${JSON.stringify(offer.command)}>
          <button ...${hint(offer.pieces)} onClick=${() => give(offer)}>${offer.words}</button>
        </li>`,
      )}
    </ul>
    ${hidden > 0 && html`<p class="soft">${sayCount(COUNTED.moreMoves, hidden)}</p>`}`;
}

/** The kinds of commands that remain, if there are many. @param {{selection: Selection}} props */
export function Groups({ selection }) {
  const groups = groupsOf(selection.left);
  if (groups.length < 3 || selection.left.length <= MANY) return null;
  return html`<ul class="chips" aria-label=${say(WORDS.kinds)}>
    ${groups.map(
      ({ key, label, count }) => html`<li key=${key}>
        <button class="chip" onClick=${() => selection.pick(key, label)}>
          ${label} ${count > 1 && html`<span class="soft">${count}</span>`}
        </button>
      </li>`,
    )}
  </ul>`;
}
