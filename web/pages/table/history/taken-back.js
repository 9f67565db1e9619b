// What an undo takes back, in words.

/** Records that no undo takes back. */
const NO_MOVES = new Set(
  "create_game join leave start commit reveal reopen resign undo redo agree refuse correct pause_clock resume_clock give_time".split(" "),
);

const MOST = 6;

/**
 * The moves in play after a version, or those of them within some ranges of versions.
 * @param {number} to
 * @param {readonly import("../live/live.js").Step[]} records
 * @param {readonly (readonly number[])[] | null} ranges
 */
export function takenBack(to, records, ranges) {
  const within = (/** @type {number} */ version) => !ranges || ranges.some(([first = 0, last = 0]) => first <= version && version <= last);
  const moves = records.filter(({ version, undone, command }) => version > to && !undone && !NO_MOVES.has(command.type) && within(version));
  const words = moves.map((record) => record.words?.command ?? "");
  return words.length > MOST ? `… ${words.slice(-MOST).join("; ")}` : words.join("; ");
}
