// A tournament that is being put together, and the settings that are sent.

import { asLocal, timesOf } from "../forms/times.js";
import { FIRST_STAGES, planOfStages, stagesOf } from "./stages.js";

/** @typedef {import("../../../client/types/contract.d.ts").TournamentSettings} Settings */
/** @typedef {import("../../new/draft.js").Draft} Draft */

/**
 * @typedef {object} OwnPlan
 * @property {string} name
 * @property {number} tableSize
 * @property {NonNullable<Settings["registration"]>} registration
 * @property {number} most
 * @property {boolean} checkIn
 * @property {number} lateEntry
 * @property {NonNullable<Settings["remainder"]>} remainder
 * @property {"place" | "share" | "wins"} points
 * @property {readonly import("../forms/tie-breaks.js").TieBreak[]} tieBreaks
 * @property {NonNullable<Settings["bye_points"]>} bye
 * @property {boolean} rated
 * @property {NonNullable<Settings["rounds_start"]>} starts
 * @property {readonly string[]} times As the inputs show them.
 * @property {number} review
 * @property {number} minutes
 * @property {"forfeit" | "bot"} noShow
 * @property {string} rules
 */

/** @typedef {OwnPlan & import("./stages.js").StagePlan} Plan */

/** @type {Plan} */
export const FIRST = {
  ...FIRST_STAGES,
  name: "",
  tableSize: 4,
  registration: "open",
  most: 64,
  checkIn: false,
  lateEntry: 0,
  remainder: "smaller_tables",
  points: "place",
  tieBreaks: ["head_to_head", "opponents_points", "score_share", "wins", "lot"],
  bye: "average",
  rated: true,
  starts: "organizer",
  times: [],
  review: 0,
  minutes: 15,
  noShow: "forfeit",
  rules: "",
};

/** The plan that has these settings. @param {Settings} settings @returns {Plan} */
export function planOf(settings) {
  return {
    ...planOfStages(settings.stages, settings.table_size),
    name: settings.name,
    tableSize: settings.table_size,
    registration: settings.registration ?? FIRST.registration,
    most: settings.most_participants ?? 512,
    checkIn: settings.check_in ?? false,
    lateEntry: settings.late_entry ?? 0,
    remainder: settings.remainder ?? FIRST.remainder,
    points: settings.points?.kind ?? FIRST.points,
    tieBreaks: settings.tie_breaks ?? FIRST.tieBreaks,
    bye: settings.bye_points ?? FIRST.bye,
    rated: settings.rated ?? true,
    starts: settings.rounds_start ?? FIRST.starts,
    times: (settings.times ?? []).map(asLocal),
    review: settings.review_minutes ?? 0,
    minutes: settings.no_show?.minutes ?? FIRST.minutes,
    noShow: settings.no_show?.then ?? FIRST.noShow,
    rules: settings.rules_text ?? "",
  };
}

/**
 * @param {import("../../../client/types/contract.d.ts").NewGame} game
 * @param {Plan} plan
 * @param {Settings | null} before What the form does not show stays as it was.
 * @returns {Settings}
 */
export function settingsOf(game, plan, before) {
  const sameRule = before?.points?.kind === plan.points;
  return {
    ...before,
    name: plan.name.trim(),
    game: { title: game.title, modules: game.modules ?? [], options: game.options ?? {}, clock: game.clock ?? null, undo: game.undo ?? "off", visibility: game.visibility ?? "public" },
    table_size: plan.tableSize,
    stages: stagesOf(plan),
    remainder: plan.remainder,
    points: sameRule && before?.points ? before.points : { kind: plan.points },
    tie_breaks: [...plan.tieBreaks],
    bye_points: plan.bye,
    registration: plan.registration,
    most_participants: plan.most,
    check_in: plan.checkIn,
    late_entry: plan.lateEntry,
    rounds_start: plan.starts,
    times: plan.starts === "organizer" ? [] : timesOf(plan.times).slice(0, plan.starts === "when_done" ? 1 : undefined),
    review_minutes: plan.review,
    no_show: { ...before?.no_show, minutes: plan.minutes, then: plan.noShow },
    rated: plan.rated,
    rules_text: plan.rules.trim(),
  };
}

/**
 * A draft of the games with these settings.
 * @param {Draft} draft
 * @param {Settings["game"]} game
 * @returns {Draft}
 */
export function draftOf(draft, game) {
  const { figures = {}, ...options } = /** @type {Record<string, any>} */ (game.options ?? {});
  const { clock } = game;
  return {
    ...draft,
    units: game.modules ?? [],
    options,
    figures,
    undo: game.undo ?? "off",
    visibility: game.visibility ?? "public",
    clock: clock?.kind ?? "none",
    seconds: clock?.kind === "turn" ? clock.seconds : draft.seconds,
  };
}
