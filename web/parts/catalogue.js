// The titles of this service with their names in the reader's language.

import { useAnswer } from "../app/asking.js";
import { client, inWords } from "../app/session.js";

/** @typedef {import("../client/types/contract.d.ts").TitleResponse} Title */
/** @typedef {import("../client/types/contract.d.ts").ModuleResponse} Unit */

/** @type {Promise<Title[]> | null} */
let known = null;

/** Every title, asked for once. */
export async function allTitles() {
  known ??= read();
  try {
    return await known;
  } catch (error) {
    known = null;
    throw error;
  }
}

async function read() {
  const { titles } = await client.listTitles(inWords);
  return await Promise.all(titles.map((title) => client.readTitle(title.key, inWords)));
}

/** Every title, while a page is shown. */
export const useTitles = () => useAnswer(allTitles, []);

/** @param {Title} title */
export const nameOfTitle = (title) => title.words?.name ?? title.name;

/** @param {Title} title */
export const aboutTitle = (title) => title.words?.about ?? title.about;

/**
 * @param {Title} title
 * @param {Unit} unit
 */
export const nameOfUnit = (title, unit) => title.words?.modules[unit.key]?.name ?? unit.name;

/**
 * @param {Title} title
 * @param {Unit} unit
 */
export const aboutUnit = (title, unit) => title.words?.modules[unit.key]?.about ?? unit.about;

/**
 * The names of the units of a game that players know by name: those that a game's creator may choose.
 * @param {Title | undefined} title
 * @param {readonly string[]} keys
 */
export function unitNames(title, keys) {
  return title ? title.modules.filter((unit) => keys.includes(unit.key)).map((unit) => nameOfUnit(title, unit)) : [];
}
