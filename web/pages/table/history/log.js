// What happened, in words, newest first. Undone moves are struck; each entry leads to its version.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../../../app/html.js";
import { dateAndTime, say, timeOfDay } from "../../../app/language.js";
import { WORDS } from "../words.js";

/** @typedef {import("../live/live.js").Step} Step */

/** How many entries are drawn at first, and how many more each time that the reader asks for older ones. */
const PART = 100;

/**
 * @param {object} props
 * @param {readonly Step[]} props.records
 * @param {number} props.seen What came later is marked.
 * @param {number | null} props.at The version that is looked at; null for now.
 * @param {(version: number) => void} props.show
 * @param {() => Promise<void>} props.older
 * @param {ReadonlyMap<number, () => void>} props.undoTo Undo back to a version, where that is possible.
 */
export function Log({ records, seen, at, show, older, undoTo }) {
  const [loading, setLoading] = useState(false);
  const [length, setLength] = useState(PART);
  const drawn = records.slice(-length);
  const first = drawn[0]?.version ?? 1;
  const more = async () => {
    setLength(length + PART);
    if (drawn.length + PART <= records.length || records[0]?.version === 1) return;
    setLoading(true);
    await older().finally(() => setLoading(false));
  };
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const shown = at === null ? null : list.current?.querySelector("li[aria-current]");
    if (list.current && shown instanceof HTMLElement) list.current.scrollTop = shown.offsetTop - list.current.clientHeight / 3;
  }, [at, first]);
  useEffect(() => {
    if (at !== null && at < first) more().catch(() => undefined);
  }, [at, first]);
  const newestFirst = drawn.reverse();
  const lastNew = newestFirst.findLastIndex((record) => record.version > seen);
  return html`<section class="card log" aria-label=${say(WORDS.log)}>
    <h2>${say(WORDS.log)}</h2>
    <ol ref=${list} tabindex="0" aria-label=${say(WORDS.log)}>
      ${newestFirst.map(
        (record, place) => html`<${Entry}
          key=${record.version}
          record=${record}
          fresh=${place <= lastNew}
          divided=${place === lastNew}
          shown=${record.version === at}
          show=${show}
          undo=${undoTo.get(record.version)}
        />`,
      )}
    </ol>
    ${first > 1 && html`<button class="quiet" disabled=${loading} onClick=${more}>${say(WORDS.older)}</button>`}
  </section>`;
}

/**
 * @param {object} props
 * @param {Step} props.record
 * @param {boolean} props.fresh
 * @param {boolean} props.divided Whether it is the first one since the reader looked.
 * @param {boolean} props.shown
 * @param {(version: number) => void} props.show
 * @param {(() => void) | undefined} props.undo
 */
function Entry({ record, fresh, divided, shown, show, undo }) {
  const sentences = record.words?.events.length ? record.words.events : [record.words?.command];
  const text = sentences.map((sentence, place) => html`<span key=${place} class="sentence">${sentence} </span>`);
  const go = (/** @type {MouseEvent} */ event) => {
    event.preventDefault();
    show(record.version);
  };
  return html`<li class=${fresh ? "fresh" : ""} aria-current=${shown ? "true" : null}>
    <a class="time" href=${`#v=${record.version}`} title=${dateAndTime(record.at)} onClick=${go}>${timeOfDay(record.at)}</a>
    ${" "}${
      record.undone ? html`<s>${text}</s> <span class="soft">${say(WORDS.undone)}</span>` : html`<span>${text}</span>`
    }
    ${undo && html`<button class="here" aria-label=${say(WORDS.undoToHere)} title=${say(WORDS.undoToHere)} onClick=${undo}>↶</button>`}
    ${divided && html`<span class="divider">${say(WORDS.sinceYouLooked)}</span>`}
  </li>`;
}
