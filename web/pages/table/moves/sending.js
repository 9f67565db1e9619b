// Sending a command: once, at the version it was offered for, and saying what became of it.

import { explain } from "../../../app/problems.js";
import { useRef, useState } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { client, inWords } from "../../../app/session.js";
import { Problem } from "../../../client/src/index.js";
import { WORDS } from "../words.js";

/** @typedef {import("../live/live.js").ActionsResponse} ActionsResponse */

/**
 * @typedef {object} Sending
 * @property {boolean} busy Whether a command is on its way.
 * @property {boolean} slow Whether a command has been on its way for a while.
 * @property {string} problem Why the last command was not accepted; empty if it was.
 * @property {(command: {type: string}, list?: List) => Promise<boolean>} send Whether it was accepted.
 */

/** The list that a command was chosen from; it is sent only while that list stays the same. @typedef {"moves" | "changes" | "open" | "history"} List */

const SLOW = 300;
const MOST_TRIES = 4;

/**
 * @param {string} id
 * @param {import("../live/live.js").Live} live
 * @param {() => void} accepted
 * @returns {Sending}
 */
export function useSending(id, live, accepted) {
  const [busy, setBusy] = useState(false);
  const [slow, setSlow] = useState(false);
  const [problem, setProblem] = useState("");
  const locked = useRef(false);
  /** @type {Sending["send"]} */
  const send = async (command, list) => {
    if (locked.current) return false;
    locked.current = true;
    setBusy(true);
    const timer = setTimeout(() => setSlow(true), SLOW);
    setProblem("");
    try {
      await post(id, command, list, live);
      await live.refresh();
      accepted();
      return true;
    } catch (error) {
      await live.refresh().catch(() => undefined);
      setProblem(isStale(error) ? say(WORDS.movedOn) : explain(error));
      return false;
    } finally {
      clearTimeout(timer);
      setSlow(false);
      setBusy(false);
      locked.current = false;
    }
  };
  return { busy, slow, problem, send };
}

/** @param {unknown} error */
const isStale = (error) => error instanceof Problem && error.status === 412;

/**
 * Post a command. If somebody else moved in the meantime but the same list is offered, the choice still stands.
 * @param {string} id
 * @param {{type: string}} command
 * @param {List | undefined} list
 * @param {import("../live/live.js").Live} live
 */
async function post(id, command, list, live) {
  const chosenFrom = list && JSON.stringify(live.now().actions?.[list]);
  for (let tries = 1; ; tries += 1) {
    const version = list && live.now().actions?.version;
    try {
      return await client.postCommand(id, /** @type {any} */ (command), { ifMatch: version, ...inWords });
    } catch (error) {
      if (!list || !isStale(error) || tries === MOST_TRIES) throw error;
      await live.refresh();
      if (JSON.stringify(live.now().actions?.[list]) !== chosenFrom) throw error;
    }
  }
}
