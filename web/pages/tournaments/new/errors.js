// Which input a refusal of the service is about, and what to say there.

import { explain } from "../../../app/problems.js";
import { Problem } from "../../../client/src/index.js";

/** The input that each code is about. @type {Record<string, string>} */
const PLACES = {
  bad_late_entry: "lateEntry",
  times_in_past: "times",
  times_missing: "times",
  times_not_rising: "times",
  too_many_times: "times",
  tie_break_twice: "tieBreaks",
  too_few_players: "most",
  too_many_registered: "most",
  wrong_player_count: "tableSize",
  module_conflict: "units",
  unknown_module: "units",
  option_without_module: "options",
  bad_options: "options",
  too_many_boards: "options",
  unknown_figure: "figures",
  bad_figure: "figures",
  no_rulebook_clock: "clock",
  bad_clock: "clock",
};

/** The input of each setting, by the beginning of its name. @type {[string, string][]} */
const SETTINGS = [
  ["name", "name"],
  ["table_size", "tableSize"],
  ["most_participants", "most"],
  ["late_entry", "lateEntry"],
  ["review_minutes", "review"],
  ["no_show.minutes", "minutes"],
  ["times", "times"],
  ["tie_breaks", "tieBreaks"],
  ["rules_text", "rules"],
  ["game.clock", "clock"],
  ["game.modules", "units"],
  ["game.options", "options"],
];

/**
 * @param {unknown} error
 * @param {import("./settings.js").Plan["format"]} format
 * @returns {{place: string, text: string} | null}
 */
export function placed(error, format) {
  if (!error) return null;
  const text = explain(error);
  if (!(error instanceof Problem)) return { place: "", text };
  const { fields } = /** @type {{fields?: Record<string, string[]>}} */ (error.facts);
  const field = Object.keys(fields ?? {})[0]?.replace(/^settings\./, "");
  if (error.code === "too_many_advance") return { place: format === "knockout" ? "winners" : "advance", text };
  return { place: field === undefined ? (PLACES[error.code] ?? "") : placeOfField(field), text };
}

/** @param {string} field */
function placeOfField(field) {
  const inStage = /^stages\.\d+\.(\w+)/.exec(field)?.[1];
  return inStage ?? SETTINGS.find(([name]) => field.startsWith(name))?.[1] ?? "";
}
