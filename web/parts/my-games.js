// The games of this browser's player, kept up to date from the player's stream of notices.

import { Problem, StreamReset } from "../client/src/index.js";
import { serviceTime } from "../app/connection.js";
import { useEffect, useState } from "../app/html.js";
import { client } from "../app/session.js";
import { isMyTurn } from "./game-list.js";

/** @typedef {import("../client/types/contract.d.ts").ListedGame} ListedGame */

/**
 * @typedef {object} MyGames
 * @property {readonly ListedGame[]} running Those that are not over, "your turn" first.
 * @property {readonly ListedGame[]} invitations Open games with a seat that is kept for the player.
 * @property {number} news Grows with every notice.
 * @property {unknown} error
 */

/** @type {MyGames} */
const NONE = { running: [], invitations: [], news: 0, error: null };

/** How long to wait for further notices before the games are listed again, in milliseconds. */
const PAUSE = 300;

/** How long before the first list the stream begins, in milliseconds, so that nothing is missed in between. */
const OVERLAP = 2_000;

/**
 * @param {string | null} me The id of the player; null without an account.
 * @returns {MyGames}
 */
export function useMyGames(me) {
  const [games, setGames] = useState(NONE);
  useEffect(() => {
    if (me === null) return setGames(NONE);
    const ending = new AbortController();
    const refresh = async () => {
      const lists = await readLists(me, ending.signal);
      setGames((old) => ({ ...lists, news: old.news + 1, error: null }));
    };
    follow(refresh, ending.signal).catch((error) => ending.signal.aborted || setGames((old) => ({ ...old, error })));
    return () => ending.abort();
  }, [me]);
  return games;
}

/**
 * @param {string} me
 * @param {AbortSignal} signal
 */
async function readLists(me, signal) {
  const [open, revealing, playing, kept] = await Promise.all([
    client.listGames({ player: me, status: "open", limit: 50, signal }),
    client.listGames({ player: me, status: "revealing", limit: 50, signal }),
    client.listGames({ player: me, status: "playing", limit: 50, signal }),
    client.listGames({ reserved: "me", limit: 50, signal }),
  ]);
  const invited = new Set(kept.games.map((game) => game.id));
  const running = [...playing.games, ...revealing.games, ...open.games].filter((game) => !invited.has(game.id));
  running.sort((one, other) => Number(isMyTurn(other)) - Number(isMyTurn(one)) || other.updated - one.updated);
  return { running, invitations: kept.games };
}

/**
 * List the games, and again after every notice. Notices that come at once are answered together.
 * @param {() => Promise<void>} refresh
 * @param {AbortSignal} signal
 */
async function follow(refresh, signal) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  signal.addEventListener("abort", () => clearTimeout(timer));
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => refresh().catch(() => undefined), PAUSE);
  };
  const began = Date.now();
  await refresh();
  const after = String(Math.floor(serviceTime() - (Date.now() - began) - OVERLAP));
  while (!signal.aborted) {
    try {
      for await (const _notice of client.streamNotices({ after, signal })) soon();
      return;
    } catch (error) {
      if (error instanceof StreamReset) soon();
      else if (error instanceof Problem && error.status === 429) return;
      else throw error;
    }
  }
}
