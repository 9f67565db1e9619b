// How long the table shows each move of a bot before the next one: chosen here and kept in this browser.

import { html, useState } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { WORDS } from "../words.js";

/** @typedef {"off" | "short" | "long"} Pause */

/**
 * In milliseconds: how long each move is shown, and how far the table may fall behind the game.
 * @type {Record<Pause, {each: number, most: number}>}
 */
const LENGTHS = { off: { each: 0, most: 0 }, short: { each: 600, most: 3000 }, long: { each: 1500, most: 6000 } };
const PAUSES = /** @type {Pause[]} */ (Object.keys(LENGTHS));
const STORED = "wardbook.pause";

/** @returns {Pause} */
const chosenPause = () => PAUSES.find((one) => one === localStorage.getItem(STORED)) ?? "short";

/** The lengths that are chosen; none for readers who want no motion. */
export const pauseLengths = () => LENGTHS[matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : chosenPause()];

/** A choice of the pause. */
export function PauseChoice() {
  const [chosen, setChosen] = useState(chosenPause);
  const change = (/** @type {Event} */ event) => {
    localStorage.setItem(STORED, /** @type {HTMLSelectElement} */ (event.currentTarget).value);
    setChosen(chosenPause());
  };
  return html`<label class="pause"
    >${say(WORDS.pause)}
    <select class="small" onChange=${change}>
      ${PAUSES.map((one) => html`<option value=${one} selected=${one === chosen}>${say(WORDS[`pause_${one}`])}</option>`)}
    </select>
  </label>`;
}
