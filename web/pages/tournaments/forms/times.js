// The times of rounds, one input for each. An empty one ends the list.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { Input, Wrong } from "./inputs.js";
import { WORDS } from "./words.js";

const MINUTE = 60_000;

/** A time as the input shows it: in the reader's own time zone. @param {number} time In milliseconds. */
export const asLocal = (time) => new Date(time - new Date(time).getTimezoneOffset() * MINUTE).toISOString().slice(0, 16);

/** The times before the first empty one, in milliseconds. @param {readonly string[]} times */
export function timesOf(times) {
  const end = times.findIndex((time) => !time);
  return times.slice(0, end < 0 ? times.length : end).map((time) => new Date(time).getTime());
}

/** @param {{times: readonly string[], first: number, most: number, change: (times: readonly string[]) => void, wrong?: string | null}} props `first` is the number of the first of these rounds. */
export function Times({ times, first, most, change, wrong }) {
  const shown = [...times, ""].slice(0, most);
  const put = (/** @type {number} */ at) => (/** @type {string} */ time) => change(shown.with(at, time).filter((one, place) => one || place < times.length));
  return html`<fieldset class="stack">
    <legend>${say(WORDS.times)}</legend>
    <div class="fields">
      ${shown.map((time, at) => html`<${Input} key=${at} id=${`time-${at}`} kind="datetime-local" text=${say(WORDS.timeOf, { round: first + at })} value=${time} type=${put(at)} />`)}
    </div>
    <${Wrong} id="times" wrong=${wrong} />
  </fieldset>`;
}
