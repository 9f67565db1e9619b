// Nonces of this browser's player: a share in the luck of a game. Only the commitment is sent until the game asks.

const STORED = "wardbook.nonces";
/** How many are kept; the oldest is given up first. */
const MOST = 200;

/** Whether this browser can commit to a nonce: not on pages without encryption, but for those of this machine. */
export const canCommit = Boolean(globalThis.crypto?.subtle);

/** @returns {[commitment: string, nonce: string][]} */
function kept() {
  return JSON.parse(localStorage.getItem(STORED) ?? "[]");
}

/** @param {Uint8Array} bytes */
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Choose a nonce, keep it, and return the commitment to it for `createGame`, `join` or `commit`.
 * @returns {Promise<string>}
 */
export async function commitToNonce() {
  const nonce = hex(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(nonce));
  const commitment = hex(new Uint8Array(digest));
  localStorage.setItem(STORED, JSON.stringify([...kept(), [commitment, nonce]].slice(-MOST)));
  return commitment;
}

/**
 * The nonce to reveal for a seat's commitment; null if another browser has it.
 * @param {string} commitment
 */
export function nonceFor(commitment) {
  return kept().find(([known]) => known === commitment)?.[1] ?? null;
}
