// What modules add to the table, by the key of the module. What is not in play is not in `view.modules`.

import { html } from "../../../app/html.js";

/** @typedef {import("../table.js").View} View */
/** @typedef {import("../table.js").Hospital} Hospital */
/** @typedef {import("../../../app/html.js").Drawing} Drawing */

/**
 * All parts are optional.
 * @typedef {object} Unit
 * @property {import("../../../moves/narrowing.js").Fields} [fields] The pieces that fields of its commands stand for.
 * @property {() => Drawing | null} [Middle] What it adds to the middle of the table.
 * @property {(props: {hospital: Hospital}) => Drawing | null} [Beside] What it adds to a hospital.
 * @property {(props: {seat: number, card: string}) => Drawing | null} [OnCard] What lies on a department or specialist.
 * @property {(view: View, seat: number) => [number, string][]} [marks] Patients of a hospital that are marked, and why.
 * @property {(view: View) => [string, string][]} [looks] What its pieces look like, for pieces that are alike.
 */

/** @type {Record<string, Unit>} */
export const UNITS = {};

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

/** @param {{view: View}} props */
export const UnitsInTheMiddle = ({ view }) => html`${unitsOf(view).map(({ Middle }, at) => Middle && html`<${Middle} key=${at} />`)}`;

/** @param {{view: View, hospital: Hospital}} props */
export const BesideHospital = ({ view, hospital }) =>
  html`${unitsOf(view).map(({ Beside }, at) => Beside && html`<${Beside} key=${at} hospital=${hospital} />`)}`;

/** @param {{view: View, seat: number, card: string}} props */
export const OnCard = ({ view, seat, card }) =>
  html`${unitsOf(view).map(({ OnCard: Drawn }, at) => Drawn && html`<${Drawn} key=${at} seat=${seat} card=${card} />`)}`;
