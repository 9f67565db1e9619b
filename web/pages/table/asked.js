// Whose turn it is and what is asked, in words.

import { say } from "../../app/language.js";
import { WORDS } from "./words.js";

/** @typedef {import("./live/live.js").GameResponse} GameResponse */

/**
 * One sentence about whose turn it is and what is asked.
 * @param {GameResponse} game
 * @param {import("./live/live.js").ActionsResponse | null} actions
 * @param {readonly string[]} names
 */
export function whatIsAsked(game, actions, names) {
  if (game.status === "finished") return say(WORDS.finished);
  if (game.status === "abandoned") return say(WORDS.abandoned);
  if (actions?.must && game.status === "playing") return actions.words?.step ?? say(WORDS.yourTurn);
  const awaited = (game.awaiting.seats ?? []).map((seat) => names[seat]);
  if (awaited.length) return say(WORDS.waiting, { names: awaited.join(", ") });
  return say(game.status === "playing" ? WORDS.working : WORDS.waitingForPlayers);
}
