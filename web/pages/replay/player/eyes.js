// Whose eyes the game is seen with.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { isOver } from "../replay_source.js";
import { parseEyes } from "../spot.js";
import { WORDS } from "./words.js";

/** @param {{replay: import("../replay_source.js").Replay, names: readonly string[], isFile: boolean, see: (eyes: import("../replay_source.js").Eyes) => void}} props */
export function EyesChoice({ replay, names, isFile, see }) {
  const { game, eyes } = replay;
  if (!isOver(game) && !isFile) {
    const name = names[Number(eyes)];
    return html`<p class="card">${name === undefined ? say(WORDS.runningSpectator) : say(WORDS.runningSeat, { name })}</p>`;
  }
  const choose = (/** @type {Event} */ event) => {
    const chosen = parseEyes(/** @type {HTMLSelectElement} */ (event.currentTarget).value);
    if (chosen !== null) see(chosen);
  };
  const seats = names.map((name, seat) => /** @type {const} */ ([String(seat), say(WORDS.eyesSeat, { name })]));
  const options = [["open", say(WORDS.eyesOpen)], ...seats, ["spectator", say(WORDS.eyesSpectator)]];
  return html`<label class="card eyes">
    <span>${say(WORDS.eyes)}</span>
    <select onChange=${choose}>
      ${options.map(([value, text]) => html`<option key=${value} value=${value} selected=${eyes === value}>${text}</option>`)}
    </select>
  </label>`;
}
