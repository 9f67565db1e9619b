// One click to a table: a guest account if needed, and a game against an easy bot that has started.

import { go } from "../../app/router.js";
import { client, guest, inWords } from "../../app/session.js";

/** @typedef {import("../../parts/catalogue.js").Title} Title */

/**
 * The seats of a quick game: as few as the title allows, but for two.
 * @param {Title} title
 * @returns {import("../../client/types/contract.d.ts").NewSeat[]}
 */
export function quickSeats(title) {
  const bot = title.bots.includes("easy") ? "easy" : title.bots[0];
  const count = title.players.find((players) => players >= 2) ?? 1;
  return [{ kind: "human" }, ...Array.from({ length: count - 1 }, () => ({ kind: /** @type {const} */ ("bot"), bot }))];
}

/** @param {Title} title */
export async function playNow(title) {
  await guest();
  const game = await client.createGame({ title: title.key, seats: quickSeats(title) }, inWords);
  await client.postCommand(game.id, { type: "start" }, inWords);
  go(`/table/${game.id}`);
}
