// Where it matters who lies in which ward: wards can be picked, and patients count as treated by them.

import { html } from "../../../app/html.js";
import { sayCount } from "../../../app/language.js";
import { useTable } from "../table.js";
import { COUNTS } from "./words.js";

/** @typedef {import("../table.js").View} View */

/** The new patients of a seat that already have a ward; they lie there after the admission. @param {View} view @param {number} seat */
export const comingTo = (view, seat) =>
  view.ambulances.filter((vehicle) => vehicle.taken_by === seat).flatMap((vehicle) => vehicle.patients.filter((patient) => patient.ward));

/** @param {{hospital: import("../table.js").Hospital}} props */
function Beside({ hospital }) {
  const left = useTable().view.modules.wards?.[hospital.seat]?.left ?? 0;
  return left ? html`<p class="aside">${sayCount(COUNTS.attend, left)}</p>` : null;
}

/** @type {import("./units.js").Unit} */
export const wards = { fields: { ward: "ward", to: "ward", moved: "patient" }, Beside };
