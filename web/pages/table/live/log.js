// The records of a game that this page knows, by version: nothing lost, nothing doubled.

/** @typedef {import("../../../client/types/contract.d.ts").ReplayStep} Step */

const CHANGES_OF_THE_PAST = new Set(["commands_undone", "commands_redone"]);

/**
 * All records in order, each once; the later copy of a record replaces the earlier one.
 * @param {readonly Step[]} known
 * @param {readonly Step[]} more
 * @returns {readonly Step[]}
 */
export function merged(known, more) {
  const all = new Map([...known, ...more].map((record) => [record.version, record]));
  return [...all.values()].sort((one, other) => one.version - other.version);
}

/**
 * Whether a record changes which earlier ones are undone.
 * @param {Pick<Step, "events">} record
 */
export const changesThePast = (record) => record.events.some((event) => CHANGES_OF_THE_PAST.has(event.type));

/**
 * The seat that acted; null for the service and for people without a seat.
 * @param {Pick<Step, "actor">} record
 * @param {readonly {seat: number, player: string | null}[]} seats
 * @returns {number | null}
 */
export function seatOf({ actor }, seats) {
  return actor.seat ?? seats.find((seat) => actor.id && seat.player === actor.id)?.seat ?? null;
}
