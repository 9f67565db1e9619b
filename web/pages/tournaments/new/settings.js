// A tournament that is being put together, and what is sent to create it.

/** @typedef {import("../../../client/types/contract.d.ts").TournamentResponse["settings"]} Settings */

export const FORMATS = /** @type {const} */ (["swiss", "schedule", "knockout", "groups", "swissFinal"]);

/**
 * @typedef {object} Plan
 * @property {string} name
 * @property {number} tableSize
 * @property {typeof FORMATS[number]} format
 * @property {number} rounds
 * @property {number} winners
 * @property {number} groups
 * @property {number} advance
 * @property {"open" | "invitation" | "list"} registration
 * @property {number} most
 * @property {boolean} checkIn
 * @property {number} lateEntry
 * @property {"smaller_tables" | "byes" | "bots"} remainder
 * @property {"place" | "share" | "wins"} points
 * @property {boolean} rated
 * @property {"organizer" | "when_done"} starts
 * @property {string} seconds
 * @property {number} minutes
 * @property {"forfeit" | "bot"} noShow
 * @property {string} rules
 */

/** @type {Plan} */
export const FIRST = {
  name: "",
  tableSize: 4,
  format: "swiss",
  rounds: 4,
  winners: 1,
  groups: 4,
  advance: 1,
  registration: "open",
  most: 64,
  checkIn: false,
  lateEntry: 0,
  remainder: "smaller_tables",
  points: "place",
  rated: true,
  starts: "organizer",
  seconds: "120",
  minutes: 15,
  noShow: "forfeit",
  rules: "",
};

/** @param {Plan} plan @returns {Settings["stages"]} */
function stagesOf({ format, rounds, winners, groups, advance, tableSize }) {
  if (format === "swiss") return [{ kind: "swiss", rounds }];
  if (format === "schedule") return [{ kind: "schedule", rounds }];
  if (format === "knockout") return [{ kind: "knockout", winners }];
  if (format === "groups") return [{ kind: "groups", groups, rounds, advance }, { kind: "knockout", winners }];
  return [{ kind: "swiss", rounds, advance: tableSize }, { kind: "schedule", rounds: 1 }];
}

/**
 * @param {import("../../../parts/catalogue.js").Title} title
 * @param {readonly string[]} units
 * @param {Readonly<Record<string, any>>} options
 * @param {Plan} plan
 * @returns {Settings}
 */
export function settingsOf(title, units, options, plan) {
  const seconds = Number(plan.seconds);
  return {
    name: plan.name.trim(),
    game: { title: title.key, modules: [...units], options, clock: seconds ? { kind: "turn", seconds } : null },
    table_size: plan.tableSize,
    stages: stagesOf(plan),
    remainder: plan.remainder,
    points: { kind: plan.points },
    registration: plan.registration,
    most_participants: plan.most,
    check_in: plan.checkIn,
    late_entry: plan.lateEntry,
    rounds_start: plan.starts,
    no_show: { minutes: plan.minutes, then: plan.noShow },
    rated: plan.rated,
    rules_text: plan.rules.trim(),
  };
}
