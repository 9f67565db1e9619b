// What each round brought to a seat: a column for each round, divided by what the points are for.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { scaleOf, ticksOf } from "./axis.js";
import { Tick, useWidth } from "./course.js";
import { sum } from "./scores.js";
import { columnName, OfSeat, signed } from "./tables.js";
import { WORDS } from "./words.js";

/** @typedef {import("./scores.js").Scores} Scores */

const HEIGHT = 190;
const TOP = 10;
const BOTTOM = 164;
const LEFT = 40;

/** How the parts of a column are filled, besides their colours. */
const FILLS = ["", "M0 8L8 0", "M2 2h2v2h-2z", "M0 4H8", "M4 0V8", "M0 0L8 8M0 8L8 0"];

/** @param {{scores: Scores, names: readonly string[], reasonName: (reason: string) => string}} props */
export function Brought({ scores, names, reasonName }) {
  const ticks = ticksOf(names.flatMap((_, seat) => scores.columns.flatMap((column) => ends(partsOf(scores, seat, column)))));
  return html`<figure class="graph">
    <figcaption>
      <h3>${say(WORDS.brought)}</h3>
      <ul class="legend">
        ${scores.reasons.map((reason, at) => html`<li key=${reason}><svg viewBox="0 0 16 16" aria-hidden="true"><${Part} at=${at} x=${1} y=${1} width=${14} height=${14} /></svg> ${reasonName(reason)}</li>`)}
      </ul>
    </figcaption>
    <svg class="fills" aria-hidden="true"><defs>
      ${FILLS.map((path, at) => html`<pattern key=${at} id=${`fill${at}`} width="8" height="8" patternUnits="userSpaceOnUse"><path class="hatch" d=${path} /></pattern>`)}
    </defs></svg>
    <div class="seats">
      ${names.map((name, seat) => html`<${Columns} key=${seat} scores=${scores} seat=${seat} name=${name} ticks=${ticks} reasonName=${reasonName} />`)}
    </div>
  </figure>`;
}

/** @param {{scores: Scores, seat: number, name: string, ticks: readonly number[], reasonName: (reason: string) => string}} props */
function Columns({ scores, seat, name, ticks, reasonName }) {
  const [box, width] = useWidth();
  const y = scaleOf(ticks, TOP, BOTTOM);
  const step = (width - LEFT - 6) / Math.max(scores.columns.length, 1);
  return html`<div ref=${box}>
    <h4>${name}</h4>
    <svg viewBox=${`0 0 ${width} ${HEIGHT}`} role="img" aria-label=${say(WORDS.broughtAbout, { name })}>
      ${ticks.map((tick) => html`<${Tick} key=${tick} y=${y(tick)} text=${signed(tick)} right=${width - 6} />`)}
      ${scores.columns.map((column, at) => {
        const x = LEFT + at * step;
        return html`<g key=${column}>
          ${partsOf(scores, seat, column).map(
            ({ reason, from, to }) => html`<${Part} key=${reason} at=${reason} x=${x + step * 0.2} y=${y(Math.max(from, to))} width=${step * 0.6} height=${Math.abs(y(from) - y(to))} />`,
          )}
          <text class="label" x=${x + step / 2} y=${HEIGHT - 8} text-anchor="middle">${columnName(column)}</text>
        </g>`;
      })}
    </svg>
    <details>
      <summary>${say(WORDS.asTable)}</summary>
      <${OfSeat} scores=${scores} seat=${seat} name=${name} reasonName=${reasonName} />
    </details>
  </div>`;
}

/** @param {{at: number, x: number, y: number, width: number, height: number}} props */
function Part({ at, x, y, width, height }) {
  const box = { x, y, width, height };
  const fill = (at + Math.floor(at / FILLS.length)) % FILLS.length;
  return html`<g class=${`part s${at % FILLS.length}`}><rect ...${box} /><rect ...${box} fill=${`url(#fill${fill})`} /></g>`;
}

/**
 * The parts of a column: gains upwards from 0, losses downwards.
 * @param {Scores} scores
 * @param {number} seat
 * @param {import("./scores.js").Column} column
 */
function partsOf(scores, seat, column) {
  let up = 0;
  let down = 0;
  return scores.reasons.flatMap((name, reason) => {
    const points = sum(scores, { seat, column, reason: name });
    if (!points) return [];
    const from = points > 0 ? up : down;
    if (points > 0) up += points;
    else down += points;
    return [{ reason, from, to: from + points }];
  });
}

/** @param {readonly {from: number, to: number}[]} parts */
const ends = (parts) => parts.flatMap(({ from, to }) => [from, to]);
