// A tournament, read again whenever its stream has news.

import { StreamReset } from "../../client/src/index.js";
import { useEffect, useState } from "../../app/html.js";
import { client, inWords, useAccount } from "../../app/session.js";

/** @typedef {import("../../client/types/contract.d.ts").TournamentResponse} Tournament */

/**
 * @typedef {object} LiveTournament
 * @property {Tournament | null} value
 * @property {unknown} error
 * @property {() => Promise<void>} again Read it now.
 */

/** How long to wait for further records before the tournament is read again, in milliseconds. */
const PAUSE = 200;

/** @param {string} id @returns {LiveTournament} */
export function useTournament(id) {
  const me = useAccount();
  const [state, setState] = useState(/** @type {{value: Tournament | null, error: unknown}} */ ({ value: null, error: null }));
  const again = async () => {
    try {
      const value = await client.readTournament(id, inWords);
      setState((old) => (old.value && old.value.id === value.id && old.value.version > value.version ? old : { value, error: null }));
    } catch (error) {
      setState((old) => ({ ...old, error }));
    }
  };
  useEffect(() => {
    const ending = new AbortController();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(again, PAUSE);
    };
    again().then(() => follow(id, soon, ending.signal)).catch((error) => ending.signal.aborted || setState((old) => ({ ...old, error })));
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [id, me?.id]);
  return { ...state, again };
}

/**
 * @param {string} id
 * @param {() => void} news
 * @param {AbortSignal} signal
 */
async function follow(id, news, signal) {
  while (!signal.aborted) {
    try {
      for await (const _record of client.streamTournamentRecords(id, { signal })) news();
      return;
    } catch (error) {
      if (!(error instanceof StreamReset)) throw error;
      news();
    }
  }
}
