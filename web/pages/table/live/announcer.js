// Says what happens to people who listen: a polite live region.

import { html, useLayoutEffect, useRef, useState } from "../../../app/html.js";
import { seatOf } from "./log.js";

const MOST_SENTENCES = 6;

/**
 * @param {{live: import("./live.js").Live, seat: number | null, asked: string}} props `asked` says whose turn it is.
 */
export function Announcer({ live, seat, asked }) {
  const [text, setText] = useState("");
  const heard = useRef(/** @type {number | null} */ (null));
  const latest = useRef(/** @type {string[]} */ ([]));
  const newest = live.records.at(-1)?.version ?? 0;
  useLayoutEffect(() => {
    const since = heard.current ?? newest;
    const fresh = live.records.filter((record) => record.version > since && seatOf(record, live.game?.seats ?? []) !== seat);
    if (fresh.length) latest.current = fresh.flatMap((record) => record.words?.events ?? []).slice(-MOST_SENTENCES);
    if (newest) heard.current = newest;
    setText([...latest.current, asked].join(" "));
  }, [newest, asked]);
  return html`<p class="unseen" role="status">${text}</p>`;
}
