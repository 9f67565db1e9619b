// The hospitals that are not shown large. Each can be enlarged.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { Die } from "../pieces/die.js";
import { effectOf, hospitalName, nameOf, useTable } from "../table.js";
import { marksOf } from "../units/units.js";
import { WORDS } from "../words.js";
import { SpecialistNames } from "./staff.js";
import { Totals } from "./totals.js";

/** @typedef {import("../table.js").Hospital} Hospital */

/** @param {{hospitals: readonly Hospital[], enlarge: (seat: number) => void}} props */
export function Others({ hospitals, enlarge }) {
  if (!hospitals.length) return null;
  return html`<section class="others" aria-label=${say(WORDS.otherHospitals)}>
    ${hospitals.map((hospital) => html`<${SmallBoard} key=${hospital.seat} hospital=${hospital} enlarge=${enlarge} />`)}
  </section>`;
}

/** @param {{hospital: Hospital, enlarge: (seat: number) => void}} props */
function SmallBoard({ hospital, enlarge }) {
  const table = useTable();
  const { view } = table;
  const name = hospitalName(table, hospital.seat);
  const marks = marksOf(view, hospital.seat);
  const done = view.step === "activation" && view.acted.includes(hospital.seat);
  const tiles = hospital.departments.filter((id) => id.includes("."));
  return html`<article class="card small">
    <header>
      <h3>${table.names[hospital.seat]} ${done && html`<span class="soft">· ${say(WORDS.done)}</span>`}</h3>
      <${Totals} hospital=${hospital} />
      <button class="enlarge" aria-label=${say(WORDS.enlarge, { name })} title=${say(WORDS.enlarge, { name })} onClick=${() => enlarge(hospital.seat)}>
        <svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="M2 2h6v2H5.400l4 4L8 9.400l-4-4V8H2zm16 16h-6v-2h2.600l-4-4 1.4-1.4 4 4V12h2z" /></svg>
      </button>
    </header>
    <div class="beds">
      ${hospital.patients.map((patient) => html`<${Die} key=${patient.id} patient=${patient} marks=${marks.get(patient.id)} />`)}
      ${hospital.discharged.length > 0 && html`<span class="gone" title=${say(WORDS.discharged)}>${hospital.discharged.map((patient) => html`<${Die} key=${patient.id} patient=${patient} />`)}</span>`}
    </div>
    <ul class="badges">
      ${tiles.map((id) => html`<li key=${id} class=${`badge ${hospital.used.includes(id) ? "used" : ""}`} title=${effectOf(table, id)}>${nameOf(table, id)}</li>`)}
      <${SpecialistNames} hospital=${hospital} />
    </ul>
  </article>`;
}
