// Who plays in this browser. The key stays in its local storage.

import { Client, Problem } from "../client/src/index.js";
import { watchedFetch } from "./connection.js";
import { useLayoutEffect, useState } from "./html.js";
import { language, say } from "./language.js";
import { WORDS } from "./words.js";

/**
 * @typedef {object} Account
 * @property {string} id
 * @property {string} name
 * @property {string} key
 * @property {string | null} recoveryCode Until the player says that it is written down.
 */

const STORED = "wardbook.account";
const STORED_LOST = "wardbook.lost-account";

/** @param {string} item @returns {Account | null} */
function read(item) {
  const stored = localStorage.getItem(item);
  return stored ? JSON.parse(stored) : null;
}

/** @param {string} item @param {Account | null} value */
function write(item, value) {
  if (value) localStorage.setItem(item, JSON.stringify(value));
  else localStorage.removeItem(item);
}

/** The account of this browser, if there is one. */
export const account = () => read(STORED);

/** The account whose key stopped working, until the player signs in again or goes on without it. */
export const lostAccount = () => read(STORED_LOST);

/** A client that goes on as a spectator when its key was revoked or has expired. */
class BrowserClient extends Client {
  /**
   * @override
   * @param {import("../client/src/operations.js").Request} request
   */
  async send(request) {
    const { key } = this;
    try {
      return await super.send(request);
    } catch (error) {
      if (!isUnknownKey(error, key)) throw error;
      loseKey(key);
      if (request.method !== "GET") throw error;
      return await super.send(request);
    }
  }

  /**
   * @override
   * @param {import("../client/src/operations.js").Request} request
   * @returns {AsyncGenerator<any, void, undefined>}
   */
  async *stream(request) {
    const { key } = this;
    try {
      yield* super.stream(request);
    } catch (error) {
      if (isUnknownKey(error, key)) loseKey(key);
      throw error;
    }
  }
}

/**
 * @param {unknown} error
 * @param {string | null} key
 */
const isUnknownKey = (error, key) => key !== null && error instanceof Problem && error.status === 401;

/** @param {string | null} key */
function loseKey(key) {
  const present = account();
  if (present?.key !== key) return;
  write(STORED_LOST, present);
  keepAccount(null);
}

/** How patiently the app asks: after that the player is told, who can try again. */
const RETRIES = { most: 3, mostPatience: 3_000 };

/** The client of this page, with the key of the account if there is one. */
export const client = new BrowserClient(location.origin, { key: account()?.key, retries: RETRIES, fetch: watchedFetch });

/** Sentences of the service come in the reader's language. */
export const inWords = { words: language };

/** @param {Account | null} next */
export function keepAccount(next) {
  write(STORED, next);
  if (next) write(STORED_LOST, null);
  client.key = next?.key ?? null;
  dispatchEvent(new Event("wardbook:account"));
}

/** Go on without the account whose key stopped working. */
export function forgetLostAccount() {
  write(STORED_LOST, null);
  dispatchEvent(new Event("wardbook:account"));
}

/**
 * What a function reads of the accounts; drawn again when they change, also in another tab.
 * @template T
 * @param {() => T} read
 */
function useStored(read) {
  const [value, setValue] = useState(read);
  useLayoutEffect(() => {
    const update = () => {
      client.key = account()?.key ?? null;
      setValue(read());
    };
    addEventListener("wardbook:account", update);
    addEventListener("storage", update);
    return () => {
      removeEventListener("wardbook:account", update);
      removeEventListener("storage", update);
    };
  }, []);
  return value;
}

/** The account of this browser, drawn again when it changes. */
export const useAccount = () => useStored(account);

/** The account whose key stopped working, drawn again when it changes. */
export const useLostAccount = () => useStored(lostAccount);

/** @type {Promise<Account> | null} */
let creating = null;

/**
 * The account of this browser; a guest account if there is none.
 * @returns {Promise<Account>}
 */
export async function guest() {
  const present = account();
  if (present) return present;
  creating ??= createGuest().finally(() => (creating = null));
  return creating;
}

async function createGuest() {
  const created = await client.createPlayer({ name: guestName() });
  const next = { id: created.id, name: created.name, key: created.key, recoveryCode: created.recovery_code };
  keepAccount(next);
  return next;
}

function guestName() {
  const number = crypto.getRandomValues(new Uint16Array(1))[0] ?? 0;
  return say(WORDS.guest, { number: 1000 + (number % 9000) });
}
