// Where a refusal of the service belongs in the form, and what to say there.

import { Problem } from "../../client/src/index.js";
import { explain } from "../../app/problems.js";

/** The part of the form that each code is about. @type {Record<string, string>} */
const PLACES = {
  module_conflict: "units",
  wrong_player_count: "seats",
  seat_kind_needed: "seats",
  no_such_seat_kind: "seats",
  no_rulebook_clock: "clock",
  bad_clock: "clock",
  unknown_player: "seats",
  invitation_refused: "seats",
  option_without_module: "options",
  too_many_boards: "options",
  unknown_figure: "figures",
  bad_figure: "figures",
};

/**
 * @param {unknown} error
 * @returns {{place: string, text: string} | null}
 */
export function placed(error) {
  if (!error) return null;
  const text = explain(error);
  if (!(error instanceof Problem)) return { place: "", text };
  const { seat, fields, reason } = /** @type {Record<string, any>} */ (error.facts);
  if (typeof seat === "number") return { place: `seat-${seat}`, text };
  if (error.code === "invalid_fields" && fields) return { place: placeOfField(Object.keys(fields)[0] ?? ""), text };
  if (typeof reason === "string" && error.code === "bad_options") return { place: reason.includes("$.figures") ? "figures" : "options", text };
  return { place: PLACES[error.code] ?? "", text };
}

/**
 * The place of a field of the request, such as "clock.seconds" or "seats.1.player".
 * @param {string} field
 */
function placeOfField(field) {
  const [first = "", second = ""] = field.split(".");
  if (first === "seats" && /^\d+$/.test(second)) return `seat-${second}`;
  return first === "modules" ? "units" : first;
}
