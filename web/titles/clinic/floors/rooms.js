// What stands in each space, and what follows from it for the drawing.

import { beside } from "./geometry.js";

/** @typedef {import("../scene.js").Clinic} Clinic */
/** @typedef {{kind: string, service?: string | null, places?: number}} Content */

/**
 * Rooms, gardens, parking tiles and helipads by space.
 * @param {Clinic} clinic
 * @returns {Map<string, Content>}
 */
export function contentsOf(clinic) {
  return new Map([
    ...clinic.rooms.map((room) => /** @type {[string, Content]} */ ([room.space, { kind: room.kind, service: room.service }])),
    ...clinic.gardens.map((space) => /** @type {[string, Content]} */ ([space, { kind: "garden" }])),
    ...clinic.parkings.map((tile) => /** @type {[string, Content]} */ ([tile.space, { kind: "parking", places: tile.places }])),
    ...clinic.helipads.map((space) => /** @type {[string, Content]} */ ([space, { kind: "helipad" }])),
  ]);
}

const NO_ROOMS = ["garden", "parking", "helipad"];
const SERVED = ["treatment_room", "operating_room"];

/** @param {Content | undefined} content */
export const isRoom = (content) => content !== undefined && !NO_ROOMS.includes(content.kind);

/** @param {Content} content */
export const needsHub = (content) => SERVED.includes(content.kind);

/**
 * The service of a room: its own, or that of the hub beside it.
 * @param {ReadonlyMap<string, Content>} contents
 * @param {string} space
 */
export function serviceAt(contents, space) {
  const content = contents.get(space);
  if (!content || (content.kind !== "hub" && !needsHub(content))) return null;
  if (content.service) return content.service;
  return beside(space).all.map((other) => contents.get(other)?.service).find((service) => service) ?? null;
}

/**
 * Whether a treatment room has no supply room beside, above or below it.
 * @param {ReadonlyMap<string, Content>} contents
 * @param {string} space
 */
export function lacksSupply(contents, space) {
  const { all, above, below } = beside(space);
  return contents.get(space)?.kind === "treatment_room" && ![...all, above, below].some((other) => contents.get(other)?.kind === "supply_room");
}
