// The parts of the form: the format, who takes part, how it is counted, and how it runs.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { Input, Select } from "../forms/inputs.js";
import { TieBreaks } from "../forms/tie-breaks.js";
import { Times } from "../forms/times.js";
import { FORMATS } from "./stages.js";
import { WORDS } from "./words.js";

/** @typedef {import("./settings.js").Plan} Plan */
/** `at` says what is wrong with an input. @typedef {{plan: Plan, put: (part: Partial<Plan>) => void, at: (id: string) => string | null}} PartProps */

const MOST_TIMES = 32;

/**
 * Values with what they are called.
 * @param {readonly string[]} values
 * @param {string} [prefix] Of the words that name them.
 */
const named = (values, prefix = "") => values.map((value) => ({ value, text: say(WORDS[/** @type {"swiss"} */ (`${prefix}${value}`)]) }));

/** @param {PartProps & {id: "rounds" | "winners" | "groups" | "advance" | "most" | "lateEntry" | "minutes" | "review", text: string}} props */
function Count({ plan, put, at, id, text }) {
  return html`<${Input} id=${id} kind="number" text=${text} value=${plan[id]} wrong=${at(id)} type=${(/** @type {string} */ one) => put({ [id]: Number(one) })} />`;
}

/** @param {PartProps & {id: "format" | "remainder" | "registration" | "points" | "bye" | "starts" | "noShow", text: string, values: readonly string[], prefix?: string}} props */
function Choice({ plan, put, at, id, text, values, prefix }) {
  return html`<${Select} id=${id} text=${text} value=${plan[id]} wrong=${at(id)} options=${named(values, prefix)} choose=${(/** @type {string} */ one) => put({ [id]: one })} />`;
}

/** @param {PartProps & {id: "checkIn" | "rated", text: string}} props */
function Check({ plan, put, id, text }) {
  return html`<div class="choice">
    <input id=${`field-${id}`} type="checkbox" checked=${plan[id]} onChange=${(/** @type {Event} */ event) => put({ [id]: /** @type {HTMLInputElement} */ (event.currentTarget).checked })} />
    <label for=${`field-${id}`}>${text}</label>
  </div>`;
}

/** @param {PartProps & {sizes: readonly number[]}} props */
export function Format({ sizes, ...part }) {
  const { plan, put, at } = part;
  const { format } = plan;
  const formats = format === "other" ? ["other", ...FORMATS] : FORMATS;
  return html`<section class="card stack">
    <h2>${say(WORDS.format)}</h2>
    <div class="fields">
      <${Choice} ...${part} id="format" text=${say(WORDS.format)} values=${formats} />
      <${Select} id="tableSize" text=${say(WORDS.tableSize)} value=${String(plan.tableSize)} wrong=${at("tableSize")} options=${sizes.map((count) => ({ value: String(count), text: String(count) }))} choose=${(/** @type {string} */ one) => put({ tableSize: Number(one) })} />
      ${format !== "knockout" && format !== "other" && html`<${Count} ...${part} id="rounds" text=${say(WORDS.rounds)} />`}
      ${format === "groups" && html`<${Count} ...${part} id="groups" text=${say(WORDS.groupCount)} /><${Count} ...${part} id="advance" text=${say(WORDS.advance)} />`}
      ${(format === "knockout" || format === "groups") && html`<${Count} ...${part} id="winners" text=${say(WORDS.winners)} />`}
      <${Choice} ...${part} id="remainder" text=${say(WORDS.remainder)} values=${["smaller_tables", "byes", "bots"]} prefix="remainder_" />
    </div>
  </section>`;
}

/** @param {PartProps} part */
export function People(part) {
  return html`<section class="card stack">
    <h2>${say(WORDS.people)}</h2>
    <div class="fields">
      <${Choice} ...${part} id="registration" text=${say(WORDS.registration)} values=${["open", "invitation", "list"]} prefix="registration_" />
      <${Count} ...${part} id="most" text=${say(WORDS.most)} />
      <${Count} ...${part} id="lateEntry" text=${say(WORDS.lateEntry)} />
    </div>
    <${Check} ...${part} id="checkIn" text=${say(WORDS.checkIn)} />
  </section>`;
}

/** @param {PartProps} part */
export function Counting(part) {
  const { plan, put, at } = part;
  return html`<section class="card stack">
    <h2>${say(WORDS.counting)}</h2>
    <div class="fields">
      <${Choice} ...${part} id="points" text=${say(WORDS.points)} values=${["place", "share", "wins"]} prefix="points_" />
      <${Choice} ...${part} id="bye" text=${say(WORDS.bye)} values=${["average", "none"]} prefix="bye_" />
    </div>
    <${TieBreaks} chosen=${plan.tieBreaks} wrong=${at("tieBreaks")} change=${(/** @type {Plan["tieBreaks"]} */ tieBreaks) => put({ tieBreaks })} />
    <${Check} ...${part} id="rated" text=${say(WORDS.rated)} />
  </section>`;
}

/** @param {PartProps} part */
export function Running(part) {
  const { plan, put, at } = part;
  return html`<section class="card stack">
    <h2>${say(WORDS.running)}</h2>
    <div class="fields">
      <${Choice} ...${part} id="starts" text=${say(WORDS.starts)} values=${["organizer", "when_done", "times"]} prefix="starts_" />
      <${Count} ...${part} id="review" text=${say(WORDS.review)} />
      <${Count} ...${part} id="minutes" text=${say(WORDS.noShowMinutes)} />
      <${Choice} ...${part} id="noShow" text=${say(WORDS.noShow)} values=${["forfeit", "bot"]} prefix="noShow_" />
    </div>
    ${plan.starts !== "organizer" &&
    html`<${Times} times=${plan.times} first=${1} most=${plan.starts === "times" ? MOST_TIMES : 1} wrong=${at("times")} change=${(/** @type {Plan["times"]} */ times) => put({ times })} />`}
  </section>`;
}
