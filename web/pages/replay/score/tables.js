// Points as tables: with the seats as columns, or of one seat over the rounds.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { sum } from "./scores.js";
import { WORDS } from "./words.js";

/** @typedef {import("./scores.js").Scores} Scores */

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {readonly number[]} values
 */

/** @param {import("./scores.js").Column} column */
export const columnName = (column) => (column === "end" ? say(WORDS.end) : column === 0 ? say(WORDS.setup) : String(column));

/** A number with a real minus sign. @param {number} value */
export const signed = (value) => String(value).replace("-", "−");

/**
 * @param {object} props
 * @param {string} props.caption
 * @param {string} props.corner What the rows are.
 * @param {readonly string[]} props.heads
 * @param {readonly Row[]} props.rows
 * @param {readonly number[]} [props.totals]
 */
export function PointsTable({ caption, corner, heads, rows, totals }) {
  const cells = (/** @type {readonly number[]} */ values) => values.map((value, at) => html`<td key=${at}>${signed(value)}</td>`);
  return html`<div class="scrolls" tabindex="0" role="region" aria-label=${caption}>
    <table class="points">
      <caption>${caption}</caption>
      <thead>
        <tr><th scope="col">${corner}</th>${heads.map((head, at) => html`<th key=${at} scope="col">${head}</th>`)}</tr>
      </thead>
      <tbody>
        ${rows.map(({ name, values }) => html`<tr key=${name}><th scope="row">${name}</th>${cells(values)}</tr>`)}
      </tbody>
      ${totals && html`<tfoot><tr><th scope="row">${say(WORDS.total)}</th>${cells(totals)}</tr></tfoot>`}
    </table>
  </div>`;
}

/** @param {{scores: Scores, names: readonly string[], reasonName: (reason: string) => string}} props */
export function ByReason({ scores, names, reasonName }) {
  const rows = scores.reasons.map((reason) => ({ name: reasonName(reason), values: names.map((_, seat) => sum(scores, { seat, reason })) }));
  const totals = names.map((_, seat) => sum(scores, { seat }));
  return html`<${PointsTable} caption=${say(WORDS.byReason)} corner=${say(WORDS.reason)} heads=${names} rows=${rows} totals=${totals} />`;
}

/** @param {{scores: Scores, names: readonly string[]}} props */
export function ByRound({ scores, names }) {
  const rows = scores.columns.map((column) => ({ name: columnName(column), values: names.map((_, seat) => sum(scores, { seat, column })) }));
  const totals = names.map((_, seat) => sum(scores, { seat }));
  return html`<${PointsTable} caption=${say(WORDS.byRound)} corner=${say(WORDS.round)} heads=${names} rows=${rows} totals=${totals} />`;
}

/** @param {{scores: Scores, seat: number, name: string, reasonName: (reason: string) => string}} props */
export function OfSeat({ scores, seat, name, reasonName }) {
  const heads = [...scores.columns.map(columnName), say(WORDS.total)];
  const rows = scores.reasons.map((reason) => ({
    name: reasonName(reason),
    values: [...scores.columns.map((column) => sum(scores, { seat, reason, column })), sum(scores, { seat, reason })],
  }));
  const totals = [...scores.columns.map((column) => sum(scores, { seat, column })), sum(scores, { seat })];
  return html`<${PointsTable} caption=${name} corner=${say(WORDS.reason)} heads=${heads} rows=${rows} totals=${totals} />`;
}
