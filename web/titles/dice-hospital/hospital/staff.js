// The nurses and specialists of a hospital.

import { html } from "../../../app/html.js";
import { say, sayCount } from "../../../app/language.js";
import { Piece } from "../../../moves/piece.js";
import { Card } from "../pieces/card.js";
import { Meeple } from "../pieces/icons.js";
import { effectOf, nameOf, useTable } from "../table.js";
import { OnCard } from "../units/units.js";
import { COUNTS, WORDS } from "../words.js";

/** @typedef {import("../table.js").Hospital} Hospital */

/** @param {{hospital: Hospital}} props */
export function Specialists({ hospital }) {
  const { view } = useTable();
  if (!hospital.specialists.length) return null;
  return html`<div class="tiles" role="group" aria-label=${say(WORDS.specialists)}>
    ${hospital.specialists.map(
      (id) => html`<div key=${id} class="holder">
        <${Card} id=${id} state=${stateOf(hospital, id)} note=${stateOf(hospital, id) === "canReact" ? say(WORDS.canReact) : undefined}><${Meeple} /><//>
        <${OnCard} view=${view} seat=${hospital.seat} card=${id} />
      </div>`,
    )}
  </div>`;
}

/** @param {Hospital} hospital @param {string} id */
export function stateOf(hospital, id) {
  if (hospital.pending?.specialist === id) return "canReact";
  if (hospital.used.includes(id)) return "used";
  return hospital.free_specialists.includes(id) ? "open" : "away";
}

/** All nurses together: commands do not tell them apart. @param {{hospital: Hospital}} props */
export function Nurses({ hospital }) {
  const busy = Math.max(hospital.nurses - hospital.free_nurses, 0);
  const text = sayCount(COUNTS.nurses, hospital.free_nurses);
  return html`<${Piece} id="card:nurse" kind="nurses" label=${text} name=${nameOf(useTable(), "nurse")} look=${String(hospital.free_nurses)}>
    <span class="people">
      ${Array.from({ length: hospital.free_nurses }, (_, at) => html`<span key=${at}><${Meeple} /></span>`)}
      ${Array.from({ length: busy }, (_, at) => html`<span key=${`busy${at}`} class="busy"><${Meeple} /></span>`)}
    </span>
    ${text}
  <//>`;
}

/** The specialists of a small board. @param {{hospital: Hospital}} props */
export function SpecialistNames({ hospital }) {
  const table = useTable();
  return html`${hospital.specialists.map(
    (id) => html`<li key=${id} class=${`badge ${stateOf(hospital, id)}`} title=${effectOf(table, id)}><${Meeple} />${nameOf(table, id)}</li>`,
  )}`;
}
