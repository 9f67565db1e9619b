// A player's nonce is committed to and revealed without anybody clicking.

import { useEffect, useRef } from "../../../app/html.js";
import { canCommit, commitToNonce, nonceFor } from "../../../game/nonces.js";

/** @typedef {import("../live/live.js").GameResponse} GameResponse */

/** Commands that are sent from here. */
export const AUTOMATIC = new Set(["commit", "reveal"]);

/**
 * What a seat owes: its nonce, or a new commitment because the old one is void. Null if it owes nothing, or if
 * another browser has the nonce.
 * @param {GameResponse} game
 * @param {number | null} seat
 * @returns {Promise<{type: string} & Record<string, string> | null>}
 */
async function owed(game, seat) {
  const own = game.seats.find((one) => one.seat === seat);
  if (own?.must_commit) return { type: "commit", ...(canCommit ? { commitment: await commitToNonce() } : {}) };
  if (game.status !== "revealing" || !own?.commitment || own.nonce) return null;
  const nonce = nonceFor(own.commitment);
  return nonce ? { type: "reveal", nonce } : null;
}

/**
 * Whether a seat has to reveal a nonce that this browser does not have.
 * @param {GameResponse} game
 * @param {number | null} seat
 */
export function nonceIsElsewhere(game, seat) {
  const own = game.seats.find((one) => one.seat === seat);
  return Boolean(game.status === "revealing" && own?.commitment && !own.nonce && !nonceFor(own.commitment));
}

/**
 * How to join: with a nonce where others have one, so that nobody is alone with theirs.
 * @param {GameResponse} game
 * @returns {Promise<{type: string} & Record<string, string>>}
 */
export async function joining(game) {
  const others = game.seats.some((one) => one.commitment);
  return { type: "join", ...(others && canCommit ? { commitment: await commitToNonce() } : {}) };
}

/**
 * Send what the player's seat owes, once for each version; after another command that is on its way.
 * @param {GameResponse} game
 * @param {number | null} seat
 * @param {import("../moves/sending.js").Sending} sending
 */
export function useNonces(game, seat, { busy, send }) {
  const sent = useRef(0);
  useEffect(() => {
    if (busy || sent.current === game.version) return;
    owed(game, seat).then((command) => {
      if (!command) return;
      sent.current = game.version;
      send(command);
    });
  }, [game.version, seat, busy]);
}
