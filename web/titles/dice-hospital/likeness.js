// Which pieces are alike. The rules list only one of several patients, cards or tokens that are alike.

import { kindOf } from "./table.js";
import { marksOf, unitsOf } from "./units/units.js";

/** @typedef {import("./table.js").View} View */
/** @typedef {import("./table.js").Patient} Patient */

/**
 * @param {View} view
 * @returns {ReadonlyMap<string, string>}
 */
export function likeness(view) {
  return new Map([
    ...patients("arrivals", view.arrivals),
    ...view.ambulances.flatMap((vehicle) => patients(`ambulance ${vehicle.number}`, vehicle.patients)),
    ...view.hospitals.flatMap((hospital) => ofHospital(view, hospital)),
    ...cards("display", [...view.departments, ...view.specialists], () => ""),
    ...unitsOf(view).flatMap((unit) => unit.looks?.(view) ?? []),
  ]);
}

/**
 * Patients at one place are alike if everything but the id is equal, and what was said about them.
 * @param {string} place
 * @param {readonly Patient[]} all
 * @param {(id: number) => string} [about]
 * @returns {[string, string][]}
 */
export function patients(place, all, about = () => "") {
  return all.map(({ id, ...rest }) => [
    `patient:${id}`,
    `${place} ${Object.entries(rest).sort().join(" ")} ${rest.party === id ? "mother" : ""} ${about(id)}`,
  ]);
}

/**
 * @param {string} place
 * @param {readonly string[]} ids
 * @param {(id: string) => string} about
 * @returns {[string, string][]}
 */
const cards = (place, ids, about) => ids.map((id) => [`card:${id}`, `${place} ${kindOf(id)} ${about(id)}`]);

/**
 * @param {View} view
 * @param {import("./table.js").Hospital} hospital
 * @returns {[string, string][]}
 */
function ofHospital(view, hospital) {
  if (hospital.seat !== view.you) return [];
  const marks = marksOf(view, hospital.seat);
  const session = view.modules.investments?.seats[hospital.seat]?.session;
  const healed = [hospital.pending?.healed ?? [], session?.healed ?? []];
  const laid = view.modules.investments?.seats[hospital.seat]?.laid ?? [];
  const tokens = (/** @type {string} */ id) => laid.filter((one) => one.place === id).map((one) => kindOf(one.token)).sort();
  const free = [...hospital.open_departments, ...hospital.free_specialists];
  return [
    ...patients("own", hospital.patients, (id) => `${healed.map((ids) => ids.includes(id))} ${marks.get(id) ?? ""}`),
    ...cards("own", [...hospital.departments, ...hospital.specialists].filter((id) => id.includes(".")), (id) => `${tokens(id)} ${free.includes(id)}`),
  ];
}
