// Where the points of a game came from: a line for each reason, in the round in which it counted.

/** @typedef {import("../replay_source.js").Replay} Replay */
/** @typedef {import("../replay_source.js").Step} Step */

/** A round, or the scoring at the end of the game. @typedef {number | "end"} Column */

/**
 * @typedef {object} ScoreLine
 * @property {number} seat
 * @property {Column} column
 * @property {string} reason What the points are for: a reason or a step of the title, or "award" or "other".
 * @property {number} points
 */

/**
 * @typedef {object} Scores
 * @property {readonly Column[]} columns All rounds up to the last one in which anything counted, and the end.
 * @property {readonly string[]} reasons In the order in which they first counted.
 * @property {readonly ScoreLine[]} lines
 */

/**
 * The points of all moves in play, as the events tell them.
 * @param {Replay} replay
 * @returns {Scores}
 */
export function scoresOf({ game, steps }) {
  const told = [...linesOf(steps), ...awards(game.awarded_points)];
  const lines = [...told, ...(told.length ? others(game.standings, told) : [])].filter(({ points }) => points !== 0);
  const played = lines.flatMap(({ column }) => (column === "end" ? [] : column));
  const first = Math.min(1, ...played);
  const rounds = Array.from({ length: Math.max(0, ...played) - first + 1 }, (_, at) => first + at);
  const ended = lines.some(({ column }) => column === "end");
  return {
    lines,
    reasons: [...new Set(lines.map(({ reason }) => reason))],
    columns: [...rounds, ...(ended ? [/** @type {const} */ ("end")] : [])],
  };
}

/**
 * @param {Scores} scores
 * @param {Partial<ScoreLine>} wanted
 */
export function sum({ lines }, { seat, column, reason }) {
  return lines.reduce((total, line) => {
    if (seat !== undefined && line.seat !== seat) return total;
    if (column !== undefined && line.column !== column) return total;
    return reason !== undefined && line.reason !== reason ? total : total + line.points;
  }, 0);
}

/** @param {readonly number[]} awarded @returns {ScoreLine[]} */
const awards = (awarded) => awarded.map((points, seat) => ({ seat, column: "end", reason: "award", points }));

/**
 * Points that no event tells of, so that all sums are those of the result.
 * @param {readonly {seat: number, points: number}[]} standings
 * @param {readonly ScoreLine[]} told
 * @returns {ScoreLine[]}
 */
function others(standings, told) {
  return standings.map(({ seat, points }) => {
    const known = told.reduce((total, line) => (line.seat === seat ? total + line.points : total), 0);
    return { seat, column: "end", reason: "other", points: points - known };
  });
}

/** @param {readonly Step[]} steps @returns {ScoreLine[]} */
function linesOf(steps) {
  let where = { step: "", round: 0 };
  const events = steps.filter((step) => !step.undone).flatMap((step) => /** @type {any[]} */ (step.events));
  return events.flatMap((event) => {
    if (event.type === "step_entered") where = event;
    return typeof event.seat === "number" ? toldBy(event, where) : [];
  });
}

/**
 * The points of an event with lines for each reason, or with points of the step that it belongs to.
 * @param {any} event
 * @param {{step: string, round: number}} where
 * @returns {ScoreLine[]}
 */
function toldBy({ type, seat, reason, lines, points, popularity }, { step, round }) {
  if (type === "points_awarded") return [];
  const column = type === "game_scored" ? "end" : round;
  if (Array.isArray(lines)) return lines.map((line) => ({ seat, column, reason: line.reason, points: line.points }));
  if (typeof points === "number") return [{ seat, column, reason: reason ?? step, points }];
  return type === "expenses_paid" ? [{ seat, column, reason: step, points: -popularity }] : [];
}
