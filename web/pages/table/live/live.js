// One game as this browser's player sees it, kept up to date from its stream.

import { useEffect, useMemo, useRef, useState } from "../../../app/html.js";
import { client, inWords, useAccount } from "../../../app/session.js";
import { NoAnswer, StreamReset } from "../../../client/src/index.js";
import { sleep } from "../../../client/src/retries.js";
import { changesThePast, merged } from "./log.js";
import { inBatches, oneAtATime } from "./once.js";

/** @typedef {import("../../../client/types/contract.d.ts").GameResponse} GameResponse */
/** @typedef {import("../../../client/types/contract.d.ts").ActionsResponse} ActionsResponse */
/** @typedef {import("../../../client/types/contract.d.ts").RecordResponse} RecordResponse */
/** @typedef {import("../../../client/types/contract.d.ts").ReplayStep} Step */

/**
 * What is known of the game.
 * @typedef {object} Known
 * @property {GameResponse | null} game
 * @property {ActionsResponse | null} actions null without an account.
 * @property {readonly Step[]} records The latest ones, oldest first, said as the reader saw them.
 * @property {unknown} error What keeps the table from being shown.
 */

/**
 * @typedef {object} Updates
 * @property {() => Known} now What is known at this moment.
 * @property {() => Promise<void>} refresh Read the game again.
 * @property {() => Promise<void>} older Load older records.
 * @property {() => Promise<void>} everything Load all records.
 */

/** @typedef {Known & Updates} Live */

/** @type {Known} */
const NOTHING = { game: null, actions: null, records: [], error: null };
const PAGE = 50;
const MOST_TRIES = 5;
const PAUSE = 2000;

/**
 * @param {string} id
 * @returns {Live}
 */
export function useLive(id) {
  const [known, setKnown] = useState(NOTHING);
  const latest = useRef(NOTHING);
  const me = useAccount();
  const updates = useMemo(() => updating(id, latest, setKnown), [id, me?.id]);

  useEffect(() => {
    const ending = new AbortController();
    follow(id, updates, ending.signal).catch((error) => ending.signal.aborted || updates.change({ error }));
    const again = () => latest.current.game && updates.refresh().catch(() => undefined);
    addEventListener("wardbook:connection", again);
    addEventListener("online", again);
    return () => {
      ending.abort();
      removeEventListener("wardbook:connection", again);
      removeEventListener("online", again);
    };
  }, [updates]);
  return { ...known, ...updates };
}

/**
 * @param {string} id
 * @param {{current: Known}} latest
 * @param {(next: Known) => void} show
 */
function updating(id, latest, show) {
  const now = () => latest.current;
  const change = (/** @type {Partial<Known>} */ part) => {
    latest.current = { ...latest.current, ...part };
    show(latest.current);
  };
  const refresh = oneAtATime(async () => {
    const { game, actions } = await readTogether(id);
    if ((now().game?.version ?? 0) <= game.version) change({ game, actions, error: null });
  });
  const learn = async (/** @type {number | null} */ from) => {
    while (from !== null) {
      /** @type {import("../../../client/types/contract.d.ts").ReplayResponse} */
      const page = await client.readReplay(id, { from, ...inWords });
      change({ records: merged(now().records, page.steps) });
      from = page.next;
    }
  };
  const latestSteps = oneAtATime(() => learn(now().records.at(-1)?.version ?? Math.max(0, (now().game?.version ?? 0) - PAGE)));
  const older = () => learn(Math.max(0, (now().records[0]?.version ?? 1) - 1 - PAGE));
  const everything = oneAtATime(() => learn(0));
  const again = oneAtATime(() => learn((now().records[0]?.version ?? 1) - 1));
  const received = inBatches((/** @type {RecordResponse[]} */ records) => {
    const { game, records: known } = now();
    if (records.some((record) => record.version > (game?.version ?? 0))) refresh().catch(() => undefined);
    const last = known.at(-1)?.version ?? 0;
    if (records.some((record) => record.version > last)) {
      const load = records.some(changesThePast) ? again : latestSteps;
      load().catch(() => undefined);
    }
  });
  return { now, change, refresh, older, everything, latestSteps, received };
}

/**
 * The game and what can be done, of the same version. In a burst of moves that may take some tries.
 * @param {string} id
 */
async function readTogether(id) {
  for (let tries = 1; ; tries += 1) {
    const [game, actions] = await Promise.all([
      client.readGame(id),
      client.key ? client.listActions(id, inWords) : Promise.resolve(null),
    ]);
    if (!actions || actions.version === game.version || tries === MOST_TRIES) return { game, actions };
  }
}

/**
 * Read the game, then everything that happens, for as long as the page is shown.
 * @param {string} id
 * @param {ReturnType<typeof updating>} updates
 * @param {AbortSignal} signal
 */
async function follow(id, updates, signal) {
  await updates.refresh();
  for (;;) {
    try {
      await updates.latestSteps();
      const after = updates.now().records.at(-1)?.version ?? 0;
      for await (const record of client.streamRecords(id, { after, signal })) updates.received(record);
      return;
    } catch (error) {
      if (error instanceof StreamReset) updates.change(NOTHING);
      else if (!(error instanceof NoAnswer)) throw error;
    }
    await sleep(PAUSE, signal);
    await updates.refresh().catch(() => undefined);
  }
}
