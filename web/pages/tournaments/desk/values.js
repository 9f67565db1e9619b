// The values of an organizer's form, and the command that they make.

import { playerIdIn } from "../../new/people.js";
import { asLocal, timesOf } from "../forms/times.js";

/** @typedef {import("./task-list.js").Round} Round */

/**
 * @typedef {object} Values
 * @property {string} player
 * @property {string} other Another player: who takes a seat ("" for a bot), or the second of a pair.
 * @property {string} players Ids, one in a line.
 * @property {number} round
 * @property {number | null} table
 * @property {string} reason
 * @property {string} text
 * @property {number} minutes
 * @property {number} points
 * @property {readonly string[]} times Of the rounds that have not started, as the inputs show them.
 * @property {Readonly<Record<string, {place: number, points: number}>>} placings
 */

/**
 * @param {string} type
 * @param {import("../live.js").Tournament} tournament
 * @param {Round | null} round
 * @returns {Values}
 */
export function firstValues(type, tournament, round) {
  const one = ["substitute", "override_result", "void_table"].includes(type);
  return {
    player: "",
    other: "",
    players: "",
    round: tournament.rounds.at(-1)?.number ?? 1,
    table: one ? (round?.tables[0]?.number ?? 1) : null,
    reason: "",
    text: "",
    minutes: 10,
    points: 1,
    times: (tournament.settings.times ?? []).slice(tournament.rounds.length).map(asLocal),
    placings: {},
  };
}

/** The ids of several players. @param {string} text */
const idsIn = (text) => text.split("\n").map(playerIdIn).filter(Boolean);

/** Whether a form is about a pair of players, and not about a list of them. @param {string} type */
export const isPair = (type) => ["forbid_pair", "allow_pair", "change_pairing"].includes(type);

/**
 * Whether everything that the command needs was filled in.
 * @param {string} type
 * @param {readonly string[]} names The fields of the command.
 * @param {Values} values
 */
export function isComplete(type, names, values) {
  const needs = (/** @type {string} */ name, /** @type {boolean} */ there) => !names.includes(name) || there;
  return (
    needs("reason", type === "finish_tournament" || values.reason.trim() !== "") &&
    needs("text", values.text.trim() !== "") &&
    needs("player", values.player !== "") &&
    needs("players", isPair(type) || idsIn(values.players).length > 0) &&
    (!isPair(type) || (values.player !== "" && values.other !== "" && values.player !== values.other)) &&
    needs("placings", Object.keys(values.placings).length > 0)
  );
}

/**
 * @param {string} type
 * @param {readonly string[]} names
 * @param {Values} values
 * @param {Round | null} round
 */
export function commandOf(type, names, values, round) {
  /** @type {Record<string, () => unknown>} */
  const parts = {
    player: () => playerIdIn(values.player),
    players: () => (isPair(type) ? [values.player, values.other] : idsIn(values.players)),
    by: () => values.other || null,
    round: () => values.round,
    table: () => values.table,
    reason: () => values.reason.trim(),
    text: () => values.text.trim(),
    minutes: () => values.minutes,
    points: () => values.points,
    times: () => timesOf(values.times),
    placings: () => Object.entries(values.placings).map(([player, placing]) => ({ player, ...placing })),
    tables: () => swapped(round, values.player, values.other),
  };
  return { type, ...Object.fromEntries(names.map((name) => [name, parts[name]?.()])) };
}

/**
 * The tables of a round with two players in each other's seats.
 * @param {Round | null} round
 * @param {string} one
 * @param {string} other
 */
function swapped(round, one, other) {
  const now = (/** @type {string | null} */ player) => (player === one ? other : player === other ? one : player);
  return (round?.tables ?? []).map((table) => ({ players: table.seats.map(({ player }) => now(player)), group: table.group }));
}
