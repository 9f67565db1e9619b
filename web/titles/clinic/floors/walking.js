// Which walk is shown: that of the person who is picked, or at whom the pointer or the focus is.

import { placeKey } from "../fields.js";

/** @typedef {import("../scene.js").Scene} Scene */

/**
 * @param {Scene} scene
 * @param {readonly string[]} picked
 * @param {string | null} over The piece at the pointer or the focus.
 * @param {ReadonlyMap<string, string>} looks The service lists only one of several people who are alike.
 * @returns {import("./ways.js").Walk | null}
 */
export function walkOf({ view, clinic }, picked, over, looks) {
  if (view.step !== "move" || clinic.seat !== view.you) return null;
  const list = isStepping(clinic, picked) ? view.walks : view.moves;
  const keys = [...(clinic.walker === null ? [] : [`person:${clinic.walker}`]), ...picked, ...(over ? [over] : [])];
  const walker = keys.find((key) => key.startsWith("person:"));
  const person = clinic.people.find((one) => `person:${one.id}` === walker);
  if (!walker || !person) return null;
  const ways = list.filter((way) => looks.get(`person:${way.person}`) === looks.get(walker));
  const target = [over ?? "", ...picked].map((key) => key.replace("step:", "")).find((key) => /^(space|border):/.test(key));
  return { from: person.at, ways, way: ways.find((way) => placeKey(way.to) === target) ?? null };
}

/**
 * Whether somebody moves step by step, or is going to.
 * @param {import("../scene.js").Clinic} clinic
 * @param {readonly string[]} picked
 */
export const isStepping = (clinic, picked) => clinic.walker !== null || picked.includes("type:walk_step");
