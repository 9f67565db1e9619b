// A hospital as large as it gets: head, wards, departments, staff, and who was discharged.

import { html } from "../../../app/html.js";
import { say, sayCount } from "../../../app/language.js";
import { Chooser } from "../pieces/chooser.js";
import { Die, DieFace } from "../pieces/die.js";
import { Glyphs } from "../pieces/glyphs.js";
import { hospitalName, useTable } from "../table.js";
import { BesideHospital } from "../units/units.js";
import { COLOURS, COUNTS, WORDS } from "../words.js";
import { Departments } from "./departments.js";
import { Nurses, Specialists } from "./staff.js";
import { Totals } from "./totals.js";
import { Wards } from "./wards.js";

/** @typedef {import("../table.js").Hospital} Hospital */

/** @param {{hospital: Hospital, back: import("../../../app/html.js").Children}} props */
export function HospitalBoard({ hospital, back }) {
  const table = useTable();
  const { view } = table;
  const runsOne = hospital.free_beds !== null;
  return html`<section class="card hospital" aria-label=${hospitalName(table, hospital.seat)}>
    <header>
      <h2>${hospitalName(table, hospital.seat)}</h2>
      ${back}
      <${Totals} hospital=${hospital} large=${true} />
    </header>
    ${hospital.must_lose > 0 && html`<p class="urgent">${sayCount(COUNTS.mustLose, hospital.must_lose)}</p>`}
    ${runsOne ? html`<${Wards} hospital=${hospital} />` : html`<div class="beds">${hospital.patients.map((patient) => html`<${Die} key=${patient.id} patient=${patient} />`)}</div>`}
    ${hospital.seat === view.you && html`<${Choosers} />`}
    <div class="staff">
      ${runsOne && html`<${Nurses} hospital=${hospital} />`}
      ${hospital.discharged.length > 0 && html`<${Discharged} hospital=${hospital} />`}
      <${BesideHospital} view=${view} hospital=${hospital} />
    </div>
    ${runsOne && html`<${Specialists} hospital=${hospital} /><${Departments} hospital=${hospital} />`}
  </section>`;
}

/** @param {{hospital: Hospital}} props */
function Discharged({ hospital }) {
  return html`<div class="discharged">
    <span class="soft">${say(WORDS.discharged)}</span>
    ${hospital.discharged.map((patient) => html`<${Die} key=${patient.id} patient=${patient} />`)}
  </div>`;
}

const VALUES = [1, 2, 3, 4, 5, 6];

/** What a patient can be set to: a value of a starting patient, a colour of a recoloured one. */
function Choosers() {
  return html`<${Chooser}
      title=${say(WORDS.newValue)}
      choices=${VALUES.map((value) => ({
        key: `value:${value}`,
        label: String(value),
        drawn: html`<svg class="die blank" viewBox="0 0 44 44" aria-hidden="true">
          <rect class="face" x="1" y="1" width="42" height="42" rx="9" />
          <${Glyphs} text=${value} x=${22} y=${22} height=${20} />
        </svg>`,
      }))}
    />
    <${Chooser}
      title=${say(WORDS.newColour)}
      choices=${Object.entries(COLOURS).map(([colour, words]) => ({
        key: `colour:${colour}`,
        label: say(words),
        drawn: html`<${DieFace} patient=${{ id: 0, colour, value: 0 }} />`,
      }))}
    />`;
}
