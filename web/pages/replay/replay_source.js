// Where replays come from: a game of this service, or a file that somebody has.

import { problemOf } from "../../client/src/problems.js";
import { client, inWords } from "../../app/session.js";

/** @typedef {import("../../client/types/contract.d.ts").ReplayResponse} ReplayResponse */
/** @typedef {import("../../client/types/contract.d.ts").ReplayStep} Step */
/** @typedef {import("../../client/types/contract.d.ts").GameResponse} GameResponse */
/** @typedef {import("../../client/types/contract.d.ts").AuditResponse} AuditResponse */

/** Whose view is shown: a seat's, by its number, "spectator", or "open" for everything. @typedef {string} Eyes */

/** @typedef {ReplayResponse & {audit: AuditResponse, key: string}} Replay A whole game with its verdict and the key that signs it. */

/** The most bytes that the service takes. */
export const MAX_FILE = 10 * 1024 * 1024;

/** @param {GameResponse} game */
export const isOver = ({ status }) => status === "finished" || status === "abandoned";

/**
 * A game of this service. With everything open when it is over, unless other eyes are asked for.
 * @param {string} id
 * @param {Eyes | null} eyes
 * @param {AuditResponse | null} known The verdict, if it was asked for before.
 * @param {AbortSignal} signal
 * @returns {Promise<Replay>}
 */
export async function storedReplay(id, eyes, known, signal) {
  const asked = eyes ?? (isOver(await client.readGame(id, { signal })) ? "open" : undefined);
  const [replay, audit, { key }] = await Promise.all([
    allSteps((from) => client.readReplay(id, { eyes: asked, from, signal, ...inWords })),
    known ?? client.auditGame(id, { signal }),
    client.readSigningKey({ signal }),
  ]);
  return { ...replay, audit, key };
}

/**
 * @param {Blob} file
 * @param {Eyes | null} eyes
 * @param {AbortSignal} signal
 * @returns {Promise<Replay>}
 */
export async function uploadedReplay(file, eyes, signal) {
  const text = await file.text();
  const replay = await allSteps((from) => client.replayUpload(text, { eyes: eyes ?? "open", from, signal, ...inWords }));
  if (!replay.audit) throw new Error("the answer has no verdict");
  return { ...replay, audit: replay.audit, key: replay.key ?? "" };
}

/**
 * Very long games come in several answers.
 * @param {(from: number) => Promise<ReplayResponse>} ask
 * @returns {Promise<ReplayResponse>}
 */
async function allSteps(ask) {
  const first = await ask(0);
  const steps = [...first.steps];
  for (let { next } = first; next !== null; ) {
    const more = await ask(next);
    steps.push(...more.steps);
    next = more.next;
  }
  return { ...first, steps };
}

/**
 * The file that `wardbook view` was started with, or a game in it.
 * @param {string} game The name of the game's file in a bundle; empty for the file itself.
 * @param {AbortSignal} signal
 */
export async function localFile(game, signal) {
  const response = await fetch(game ? `/file/${game}` : "/file", { signal });
  if (!response.ok) throw await problemOf(response);
  return new File([await response.blob()], "");
}
