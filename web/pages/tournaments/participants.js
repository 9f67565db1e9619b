// Everybody who takes part.

import { html } from "../../app/html.js";
import { say, sayCount } from "../../app/language.js";
import { COUNTS, WORDS } from "./words.js";

const STATUS = {
  checked_in: WORDS.in_checked_in,
  withdrawn: WORDS.out_withdrawn,
  removed: WORDS.out_removed,
  disqualified: WORDS.out_disqualified,
};

/** @param {{tournament: import("./live.js").Tournament}} props */
export function Participants({ tournament }) {
  const { participants } = tournament;
  const inside = participants.filter(({ status }) => status === "registered" || status === "checked_in").length;
  return html`<details class="card" open=${tournament.rounds.length === 0}>
    <summary><h2>${say(WORDS.participants)}</h2> <span class="note">${sayCount(COUNTS.participants, inside)}</span></summary>
    ${!participants.length && html`<p class="note">${say(WORDS.noOne)}</p>`}
    <ul class="people">
      ${participants.map(
        (one) => html`<li key=${one.player}>
          <a href=${`/players/${one.player}`}>${one.name}</a>${one.status in STATUS && html` <span class="note">${say(STATUS[/** @type {"removed"} */ (one.status)])}</span>`}
        </li>`,
      )}
    </ul>
  </details>`;
}
