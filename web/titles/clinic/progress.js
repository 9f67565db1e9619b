// Where the game is: six rounds of three actions, moves, business and administration.

import { say } from "../../app/language.js";
import { WORDS } from "./words.js";

const ROUNDS = 6;
const MOVES = ["zombies", "move", "victims"];
const BUSINESS = ["blood_draws", "turning", "care", "expenses", "popularity"];
const ADMINISTRATION = ["administration", "departures"];

/**
 * @param {import("./scene.js").View} view
 * @returns {import("../titles.js").Progress}
 */
export function progress({ round, step }) {
  const phases = [
    ...[1, 2, 3].map((number) => say(WORDS.phaseAction, { number })),
    say(WORDS.phaseMove),
    say(WORDS.phaseBusiness),
    say(WORDS.phaseAdministration),
  ];
  return { round, rounds: ROUNDS, phases, phase: phaseOf(step) };
}

/** @param {string} step */
function phaseOf(step) {
  const action = /_([123])$/.exec(step)?.[1];
  if (action) return Number(action) - 1;
  const later = [MOVES, BUSINESS, ADMINISTRATION].findIndex((steps) => steps.includes(step));
  return later < 0 ? -1 : 3 + later;
}
