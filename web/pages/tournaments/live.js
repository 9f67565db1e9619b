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

/** How long further records are waited for before the tournament is read again, in milliseconds. */
const PAUSE = 300;

/** @param {string} id @returns {LiveTournament} */
export function useTournament(id) {
  const me = useAccount();
  const [state, setState] = useState(/** @type {{value: Tournament | null, error: unknown}} */ ({ value: null, error: null }));
  const read = async () => {
    const { key } = client;
    try {
      const value = await client.readTournament(id, inWords);
      if (client.key === key) setState((old) => (old.value && old.value.id === id && old.value.version > value.version ? old : { value, error: null }));
      return value.version;
    } catch (error) {
      setState((old) => ({ ...old, error }));
      return undefined;
    }
  };
  useEffect(() => {
    const ending = new AbortController();
    follow(id, read, ending.signal).catch((error) => ending.signal.aborted || setState((old) => ({ ...old, error })));
    return () => ending.abort();
  }, [id, me?.id]);
  return { ...state, again: async () => void (await read()) };
}

/**
 * Read the tournament, and again soon after something happened. Only what happens after that is sent.
 * @param {string} id
 * @param {() => Promise<number | undefined>} read Returns the version; undefined if that failed.
 * @param {AbortSignal} signal
 */
async function follow(id, read, signal) {
  /** @type {ReturnType<typeof setTimeout> | null} */
  let timer = null;
  const readSoon = () => {
    timer = null;
    if (!signal.aborted) read();
  };
  while (!signal.aborted) {
    const after = await read();
    try {
      for await (const _record of client.streamTournamentRecords(id, { after, signal })) timer ??= setTimeout(readSoon, PAUSE);
      return;
    } catch (error) {
      if (!(error instanceof StreamReset)) throw error;
    }
  }
}
