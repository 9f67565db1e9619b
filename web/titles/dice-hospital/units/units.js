// What modules add to the table, by the key of the module. What is not in play is not in `view.modules`.

import { html } from "../../../app/html.js";
import { administrators } from "./administrators.js";
import { admissionsNurse } from "./admissions-nurse.js";
import { city } from "./city/city.js";
import { consultant } from "./consultant.js";
import { eventCards } from "./event-cards.js";
import { experimentalMedicine } from "./experimental-medicine.js";
import { finalRoundCollection } from "./final-round-collection.js";
import { investments } from "./investments/investments.js";
import { maternity } from "./maternity.js";
import { automa } from "./solo/automa.js";
import { medicalReports } from "./solo/medical-reports.js";
import { superResistantVirus } from "./super-resistant-virus.js";
import { wards } from "./wards.js";

/** @typedef {import("../table.js").View} View */
/** @typedef {import("../table.js").Hospital} Hospital */
/** @typedef {import("../../../app/html.js").Drawing} Drawing */

/**
 * All parts are optional.
 * @typedef {object} Unit
 * @property {import("../../../moves/narrowing.js").Fields} [fields] The pieces that fields of its commands stand for.
 * @property {() => Drawing | null} [Middle] What it adds to the middle of the table.
 * @property {readonly string[]} [steps] The steps in which that matters most; else it is below the hospital. Left out: always.
 * @property {(props: {kind: string}) => Drawing | null} [OnPile] What it adds to the pile of departments or specialists.
 * @property {(props: {hospital: Hospital}) => Drawing | null} [Beside] What it adds to a hospital.
 * @property {(props: {seat: number, card: string}) => Drawing | null} [OnCard] What lies on a department or specialist.
 * @property {(view: View, seat: number) => [number, string][]} [marks] Patients of a hospital that are marked, and why.
 * @property {(view: View) => [string, string][]} [looks] What its pieces look like, for pieces that are alike.
 */

/** @type {Record<string, Unit>} */
export const UNITS = {
  administrators,
  admissions_nurse: admissionsNurse,
  automa,
  city,
  consultant,
  event_cards: eventCards,
  experimental_medicine: experimentalMedicine,
  final_round_collection: finalRoundCollection,
  investments,
  maternity,
  medical_reports: medicalReports,
  super_resistant_virus: superResistantVirus,
  wards,
};

/** @param {View} view */
export const unitsOf = (view) => Object.keys(view.modules).flatMap((key) => (UNITS[key] ? [UNITS[key]] : []));

/**
 * What is to be said of each marked patient of a hospital.
 * @param {View} view
 * @param {number} seat
 */
export function marksOf(view, seat) {
  const marks = /** @type {Map<number, string[]>} */ (new Map());
  for (const [patient, words] of unitsOf(view).flatMap((unit) => unit.marks?.(view, seat) ?? [])) {
    marks.set(patient, [...(marks.get(patient) ?? []), words]);
  }
  return marks;
}

/** @typedef {"first" | "middle" | "later"} Place */

/** @param {Unit} unit @param {View} view @returns {Place} */
const placeOf = ({ steps }, view) => (!steps ? "middle" : steps.includes(view.step) ? "first" : "later");

/** What units add to the middle: first what matters most in this step. @param {{view: View, place: Place}} props */
export const UnitsInTheMiddle = ({ view, place }) =>
  html`${unitsOf(view).map((unit, at) => unit.Middle && placeOf(unit, view) === place && html`<${unit.Middle} key=${at} />`)}`;

/** @param {{view: View, kind: string}} props */
export const OnPile = ({ view, kind }) => html`${unitsOf(view).map(({ OnPile: Drawn }, at) => Drawn && html`<${Drawn} key=${at} kind=${kind} />`)}`;

/** @param {{view: View, hospital: Hospital}} props */
export const BesideHospital = ({ view, hospital }) =>
  html`${unitsOf(view).map(({ Beside }, at) => Beside && html`<${Beside} key=${at} hospital=${hospital} />`)}`;

/** @param {{view: View, seat: number, card: string}} props */
export const OnCard = ({ view, seat, card }) =>
  html`${unitsOf(view).map(({ OnCard: Drawn }, at) => Drawn && html`<${Drawn} key=${at} seat=${seat} card=${card} />`)}`;
