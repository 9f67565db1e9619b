// Server-Sent Events as the service sends them. EventSource cannot send a key, so this reads with fetch.

import { StreamReset } from "./problems.js";

/**
 * One event. Without data it only says where the stream is.
 * @typedef {{name: string, data: string | null, id: string | null}} ServerEvent
 */

/** Turns the text of one connection into events. Keep-alives are no events. */
export class EventParser {
  #rest = "";

  /**
   * The events that are complete with this text.
   * @param {string} text
   * @returns {ServerEvent[]}
   */
  feed(text) {
    const blocks = (this.#rest + text).replaceAll("\r\n", "\n").split("\n\n");
    this.#rest = blocks.pop() ?? "";
    return blocks.map(eventOf).filter((event) => event.data !== null || event.id !== null);
  }
}

/**
 * @param {string} block
 * @returns {ServerEvent}
 */
function eventOf(block) {
  /** @type {ServerEvent} */
  const event = { name: "message", data: null, id: null };
  for (const line of block.split("\n")) {
    const colon = line.indexOf(":");
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "event") event.name = value;
    else if (field === "data") event.data = value;
    else if (field === "id") event.id = value;
  }
  return event;
}

/** The place in a stream up to which everything was received. */
export class Cursor {
  ended = false;
  connected = false;
  failures = 0;
  /** @type {string | null} */
  last = null;

  /**
   * What an answer contains. Throws StreamReset if the stream begins again.
   * @param {Response} response
   * @returns {AsyncGenerator<unknown, void, undefined>}
   */
  async *items(response) {
    this.connected = true;
    this.ended = response.status === 204;
    if (this.ended || !response.body) return;
    const parser = new EventParser();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        for (const event of parser.feed(value)) {
          this.failures = 0;
          if (event.name === "end") {
            this.ended = true;
            return;
          }
          this.last = event.id ?? this.last;
          if (event.name === "reset") throw new StreamReset();
          if (event.data !== null) yield JSON.parse(event.data);
        }
      }
    } finally {
      await reader.cancel().catch(() => undefined);
    }
  }
}
