// Where replays come from: a game of this service, or a file that somebody has.

import { problemOf } from "../../client/src/problems.js";
import { client, inWords } from "../../app/session.js";

/** @typedef {import("../../client/types/contract.d.ts").GameResponse} GameResponse */
/** @typedef {import("../../client/types/contract.d.ts").RecordResponse} RecordResponse */
/** @typedef {import("../../client/types/contract.d.ts").AuditResponse} AuditResponse */
/** @typedef {import("../../client/types/contract.d.ts").Branch} Branch */
/** @typedef {import("../../client/types/contract.d.ts").Change} Change */
/** Whose view is shown: a seat's by its number, a spectator's, or everything. @typedef {number | "spectator" | "open"} Eyes */

/**
 * A record and what it changed in the view.
 * @typedef {Pick<RecordResponse, "version" | "at" | "actor" | "command" | "events" | "undone" | "words"> & {patch: Change[]}} Step
 */

/**
 * @typedef {object} Replay
 * @property {GameResponse} game As it is at the end.
 * @property {Eyes} eyes
 * @property {unknown} first The view before the first step.
 * @property {readonly Step[]} steps
 * @property {readonly Branch[]} branches
 * @property {AuditResponse} audit
 * @property {number | null} unreadable The version that cannot be shown; the steps end before it.
 * @property {string} key The public key that signs.
 */

/** The most bytes that the service takes. */
export const MAX_FILE = 10 * 1024 * 1024;

/**
 * @param {string} id
 * @param {Eyes | null} eyes
 * @param {AbortSignal} signal
 * @returns {Promise<Replay>}
 */
export async function storedReplay(id, eyes, signal) {
  const [game, audit, { branches }, { key }, records] = await Promise.all([
    client.readGame(id, { signal }),
    client.auditGame(id, { signal }),
    client.listBranches(id, { signal }),
    client.readSigningKey({ signal }),
    recordsOf(id, signal),
  ]);
  const patches = await Promise.all(records.map(({ version }) => patchOf(id, version, signal)));
  const steps = records.map((record, at) => ({ ...record, patch: patches[at] ?? [] }));
  return { game, eyes: eyes ?? "open", first: null, steps, branches, audit, unreadable: null, key };
}

/**
 * @param {Blob} file
 * @param {Eyes | null} eyes
 * @param {AbortSignal} signal
 * @returns {Promise<Replay>}
 */
export async function uploadedReplay(file, eyes, signal) {
  const audit = await client.auditUpload(await file.text(), { signal });
  return { ...(await storedReplay(audit.game ?? "", eyes, signal)), audit };
}

/** @param {string} id @param {AbortSignal} signal */
async function recordsOf(id, signal) {
  /** @type {RecordResponse[]} */
  const all = [];
  for (let after = /** @type {number | null} */ (0); after !== null; ) {
    const page = await client.listRecords(id, { after, limit: 100, signal, ...inWords });
    all.push(...page.records);
    after = page.next;
  }
  return all;
}

/** @param {string} id @param {number} version @param {AbortSignal} signal @returns {Promise<Change[]>} */
async function patchOf(id, version, signal) {
  if (version === 1) return [];
  const { changes } = await client.readDiff(id, { from: version - 1, to: version, signal });
  return changes.filter(({ path }) => /^\/view(\/|$)/.test(path)).map((change) => ({ ...change, path: change.path.slice(5) }));
}

/**
 * The file that `wardbook view` was started with.
 * @param {AbortSignal} signal
 */
export async function localFile(signal) {
  const response = await fetch("/file", { signal });
  if (!response.ok) throw await problemOf(response);
  return new File([await response.blob()], "");
}
