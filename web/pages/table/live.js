// One game as this browser's player sees it, kept up to date from its stream.

import { StreamReset } from "../../client/src/index.js";
import { useEffect, useState } from "../../app/html.js";
import { client, inWords } from "../../app/session.js";

/** @typedef {import("../../client/types/contract.d.ts").GameResponse} GameResponse */
/** @typedef {import("../../client/types/contract.d.ts").ActionsResponse} ActionsResponse */
/** @typedef {import("../../client/types/contract.d.ts").RecordResponse} RecordResponse */

/**
 * @typedef {object} Live
 * @property {GameResponse | null} game
 * @property {ActionsResponse | null} actions null for spectators.
 * @property {readonly RecordResponse[]} records What happened, oldest first.
 * @property {boolean} connected
 * @property {unknown} error What keeps the table from being shown.
 */

/** @type {Live} */
const EMPTY = { game: null, actions: null, records: [], connected: false, error: null };

/**
 * @param {string} id
 * @returns {Live & {refresh: () => Promise<void>}}
 */
export function useLive(id) {
  const [live, setLive] = useState(EMPTY);
  const change = (/** @type {Partial<Live>} */ part) => setLive((old) => ({ ...old, ...part }));

  const refresh = async () => {
    const [game, actions] = await Promise.all([
      client.readGame(id),
      client.key ? client.listActions(id, inWords) : Promise.resolve(null),
    ]);
    setLive((old) => (old.game && old.game.version > game.version ? old : { ...old, game, actions, error: null }));
  };

  useEffect(() => {
    const ending = new AbortController();
    follow(id, refresh, change, setLive, ending.signal).catch((error) => ending.signal.aborted || change({ error }));
    return () => ending.abort();
  }, [id]);
  return { ...live, refresh };
}

/**
 * @param {string} id
 * @param {() => Promise<void>} refresh
 * @param {(part: Partial<Live>) => void} change
 * @param {(update: (old: Live) => Live) => void} setLive
 * @param {AbortSignal} signal
 */
async function follow(id, refresh, change, setLive, signal) {
  await refresh();
  while (!signal.aborted) {
    try {
      change({ connected: true, records: [] });
      for await (const record of client.streamRecords(id, { after: 0, signal, ...inWords })) {
        setLive((old) => ({ ...old, connected: true, records: [...old.records, record] }));
        await refresh();
      }
      return;
    } catch (error) {
      if (!(error instanceof StreamReset)) throw error;
    }
  }
}
