// Maternity: mothers in the wards, and their babies in the paediatric ward under each.

import { html } from "../../../app/html.js";
import { say, sayCount } from "../../../app/language.js";
import { Card } from "../pieces/card.js";
import { Chooser } from "../pieces/chooser.js";
import { isBaby } from "../pieces/die.js";
import { Meeple, Slot } from "../pieces/icons.js";
import { Sign } from "../pieces/signs.js";
import { useTable } from "../table.js";
import { COUNTS as TABLE_COUNTS } from "../words.js";
import { COUNTS, WORDS } from "./words.js";

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

/** The size of Maternity's own piles. @param {{kind: string}} props */
function OnPile({ kind }) {
  const piles = useTable().view.modules.maternity?.piles;
  if (!piles) return null;
  const count = kind === "department" ? piles.departments : piles.specialists;
  return html`<span class="pile"><${Sign} colour="pink" />${sayCount(TABLE_COUNTS.faceDown, count)}</span>`;
}

const MOST_BABIES = 3;

/** How many babies the midwife brings. @param {{hospital: import("../table.js").Hospital}} props */
function Beside({ hospital }) {
  if (hospital.seat !== useTable().view.you) return null;
  const choices = Array.from({ length: MOST_BABIES }, (_, at) => {
    const label = sayCount(COUNTS.babies, at + 1);
    return { key: `babies:${at + 1}`, label, drawn: html`<span class="token">${label}</span>` };
  });
  return html`<${Chooser} title=${say(WORDS.howManyBabies)} choices=${choices} />`;
}

/** @type {import("./units.js").Unit} */
export const maternity = { fields: { ambulance: "ambulance", babies: "babies" }, OnPile, Beside };
