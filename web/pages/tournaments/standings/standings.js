// The standings now or after a round, with what each number is made of.

import { Failure, Loading, useAnswer } from "../../../app/asking.js";
import { Fragment, html, useState } from "../../../app/html.js";
import { number, say } from "../../../app/language.js";
import { client, inWords, useAccount } from "../../../app/session.js";
import { useSome } from "../../../parts/some.js";
import { Terms } from "./terms.js";
import { WORDS } from "../words.js";

/** @typedef {import("../live.js").Tournament} Tournament */
/** @typedef {import("../../../client/types/contract.d.ts").StandingsResponse} Answer */

/** How many rows are shown at first. */
const SHOWN = 20;

/** @param {{tournament: Tournament}} props */
export function Standings({ tournament }) {
  const [round, setRound] = useState(/** @type {number | undefined} */ (undefined));
  const [opened, setOpened] = useState("");
  const answer = useAnswer((signal) => client.readStandings(tournament.id, { ...inWords, round, signal }), [tournament.version, round]);
  const done = tournament.rounds.filter(({ status }) => status === "finished");
  const choose = (/** @type {Event} */ event) => setRound(Number(/** @type {HTMLSelectElement} */ (event.currentTarget).value) || undefined);
  return html`<section class="stack">
    <div class="row spread">
      <h2>${say(WORDS.standings)}</h2>
      <div class="row">
        <label for="after">${say(WORDS.after)}</label>
        <select id="after" class="small" onChange=${choose}>
          <option value="">${say(WORDS.now)}</option>
          ${done.map((one) => html`<option key=${one.number} value=${one.number}>${say(WORDS.afterRound, { round: one.number })}</option>`)}
        </select>
      </div>
    </div>
    ${answer.error && html`<${Failure} error=${answer.error} again=${answer.again} />`}
    ${answer.value ? html`<${Rows} answer=${answer.value} round=${round} opened=${opened} open=${setOpened} />` : !answer.error && html`<${Loading} />`}
    <p><a href=${`/v1/tournaments/${tournament.id}/standings?format=csv${round ? `&round=${round}` : ""}`} download>${say(WORDS.csv)}</a></p>
  </section>`;
}

/** @param {{answer: Answer, round: number | undefined, opened: string, open: (player: string) => void}} props */
function Rows({ answer, round, opened, open }) {
  const me = useAccount();
  const { words, rows } = answer;
  const { some, button } = useSome(rows, SHOWN, ({ player }) => player === me?.id);
  const breaks = rows[0]?.tie_breaks.map(({ name }) => name) ?? [];
  return html`<div class="wide-table" tabindex="0" role="region" aria-label=${say(WORDS.standings)}>
      <table class="figures">
        <thead>
          <tr>
            <th>${say(WORDS.place)}</th>
            <th class="text">${say(WORDS.player)}</th>
            <th>${words?.points.name}</th>
            ${breaks.map((name) => html`<th key=${name}>${words?.tie_breaks[name]?.name ?? name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${some.map(
            (row) => html`<${Fragment} key=${row.player}><tr class=${row.player === me?.id ? "own" : ""}>
              <td>${row.place}</td>
              <td class="text"><a href=${`/players/${row.player}`}>${row.name}</a>${row.status in OUT && html` <span class="note">${say(OUT[/** @type {"withdrawn"} */ (row.status)])}</span>`}</td>
              <td><button class="quiet" aria-expanded=${opened === row.player} aria-label=${`${number(row.points)}: ${say(WORDS.termsOf, { name: row.name })}`} onClick=${() => open(opened === row.player ? "" : row.player)}>${number(row.points)}</button></td>
              ${row.tie_breaks.map((one) => html`<td key=${one.name}>${one.value === null ? "–" : number(one.value)}</td>`)}
            </tr>
            ${row.player === opened && html`<tr><td colspan=${3 + breaks.length}><${Terms} row=${row} answer=${answer} round=${round} /></td></tr>`}<//>`,
          )}
        </tbody>
      </table>
    </div>
    ${button}
    <details>
      <summary>${say(WORDS.howCounted)}</summary>
      <dl>
        ${words &&
        [words.points, ...breaks.flatMap((name) => words.tie_breaks[name] ?? [])].map((one) => html`<div key=${one.name}><dt>${one.name}</dt><dd>${one.about}</dd></div>`)}
      </dl>
    </details>`;
}

const OUT = { withdrawn: WORDS.out_withdrawn, removed: WORDS.out_removed, disqualified: WORDS.out_disqualified };
