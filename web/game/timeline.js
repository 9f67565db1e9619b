// A replay as a line of versions: the view at each, and where moves, turns and rounds end.

import { patched } from "./patch.js";

/** @typedef {Pick<import("../client/types/contract.d.ts").RecordResponse, "version" | "actor" | "undone"> & {patch: readonly import("./patch.js").Change[]}} Step */

/** Views are kept this many versions apart; those between are made from the one before. */
const KEPT = 25;

/**
 * @typedef {object} Timeline
 * @property {number} last The last version that can be shown.
 * @property {readonly number[]} rounds The round after each version, by version.
 * @property {Record<Pace, readonly number[]>} stops The versions to stop at, in order.
 * @property {(version: number) => any} viewAt
 * @property {readonly Step[]} steps
 * @property {readonly any[]} kept The views that are kept.
 * @property {any} newest The view after the last step.
 */

/** How far a step goes. @typedef {"move" | "turn" | "round"} Pace */

/**
 * @param {{first: unknown, steps: readonly Step[]}} replay
 * @param {(view: any) => number} roundOf
 * @param {Timeline | null} before The timeline of fewer of these steps, which is only made longer.
 * @returns {Timeline}
 */
export function timelineOf({ first, steps }, roundOf, before = null) {
  const known = before && before.last > 0 && before.steps.at(-1) === steps[before.last - 1] ? before : null;
  const kept = known ? [...known.kept] : [first];
  const rounds = known ? [...known.rounds] : [roundOr0(first, roundOf)];
  let newest = known ? known.newest : first;
  for (const step of steps.slice(known?.last ?? 0)) {
    newest = patched(newest, step.patch);
    rounds.push(roundOr0(newest, roundOf));
    if (step.version % KEPT === 0) kept.push(newest);
  }
  const viewAt = (/** @type {number} */ version) => {
    const from = Math.floor(version / KEPT);
    return steps.slice(from * KEPT, version).reduce((now, step) => patched(now, step.patch), kept[from]);
  };
  return { last: steps.length, rounds, stops: stopsOf(steps, rounds), viewAt, steps, kept, newest };
}

/** @param {any} view @param {(view: any) => number} roundOf */
const roundOr0 = (view, roundOf) => (view ? roundOf(view) : 0);

/**
 * A turn ends before somebody else acts; a round begins when its number changes by a move that was kept.
 * @param {readonly Step[]} steps
 * @param {readonly number[]} rounds
 */
function stopsOf(steps, rounds) {
  const actors = steps.map(({ actor }) => `${actor.kind} ${actor.id ?? actor.seat ?? ""}`);
  const versions = steps.map(({ version }) => version);
  const ends = (/** @type {(version: number) => boolean} */ stop) =>
    versions.filter((version) => version === 1 || version === steps.length || stop(version));
  return {
    move: versions,
    turn: ends((version) => actors[version - 1] !== actors[version]),
    round: ends((version) => rounds[version] !== rounds[version - 1] && !steps[version - 1]?.undone),
  };
}

/**
 * The next stop after a version, or the last one before it; the same version at either end.
 * @param {Timeline} timeline
 * @param {Pace} pace
 * @param {1 | -1} direction
 * @param {number} version
 */
export function nextStop(timeline, pace, direction, version) {
  const stops = timeline.stops[pace];
  const found = direction > 0 ? stops.find((stop) => stop > version) : stops.findLast((stop) => stop < version);
  return found ?? version;
}
