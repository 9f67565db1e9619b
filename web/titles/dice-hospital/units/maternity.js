// Maternity: mothers in the wards, and their babies in the paediatric ward under each.

import { html } from "../../../app/html.js";
import { Card } from "../pieces/card.js";
import { isBaby } from "../pieces/die.js";
import { Meeple, Slot } from "../pieces/icons.js";

/** @typedef {import("../table.js").Patient} Patient */

/**
 * @param {object} props
 * @param {import("../table.js").Hospital} props.hospital
 * @param {number} props.ward
 * @param {(patient: Patient) => import("../../../app/html.js").Drawing} props.draw
 */
export function PaediatricWard({ hospital, ward, draw }) {
  const id = `paediatric_ward_${ward}`;
  if (!hospital.departments.includes(id)) return null;
  const mothers = hospital.patients.filter((patient) => patient.ward === ward && patient.party === patient.id);
  const babies = hospital.patients.filter((patient) => isBaby(patient) && mothers.some((mother) => mother.id === patient.party));
  const state = hospital.used.includes(id) ? "used" : hospital.open_departments.includes(id) ? "open" : "away";
  return html`<div class="paediatric">
    <${Card} id=${id} state=${state}>${state === "used" ? html`<${Meeple} />` : html`<${Slot} />`}<//>
    <div class="beds">${babies.map(draw)}</div>
  </div>`;
}
