// What every part of the table needs to know: the view, the names of the players, and the components.

import { createContext, useContext } from "../../app/html.js";
import { say } from "../../app/language.js";
import { WORDS } from "./words.js";

/** @typedef {import("../../client/types/contract.d.ts").DiceHospitalTableView} View */
/** @typedef {import("../../client/types/contract.d.ts").HospitalView} Hospital */
/** @typedef {import("../../client/types/contract.d.ts").Patient} Patient */

/**
 * @typedef {object} Table
 * @property {View} view
 * @property {readonly string[]} names
 * @property {import("../titles.js").Components} components
 */

export const TableContext = createContext(/** @type {Table} */ (/** @type {unknown} */ (null)));

export const useTable = () => useContext(TableContext);

/** The component of a tile, card or token: its id without the number of the copy. @param {string} id */
export const kindOf = (id) => id.split(".")[0] ?? id;

/**
 * The name of a component in the reader's language.
 * @param {Table} table
 * @param {string} id
 */
export const nameOf = (table, id) => table.components.get(kindOf(id))?.name ?? kindOf(id).replaceAll("_", " ");

/**
 * @param {Table} table
 * @param {string} id
 */
export const effectOf = (table, id) => table.components.get(kindOf(id))?.effect ?? "";

/**
 * @param {Table} table
 * @param {number} seat
 */
export const playerName = (table, seat) => (seat === table.view.you ? say(WORDS.you) : (table.names[seat] ?? ""));

/**
 * @param {Table} table
 * @param {number} seat
 */
export function hospitalName(table, seat) {
  return seat === table.view.you ? say(WORDS.yourHospital) : say(WORDS.hospitalOf, { name: table.names[seat] ?? "" });
}
