// Where the game is, and how the seats stand.

import { say } from "../../app/language.js";
import { PHASES } from "./words.js";

/** @typedef {import("./table.js").View} View */

const ROUNDS = 8;

/** The steps of each phase. Steps of the setup and the end belong to none. */
const STEPS = [
  ["event_card", "arrival", "city_moves", "city_trips", "ambulances", "admission"],
  ["automa_removal", "improvement", "trade_in", "investing"],
  ["before_activation", "activation", "automa_card", "automa_activation"],
  ["monitoring", "protection", "scoring"],
  ["reports"],
  ["shift_change", "automa_improvement"],
];

/**
 * @param {View} view
 * @returns {import("../titles.js").Progress}
 */
export function progress(view) {
  return {
    round: view.round,
    rounds: Math.max(ROUNDS, view.round),
    phases: PHASES.map((phase) => say(phase)),
    phase: view.round ? STEPS.findIndex((steps) => steps.includes(view.step)) : -1,
  };
}

/** The points of each seat. Blood bags and fatalities are counted at the end only. @param {View} view */
export const points = (view) => view.hospitals.map((hospital) => hospital.points);
