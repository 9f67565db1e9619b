// Whose eyes the game is seen with.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { parseEyes } from "../spot.js";
import { WORDS } from "./words.js";

/** @param {{replay: import("../replay_source.js").Replay, names: readonly string[], see: (eyes: import("../replay_source.js").Eyes) => void}} props */
export function EyesChoice({ replay, names, see }) {
  const { game, eyes } = replay;
  if (game.status !== "finished" && game.status !== "abandoned" && eyes !== "open") {
    const whose = typeof eyes === "number" ? WORDS.runningSeat : WORDS.runningSpectator;
    return html`<p class="card">${say(whose, { name: typeof eyes === "number" ? (names[eyes] ?? "") : "" })}</p>`;
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
      ${options.map(([value, text]) => html`<option key=${value} value=${value} selected=${String(eyes) === value}>${text}</option>`)}
    </select>
  </label>`;
}
