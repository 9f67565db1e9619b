// Every record of a game with what it changed in the view.

import { client } from "../../../app/session.js";

/** @typedef {import("../../../app/timeline.js").Step} Step */

const PAGE = 30;

/**
 * The steps after a version; not all at once if there are many.
 * @param {string} game
 * @param {number} from
 * @param {AbortSignal} signal
 * @returns {Promise<Step[]>}
 */
export async function stepsAfter(game, from, signal) {
  const { records } = await client.listRecords(game, { after: from, limit: PAGE, signal });
  return Promise.all(records.map(async (record) => ({ ...record, patch: await patchOf(game, record.version, signal) })));
}

/** @param {string} game @param {number} version @param {AbortSignal} signal */
async function patchOf(game, version, signal) {
  if (version === 1) return [];
  const { changes } = await client.readDiff(game, { from: version - 1, to: version, signal });
  return changes.filter(({ path }) => /^\/view(\/|$)/.test(path)).map((change) => ({ ...change, path: change.path.slice(5) }));
}
