// The usual formats, and the stages that they consist of.

/** @typedef {import("../../../client/types/contract.d.ts").TournamentStage} Stage */

export const FORMATS = /** @type {const} */ (["swiss", "schedule", "knockout", "groups", "swissFinal"]);

/**
 * @typedef {object} StagePlan
 * @property {typeof FORMATS[number] | "other"} format `other` for stages that were put together elsewhere.
 * @property {number} rounds
 * @property {number} winners
 * @property {number} groups
 * @property {number} advance
 * @property {readonly Stage[]} stages Those of `other`.
 */

/** @type {StagePlan} */
export const FIRST_STAGES = { format: "swiss", rounds: 4, winners: 1, groups: 4, advance: 1, stages: [] };

/** @param {StagePlan & {tableSize: number}} plan @returns {Stage[]} */
export function stagesOf({ format, rounds, winners, groups, advance, tableSize, stages }) {
  if (format === "other") return [...stages];
  if (format === "swiss") return [{ kind: "swiss", rounds }];
  if (format === "schedule") return [{ kind: "schedule", rounds }];
  if (format === "knockout") return [{ kind: "knockout", winners }];
  if (format === "groups") return [{ kind: "groups", groups, rounds, advance }, { kind: "knockout", winners }];
  return [{ kind: "swiss", rounds, advance: tableSize }, { kind: "schedule", rounds: 1 }];
}

/**
 * The format with these stages.
 * @param {readonly Stage[]} stages
 * @param {number} tableSize
 * @returns {StagePlan}
 */
export function planOfStages(stages, tableSize) {
  const values = Object.assign({}, ...stages.toReversed());
  const plan = { ...FIRST_STAGES, rounds: values.rounds ?? FIRST_STAGES.rounds, winners: values.winners ?? 1, groups: values.groups ?? FIRST_STAGES.groups, advance: values.advance ?? 1, stages };
  const format = FORMATS.find((one) => alike(stagesOf({ ...plan, format: one, tableSize }), stages));
  return { ...plan, format: format ?? "other" };
}

/** Whether stages are the same, with what is left out as its usual value. @param {readonly Stage[]} some @param {readonly Stage[]} others */
function alike(some, others) {
  const filled = (/** @type {Stage} */ stage) => JSON.stringify(Object.entries({ advance: null, winners: 1, ...(stage.kind === "groups" && { advance: 1 }), ...stage }).toSorted());
  return some.length === others.length && some.every((stage, at) => filled(stage) === filled(/** @type {Stage} */ (others[at])));
}
