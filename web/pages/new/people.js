// People whom the player of this browser has played with.

import { account, client } from "../../app/session.js";

/** @typedef {{id: string, name: string}} Person */

/**
 * @param {AbortSignal} signal
 * @returns {Promise<Person[]>} Those of the latest games first.
 */
export async function peoplePlayedWith(signal) {
  const me = account()?.id;
  if (!me) return [];
  const { games } = await client.listGames({ player: me, limit: 50, signal });
  const people = new Map();
  for (const seat of games.flatMap((game) => game.seats)) {
    if (seat.player && seat.name && seat.player !== me && !people.has(seat.player)) people.set(seat.player, seat.name);
  }
  return [...people].map(([id, name]) => ({ id, name }));
}

/**
 * The id of a player in what was typed: the id itself, or the address of the player's page.
 * @param {string} text
 */
export function playerIdIn(text) {
  return /[0-9a-f]{16}/.exec(text.trim().toLowerCase())?.[0] ?? text.trim();
}
