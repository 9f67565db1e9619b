// Points, blood bags and fatalities of a hospital.

import { html } from "../../../app/html.js";
import { say, sayCount } from "../../../app/language.js";
import { Piece } from "../../../moves/piece.js";
import { BloodBag, Fatality, Star } from "../pieces/icons.js";
import { useTable } from "../table.js";
import { COUNTS, WORDS } from "../words.js";

/** @typedef {import("../table.js").Hospital} Hospital */

/** @param {{hospital: Hospital, large?: boolean}} props */
export function Totals({ hospital, large = false }) {
  const { view } = useTable();
  const coming = hospital.forecast?.score.reduce((sum, line) => sum + line.points, 0) ?? 0;
  const first = view.hospitals.length > 1 && view.first_player === hospital.seat;
  return html`<ul class="totals">
    ${first && html`<li class="badge" title=${say(WORDS.firstPlayer)}><${Star} />${large ? say(WORDS.firstPlayer) : html`<span class="unseen">${say(WORDS.firstPlayer)}</span>`}</li>`}
    <li>
      <b>${sayCount(COUNTS.points, hospital.points)}</b>
      ${large && coming !== 0 && html`<span class="soft"> ${say(WORDS.roundSoFar, { points: `${coming > 0 ? "+" : "−"}${Math.abs(coming)}` })}</span>`}
    </li>
    <li>${large ? html`<${Bags} hospital=${hospital} />` : html`<${Count} count=${hospital.blood_bags} words=${COUNTS.bags}><${BloodBag} /><//>`}</li>
    <li><${Count} count=${hospital.fatalities} words=${COUNTS.fatalities}><${Fatality} /><//></li>
  </ul>`;
}

/** @param {{count: number, words: import("../words.js").Counted, children?: import("../../../app/html.js").Children}} props */
function Count({ count, words, children }) {
  const text = sayCount(words, count);
  return html`<span class="count" role="img" aria-label=${text} title=${text}>${children}${count}</span>`;
}

/** The blood bags, which can be spent. @param {{hospital: Hospital}} props */
function Bags({ hospital }) {
  const { view } = useTable();
  const drawn = html`<span class="count">
    ${Array.from({ length: Math.min(hospital.blood_bags, 6) || 1 }, (_, at) => html`<${BloodBag} key=${at} />`)}${hospital.blood_bags}
  </span>`;
  const label = sayCount(COUNTS.bags, hospital.blood_bags);
  if (hospital.seat !== view.you) return html`<span role="img" aria-label=${label} title=${label}>${drawn}</span>`;
  return html`<${Piece} id="type:use_blood_bag" kind="bags" label=${label} look=${String(hospital.blood_bags)}>${drawn}<//>`;
}
