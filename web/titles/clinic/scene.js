// What everything in one clinic is drawn from.

import { say } from "../../app/language.js";
import { FLOORS, SERVICES, SHORT, SHORT_SERVICES, SIDES, WORDS } from "./words.js";

/** @typedef {import("../../client/types/contract.d.ts").ClinicTableView} View */
/** @typedef {import("../../client/types/contract.d.ts").ClinicView} Clinic */
/** @typedef {import("../../client/types/contract.d.ts").Person} Person */
/** @typedef {import("../titles.js").Components} Components */
/** @typedef {import("./units/units.js").UnitInPlay} UnitInPlay */

/**
 * @typedef {object} Scene
 * @property {View} view
 * @property {Clinic} clinic
 * @property {Components} components
 * @property {readonly UnitInPlay[]} units
 * @property {(key: string) => string} key The key of a piece; pieces of other seats have keys that no command names.
 */

/**
 * @param {View} view
 * @param {number} seat
 * @param {Components} components
 * @param {readonly UnitInPlay[]} units
 * @returns {Scene | null}
 */
export function sceneOf(view, seat, components, units) {
  const clinic = view.clinics[seat];
  const key = (/** @type {string} */ name) => (seat === view.you ? name : `seat${seat}:${name}`);
  return clinic ? { view, clinic, components, units, key } : null;
}

/**
 * The name of a component in the reader's language.
 * @param {Components} components
 * @param {string} id
 */
export const nameOf = (components, id) => components.get(id)?.name ?? id;

/** What fits on a tile. @param {string} kind */
export const shortName = (kind) => (SHORT[kind] ? say(SHORT[kind]) : kind);

/** @param {string} service */
export const shortService = (service) => (SHORT_SERVICES[service] ? say(SHORT_SERVICES[service]) : service);

/** @param {string} service */
export const serviceName = (service) => (SERVICES[service] ? say(SERVICES[service]) : service);

/** @param {number | null | undefined} amount */
export const dollars = (amount) => (amount === null || amount === undefined ? "–" : `$${amount}`);

/**
 * Where a place is, in words: "Ground floor, 0b2".
 * @param {string} place
 * @param {Components} components
 */
export function placeName(place, components) {
  if (place === "pre") return say(WORDS.preAdmissions);
  const [cell = "", side = ""] = place.split("-");
  if (side) return `${cell}-${SIDES[side] ? say(SIDES[side]) : side}`;
  const floor = FLOORS[Number(place[0])];
  const words = `${floor ? say(floor) : ""}, ${place.slice(0, 3)}`;
  return place.endsWith("^") ? `${nameOf(components, "helipad")}, ${words}` : words;
}
