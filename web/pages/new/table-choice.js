// What is agreed at the table: undo, clock, who may see the game, hints, and a share in the luck.

import { html } from "../../app/html.js";
import { say } from "../../app/language.js";
import { canCommit } from "../../game/nonces.js";
import { WORDS } from "./words.js";

/** @typedef {import("./draft.js").Draft} Draft */

/** The bounds of the service, in seconds. */
const LEAST = 5;
const MOST = 86_400;

/** @type {Draft["undo"][]} */
const UNDO = ["own", "consent", "free", "off"];

/** @param {{title: import("./units.js").Title, draft: Draft, change: (draft: Draft) => void, wrong: {place: string, text: string} | null}} props */
export function TableChoice({ title, draft, change, wrong }) {
  const put = (/** @type {Partial<Draft>} */ part) => change({ ...draft, ...part });
  /** @type {Draft["clock"][]} */
  const clocks = ["none", ...title.clocks];
  const right = Number.isInteger(draft.seconds) && draft.seconds >= LEAST && draft.seconds <= MOST;
  return html`<div class="stack pairs">
    <${Choice} id="undo" name=${say(WORDS.undo)} values=${UNDO} chosen=${draft.undo} text=${(/** @type {Draft["undo"]} */ one) => say(WORDS[`undo_${one}`])} choose=${(/** @type {Draft["undo"]} */ undo) => put({ undo })} />
    <div class="field">
      <${Choice} id="clock" name=${say(WORDS.clock)} values=${clocks} chosen=${draft.clock} text=${(/** @type {Draft["clock"]} */ one) => say(WORDS[`clock_${one}`])} choose=${(/** @type {Draft["clock"]} */ clock) => put({ clock })} />
      ${draft.clock === "turn" &&
      html`<label for="seconds">${say(WORDS.seconds)}</label>
        <input
          id="seconds"
          type="number"
          min=${LEAST}
          max=${MOST}
          value=${draft.seconds}
          aria-invalid=${right ? null : "true"}
          onInput=${(/** @type {Event} */ event) => put({ seconds: Number(/** @type {HTMLInputElement} */ (event.currentTarget).value) })}
        />
        ${!right && html`<p class="wrong" role="alert">${say(WORDS.between, { least: LEAST, most: MOST })}</p>`}`}
      ${wrong?.place === "clock" && html`<p class="wrong" role="alert">${wrong.text}</p>`}
    </div>
    <${Choice} id="visibility" name=${say(WORDS.who)} values=${["public", "private"]} chosen=${draft.visibility} text=${(/** @type {Draft["visibility"]} */ one) => say(WORDS[one])} choose=${(/** @type {Draft["visibility"]} */ visibility) => put({ visibility })} />
  </div>`;
}

/** Whether players may ask for hints. @param {{draft: Draft, change: (draft: Draft) => void}} props */
export function HintsChoice({ draft, change }) {
  const put = (/** @type {Event} */ event) => change({ ...draft, hints: /** @type {HTMLInputElement} */ (event.currentTarget).checked });
  return html`<div class="choice">
    <input id="hints" type="checkbox" checked=${draft.hints} aria-describedby="hints-about" onChange=${put} />
    <div>
      <label for="hints">${say(WORDS.hints)}</label>
      <p class="note" id="hints-about">${say(WORDS.hintsAbout)}</p>
    </div>
  </div>`;
}

/** A share in the luck. @param {{draft: Draft, change: (draft: Draft) => void}} props */
export function NonceChoice({ draft, change }) {
  const put = (/** @type {Event} */ event) => change({ ...draft, nonce: /** @type {HTMLInputElement} */ (event.currentTarget).checked });
  return html`<div class="choice">
    <input id="nonce" type="checkbox" checked=${draft.nonce} disabled=${!canCommit} aria-describedby="nonce-about" onChange=${put} />
    <div>
      <label for="nonce">${say(WORDS.nonce)}</label>
      <p class="note" id="nonce-about">${say(WORDS.nonceAbout)} ${!canCommit && html`<strong>${say(WORDS.noNonce)}</strong>`}</p>
    </div>
  </div>`;
}

/** @param {{id: string, name: string, values: readonly string[], chosen: string, text: (value: any) => string, choose: (value: any) => void}} props */
function Choice({ id, name, values, chosen, text, choose }) {
  return html`<div class="field">
    <label for=${id}>${name}</label>
    <select id=${id} onChange=${(/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.currentTarget).value)}>
      ${values.map((one) => html`<option value=${one} selected=${one === chosen}>${text(one)}</option>`)}
    </select>
  </div>`;
}
