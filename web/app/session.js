// Who plays in this browser. The key stays in its local storage.

import { Client } from "../client/src/index.js";
import { watchedFetch } from "./connection.js";
import { useEffect, useState } from "./html.js";
import { language } from "./language.js";

/**
 * @typedef {object} Account
 * @property {string} id
 * @property {string} name
 * @property {string} key
 * @property {string | null} recoveryCode Until the player says that it is written down.
 */

const STORED = "wardbook.account";

/** @returns {Account | null} */
export function account() {
  const stored = localStorage.getItem(STORED);
  return stored ? JSON.parse(stored) : null;
}

/** The client of this page, with the key of the account if there is one. */
export const client = new Client(location.origin, { key: account()?.key, retries: { most: 3 }, fetch: watchedFetch });

/** The account of this browser, drawn again when it changes. */
export function useAccount() {
  const [present, setPresent] = useState(account);
  useEffect(() => {
    const update = () => setPresent(account());
    addEventListener("wardbook:account", update);
    return () => removeEventListener("wardbook:account", update);
  }, []);
  return present;
}

/** Sentences of the service come in the reader's language. */
export const inWords = { words: language };

/** @param {Account | null} next */
export function keepAccount(next) {
  if (next) localStorage.setItem(STORED, JSON.stringify(next));
  else localStorage.removeItem(STORED);
  client.key = next?.key ?? null;
  dispatchEvent(new Event("wardbook:account"));
}

/**
 * The account of this browser; a guest account if there is none.
 * @returns {Promise<Account>}
 */
export async function guest() {
  const present = account();
  if (present) return present;
  const created = await client.createPlayer({ name: guestName() });
  const next = { id: created.id, name: created.name, key: created.key, recoveryCode: created.recovery_code };
  keepAccount(next);
  return next;
}

function guestName() {
  const number = crypto.getRandomValues(new Uint16Array(1))[0] ?? 0;
  return `Guest ${1000 + (number % 9000)}`;
}
