// The beds of a hospital. Where it matters who lies in which ward, every ward can be picked.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { Piece } from "../../../moves/piece.js";
import { Die, isBaby } from "../pieces/die.js";
import { useTable } from "../table.js";
import { PaediatricWard } from "../units/maternity.js";
import { marksOf } from "../units/units.js";
import { comingTo } from "../units/wards.js";
import { WORDS as UNIT_WORDS } from "../units/words.js";
import { WORDS } from "../words.js";

/** @typedef {import("../table.js").Hospital} Hospital */
/** @typedef {import("../table.js").Patient} Patient */

const BEDS_OF_A_WARD = 3;
const WARDS = [1, 2, 3, 4];

/** @param {{hospital: Hospital}} props */
export function Wards({ hospital }) {
  const { view } = useTable();
  const marks = marksOf(view, hospital.seat);
  const forecast = new Map(hospital.forecast?.neglect.map((line) => [line.patient, line.value]));
  const draw = (/** @type {Patient} */ patient) =>
    html`<${Die} key=${patient.id} patient=${patient} forecast=${forecast.get(patient.id)} marks=${marks.get(patient.id)} />`;
  const told = Boolean(view.modules.wards);
  const coming = comingTo(view, hospital.seat);
  const drawComing = (/** @type {Patient} */ patient) =>
    html`<span key=${patient.id} class="coming"><${Die} patient=${patient} note=${say(UNIT_WORDS.coming)} /></span>`;
  return html`<div class="wards">
    ${WARDS.map((ward) => {
      const here = told ? inWard(hospital, ward) : anyThree(hospital, ward);
      const next = coming.filter((patient) => patient.ward === ward);
      return html`<div key=${ward} class="ward">
        ${told && html`<${Piece} id=${`ward:${ward}`} label=${say(WORDS.ward, { ward })} kind="wardName">${say(WORDS.ward, { ward })}<//>`}
        <div class="beds">${here.map(draw)} ${next.map(drawComing)} ${freeBeds(hospital, ward, here.length + next.length, told)}</div>
        ${view.modules.maternity && html`<${PaediatricWard} hospital=${hospital} ward=${ward} draw=${draw} />`}
      </div>`;
    })}
    ${told && html`<div class="beds">${hospital.patients.filter((patient) => !patient.ward && !isBaby(patient)).map(draw)}</div>`}
  </div>`;
}

/** @param {Hospital} hospital @param {number} ward */
const inWard = (hospital, ward) => hospital.patients.filter((patient) => patient.ward === ward && !isBaby(patient));

/** Patients that may lie anywhere: the first three in the first ward, and so on. @param {Hospital} hospital @param {number} ward */
function anyThree(hospital, ward) {
  const first = (ward - 1) * BEDS_OF_A_WARD;
  return hospital.patients.slice(first, ward === WARDS.length ? undefined : first + BEDS_OF_A_WARD);
}

/** @param {Hospital} hospital @param {number} ward @param {number} taken @param {boolean} told */
function freeBeds(hospital, ward, taken, told) {
  const total = hospital.patients.length + (hospital.free_beds ?? 0);
  const here = told ? BEDS_OF_A_WARD : Math.min(BEDS_OF_A_WARD, total - (ward - 1) * BEDS_OF_A_WARD);
  return Array.from({ length: Math.max(here - taken, 0) }, (_, at) => html`<span key=${`free${at}`} class="bed"></span>`);
}
