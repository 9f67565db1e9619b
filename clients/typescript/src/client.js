// The client of one service.

import { Cursor } from "./event-stream.js";
import { Game } from "./game.js";
import { Operations } from "./operations.js";
import { Problem, problemOf, StreamReset } from "./problems.js";
import { asError, backoff, pauseBefore, RETRIES, sleep } from "./retries.js";

/**
 * @typedef {object} ClientOptions
 * @property {string} [key] Your key. Without it you are a spectator.
 * @property {Partial<import("./retries.js").Retries>} [retries]
 * @property {typeof fetch} [fetch] Another `fetch`, for tests.
 */

/** A player, or without a key a spectator, of one service. Every operation of the contract is a method. */
export class Client extends Operations {
  #fetch;

  /**
   * @param {string} url The address of the service, such as "https://example.org".
   * @param {ClientOptions} [options]
   */
  constructor(url, options = {}) {
    super();
    this.url = url.replace(/\/+$/, "");
    /** @type {string | null} */
    this.key = options.key ?? null;
    this.retries = { ...RETRIES, ...options.retries };
    this.#fetch = options.fetch ?? ((/** @type {Parameters<typeof fetch>} */ ...given) => fetch(...given));
  }

  /**
   * Create an account and use its key from now on. Keep key and recovery code: they are shown once.
   * @param {string} name
   * @param {{bot?: boolean}} [options]
   */
  async signUp(name, { bot = false } = {}) {
    const account = await this.createPlayer({ name, bot });
    this.key = account.key;
    return account;
  }

  /**
   * The game with this id.
   * @param {string} game
   */
  game(game) {
    return new Game(this, game);
  }

  /**
   * Create a game.
   * @param {import("../types/contract.d.ts").NewGame} game
   */
  async newGame(game) {
    return new Game(this, (await this.createGame(game)).id);
  }

  /**
   * @override
   * @param {import("./operations.js").Request} request
   */
  async send(request) {
    const repeatable = "Idempotency-Key" in request.headers || ["GET", "PUT", "PATCH"].includes(request.method);
    for (let attempt = 0; ; attempt += 1) {
      /** @type {unknown} */
      let failure;
      try {
        const response = await this.#fetch(this.#url(request), this.#init(request));
        if (response.ok) return await decoded(request, response);
        failure = await problemOf(response);
      } catch (error) {
        failure = error;
      }
      await sleep(pauseBefore(this.retries, failure, repeatable, attempt), request.signal);
    }
  }

  /**
   * @override
   * @param {import("./operations.js").Request} request
   * @returns {AsyncGenerator<any, void, undefined>}
   */
  async *stream(request) {
    const cursor = new Cursor();
    while (!cursor.ended) {
      /** @type {unknown} */
      let failure = null;
      try {
        /** @type {Record<string, string>} */
        const headers = cursor.last === null ? {} : { "Last-Event-ID": cursor.last };
        const response = await this.#fetch(this.#url(request), this.#init(request, headers));
        if (!response.ok) throw await problemOf(response);
        yield* cursor.items(response);
      } catch (error) {
        if (error instanceof StreamReset) throw error;
        failure = error;
      }
      if (!cursor.ended) await sleep(this.#streamPause(cursor, failure), request.signal);
    }
  }

  /**
   * The milliseconds before a stream is opened again. One that was open once is opened for as long as it takes.
   * @param {Cursor} cursor
   * @param {unknown} failure
   */
  #streamPause(cursor, failure) {
    const problem = failure instanceof Problem ? failure : null;
    const passing = problem ? problem.status === 429 || problem.status === 503 : !isAbort(failure);
    if (failure && !(passing && (cursor.connected || cursor.failures < this.retries.most))) throw asError(failure);
    cursor.failures += 1;
    return problem?.retryAfter ? problem.retryAfter * 1000 : backoff(this.retries, cursor.failures - 1);
  }

  /** @param {import("./operations.js").Request} request */
  #url({ path, query }) {
    const given = Object.entries(query).flatMap(([name, value]) => (value === undefined || value === null ? [] : [[name, String(value)]]));
    return this.url + path + (given.length ? `?${new URLSearchParams(given)}` : "");
  }

  /**
   * @param {import("./operations.js").Request} request
   * @param {Record<string, string>} [more]
   * @returns {RequestInit}
   */
  #init({ method, headers, body, media = "application/json", accept, signal }, more = {}) {
    /** @type {Record<string, string>} */
    const sent = { Accept: accept, ...headers, ...more };
    if (this.key) sent["Authorization"] = `Bearer ${this.key}`;
    if (body === undefined) return { method, headers: sent, signal };
    sent["Content-Type"] = media;
    const raw = typeof body === "string" || body instanceof Blob;
    return { method, headers: sent, body: raw ? body : JSON.stringify(body), signal };
  }
}

/** @param {unknown} failure */
function isAbort(failure) {
  return failure instanceof DOMException && failure.name === "AbortError";
}

/**
 * The body of an answer: JSON as objects, archives as blobs, everything else as text.
 * @param {import("./operations.js").Request} request
 * @param {Response} response
 */
async function decoded(request, response) {
  if (request.accept === "application/zip") return response.blob();
  const text = await response.text();
  if (!text) return undefined;
  return request.accept === "application/json" ? JSON.parse(text) : text;
}
