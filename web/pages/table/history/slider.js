// The line of everything that happened: a slider with the rounds marked, and steps by move, turn and round.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { nextStop } from "../../../game/timeline.js";
import { WORDS } from "../words.js";

/** @typedef {import("./past.js").Past} Past */
/** @typedef {import("../../../game/timeline.js").Pace} Pace */

/** The steps with their signs: one arrow for a move, two for a turn, one with a bar for a round. @type {[Pace, 1 | -1, string, keyof typeof WORDS][]} */
const STEPS = [
  ["round", -1, "M18 5l-7 7 7 7 M6 5v14", "previousRound"],
  ["turn", -1, "M12 5l-7 7 7 7 M19 5l-7 7 7 7", "previousTurn"],
  ["move", -1, "M15 5l-7 7 7 7", "previousMove"],
  ["move", 1, "M9 5l7 7-7 7", "nextMove"],
  ["turn", 1, "M5 5l7 7-7 7 M12 5l7 7-7 7", "nextTurn"],
  ["round", 1, "M6 5l7 7-7 7 M18 5v14", "nextRound"],
];

/**
 * Step from the version that is shown. By move that works before anything is loaded.
 * @param {Past} past
 * @param {number} newest
 * @param {Pace} pace
 * @param {1 | -1} direction
 */
export function stepInPast(past, newest, pace, direction) {
  const from = past.at ?? newest;
  const known = pace === "move" || past.timeline.last === 0 ? from + direction : nextStop(past.timeline, pace, direction, from);
  past.go(direction > 0 && known === from ? null : known);
}

/** @param {Past} past @param {number} newest */
const whereOf = (past, newest) => (past.at === null ? say(WORDS.live) : say(WORDS.moveOf, { version: past.at, newest }));

/** @param {{past: Past, newest: number}} props */
export function Slider({ past, newest }) {
  const version = past.at ?? newest;
  const round = past.timeline.rounds[version] ?? 0;
  const where = whereOf(past, newest);
  const slide = (/** @type {Event} */ event) => past.go(Number(/** @type {HTMLInputElement} */ (event.currentTarget).value));
  return html`<section class="history" aria-label=${say(WORDS.history)} onPointerEnter=${past.prepare} onFocusIn=${past.prepare}>
    <div class="track">
      <input
        type="range"
        min="1"
        max=${newest}
        value=${version}
        aria-label=${say(WORDS.history)}
        aria-valuetext=${round ? `${where}, ${say(WORDS.round, { round })}` : where}
        onInput=${slide}
      />
      <${Marks} rounds=${past.timeline.rounds} newest=${newest} />
    </div>
    <${Steps} past=${past} newest=${newest} />
  </section>`;
}

/** Buttons that step through what happened. @param {{past: Past, newest: number}} props */
export function Steps({ past, newest }) {
  const version = past.at ?? newest;
  return html`<div class="steps">
    ${STEPS.map(
      ([pace, direction, sign, words]) => html`<button
        key=${words}
        class="step"
        aria-label=${say(WORDS[words])}
        title=${say(WORDS[words])}
        aria-disabled=${(direction > 0 && past.at === null) || (direction < 0 && version <= 1)}
        onClick=${() => stepInPast(past, newest, pace, direction)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${sign} /></svg>
      </button>`,
    )}
    <span class="soft">${whereOf(past, newest)}</span>
    ${past.at !== null && html`<button class="quiet" onClick=${() => past.go(null)}>${say(WORDS.backToNow)}</button>`}
  </div>`;
}

/** Where each round begins. @param {{rounds: readonly number[], newest: number}} props */
function Marks({ rounds, newest }) {
  const starts = rounds.flatMap((round, version) => (version > 0 && round > (rounds[version - 1] ?? 0) ? [{ round, version }] : []));
  return html`<div class="marks" aria-hidden="true">
    ${starts.map(
      ({ round, version }) => html`<span key=${version} style=${{ left: `${(100 * (version - 1)) / Math.max(1, newest - 1)}%` }}>${round}</span>`,
    )}
  </div>`;
}
