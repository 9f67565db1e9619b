// A tournament that `wardbook view` was started with: the verdict, the standings, and every table with its game.

import { useTitle } from "../../app/frame/title.js";
import { Failure, Loading, useAnswer } from "../../app/asking.js";
import { html } from "../../app/html.js";
import { say, sayCount } from "../../app/language.js";
import { problemOf } from "../../client/src/problems.js";
import { Verdict } from "./verdict.js";
import { COUNTS, WORDS } from "./words.js";

/** @typedef {import("../../client/types/contract.d.ts").AuditResponse} AuditResponse */
/** @typedef {{player: string | null, place: number | null}} Seat */
/** @typedef {{number: number, status: string, overridden: boolean, seats: Seat[], file: string | null}} Table */
/** @typedef {{number: number, byes: string[], tables: Table[]}} Round */
/** @typedef {{place: number, player: string, points: string}} Row */
/**
 * What the viewer knows of a bundle. Of one that cannot be read, only the verdict.
 * @typedef {object} Bundle
 * @property {AuditResponse | {verdict: "unreadable", findings: AuditResponse["findings"], notes: AuditResponse["notes"]}} verdict
 * @property {string} [name]
 * @property {Record<string, string>} [names]
 * @property {Row[]} [standings]
 * @property {Round[]} [rounds]
 */

/** The page at `/bundle`. */
export function Page() {
  const bundle = useAnswer(read, []);
  useTitle(bundle.value?.name ?? say(WORDS.heading));
  if (bundle.error) return html`<main id="main" class="narrow"><${Failure} error=${bundle.error} again=${bundle.again} /></main>`;
  if (!bundle.value) return html`<main id="main" class="narrow"><${Loading} /><p class="soft loading">${say(WORDS.checking)}</p></main>`;
  const { name, verdict, standings = [], rounds = [], names = {} } = bundle.value;
  const called = (/** @type {string | null} */ player) => (player === null ? say(WORDS.bot) : (names[player] ?? player));
  return html`<main id="main" class="narrow stack">
    <h1>${name ?? say(WORDS.heading)}</h1>
    <${Verdict} verdict=${verdict} />
    ${standings.length > 0 && html`<${Standings} rows=${standings} called=${called} />`}
    ${rounds.map((round) => html`<${OneRound} key=${round.number} round=${round} called=${called} />`)}
  </main>`;
}

/** @param {AbortSignal} signal @returns {Promise<Bundle>} */
async function read(signal) {
  const response = await fetch("/bundle.json", { signal });
  if (!response.ok) throw await problemOf(response);
  return response.json();
}

/** @typedef {(player: string | null) => string} Called */

/** @param {{rows: Row[], called: Called}} props */
function Standings({ rows, called }) {
  return html`<section class="card stack">
    <h2>${say(WORDS.standings)}</h2>
    <table class="figures">
      <thead>
        <tr><th>${say(WORDS.place)}</th><th class="text">${say(WORDS.player)}</th><th>${say(WORDS.points)}</th></tr>
      </thead>
      <tbody>
        ${rows.map((row) => html`<tr key=${row.player}><td>${row.place}</td><td class="text">${called(row.player)}</td><td>${row.points}</td></tr>`)}
      </tbody>
    </table>
  </section>`;
}

/** @param {{round: Round, called: Called}} props */
function OneRound({ round, called }) {
  return html`<section class="card stack">
    <h2>${say(WORDS.round, { number: round.number })}</h2>
    <table class="figures">
      <thead>
        <tr><th>${say(WORDS.table)}</th><th class="text">${say(WORDS.players)}</th><th class="text">${say(WORDS.game)}</th></tr>
      </thead>
      <tbody>
        ${round.tables.map((table) => html`<${OneTable} key=${table.number} table=${table} round=${round.number} called=${called} />`)}
      </tbody>
    </table>
    ${round.byes.length > 0 && html`<p>${sayCount(COUNTS.byes, round.byes.length, { players: round.byes.map(called).join(", ") })}</p>`}
  </section>`;
}

/** @param {{table: Table, round: number, called: Called}} props */
function OneTable({ table, round, called }) {
  const label = say(WORDS.replayOf, { round, table: table.number });
  return html`<tr>
    <td>${table.number}</td>
    <td class="text">
      <ol>${table.seats.map(({ player, place }, seat) => html`<li key=${seat}>${place !== null && `${place}. `}${called(player)}</li>`)}</ol>
      ${table.status === "void" && html`<span class="tag">${say(WORDS.void)}</span>`}
      ${table.overridden && html`<span class="tag">${say(WORDS.overridden)}</span>`}
    </td>
    <td class="text">${table.file ? html`<a href=${`/replay#file=${table.file}`} aria-label=${label}>${say(WORDS.replay)}</a>` : say(WORDS.noGame)}</td>
  </tr>`;
}
