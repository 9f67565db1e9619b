// What the numbers of a participant are made of, so that anybody can check the sum.

import { Failure, Loading, useAnswer } from "../../../app/asking.js";
import { html } from "../../../app/html.js";
import { number, say } from "../../../app/language.js";
import { client } from "../../../app/session.js";
import { WORDS } from "../words.js";

/** @typedef {import("../../../client/types/contract.d.ts").StandingRow} Row */
/** @typedef {import("../../../client/types/contract.d.ts").StandingTerm} Term */
/** @typedef {import("../../../client/types/contract.d.ts").StandingsResponse} Answer */
/** @typedef {Answer["words"]} Words */

/** @param {{row: Row, answer: Answer, round: number | undefined}} props */
export function Terms({ row: { player, name }, answer, round }) {
  const asked = useAnswer((signal) => client.readStandings(answer.tournament, { player, round, signal }), [answer.version, player, round]);
  const row = asked.value?.rows[0];
  return html`<section class="card terms stack" aria-live="polite">
    <h3>${say(WORDS.termsOf, { name })}</h3>
    ${asked.error && html`<${Failure} error=${asked.error} again=${asked.again} />`}
    ${row ? html`<${Sums} row=${row} answer=${answer} />` : !asked.error && html`<${Loading} />`}
  </section>`;
}

/** @param {{row: Row, answer: Answer}} props */
function Sums({ row, answer: { rows, words } }) {
  const names = new Map(rows.map(({ player, name }) => [player, name]));
  const line = (/** @type {Term} */ term) => inWords(term, names, words);
  return html`<${Sum} name=${words?.points.name ?? ""} terms=${row.terms ?? []} total=${row.points} exact=${row.exact} divisor=${1} line=${line} />
    ${row.tie_breaks.map(
      (one) =>
        !!one.terms?.length &&
        html`<${Sum} key=${one.name} name=${words?.tie_breaks[one.name]?.name ?? one.name} terms=${one.terms} total=${one.value} exact=${one.exact} divisor=${one.divisor} line=${line} />`,
    )}`;
}

/** @param {{name: string, terms: readonly Term[], total: number | null, exact: string | null, divisor: number, line: (term: Term) => string}} props */
function Sum({ name, terms, total, exact, divisor, line }) {
  const fraction = exact?.includes("/") ? ` (${exact})` : "";
  return html`<div>
    <h4>${name}: ${total === null ? "–" : number(total)}${fraction}</h4>
    <ul>
      ${terms.map((term, at) => html`<li key=${at}>${line(term)}: ${number(term.amount)}${term.exact.includes("/") ? ` (${term.exact})` : ""}</li>`)}
    </ul>
    ${divisor !== 1 && html`<p class="note">Σ ÷ ${divisor}</p>`}
  </div>`;
}

/**
 * @param {Term} term
 * @param {ReadonlyMap<string, string>} names
 * @param {Words} words
 */
function inWords(term, names, words) {
  const what = words?.terms[term.kind] ?? term.kind;
  const where = term.round === null ? null : term.table === null ? say(WORDS.Round, { round: term.round }) : say(WORDS.tableNumber, { round: term.round, table: term.table });
  const who = term.player ? names.get(term.player) : null;
  return [where, what, who].filter(Boolean).join(", ");
}
