// The parts of the form: the format, who takes part, how it is counted, and how it runs.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { Input, Select } from "../inputs.js";
import { FORMATS } from "./settings.js";
import { WORDS } from "./words.js";

/** @typedef {import("./settings.js").Plan} Plan */
/** @typedef {{plan: Plan, put: (part: Partial<Plan>) => void}} PartProps */

/**
 * Values with what they are called.
 * @param {readonly string[]} values
 * @param {string} [prefix] Of the words that name them.
 */
const named = (values, prefix = "") => values.map((value) => ({ value, text: say(WORDS[/** @type {"swiss"} */ (`${prefix}${value}`)]) }));

/** @param {PartProps & {id: "rounds" | "winners" | "groups" | "advance" | "most" | "lateEntry" | "minutes", text: string}} props */
function Count({ plan, put, id, text }) {
  return html`<${Input} id=${id} kind="number" text=${text} value=${plan[id]} type=${(/** @type {string} */ one) => put({ [id]: Number(one) })} />`;
}

/** @param {PartProps & {id: "checkIn" | "rated", text: string}} props */
function Check({ plan, put, id, text }) {
  return html`<div class="choice">
    <input id=${`field-${id}`} type="checkbox" checked=${plan[id]} onChange=${(/** @type {Event} */ event) => put({ [id]: /** @type {HTMLInputElement} */ (event.currentTarget).checked })} />
    <label for=${`field-${id}`}>${text}</label>
  </div>`;
}

/** @param {PartProps & {sizes: readonly number[]}} props */
export function Format({ plan, put, sizes }) {
  const { format } = plan;
  return html`<section class="card stack">
    <h2>${say(WORDS.format)}</h2>
    <div class="fields">
      <${Select} id="format" text=${say(WORDS.format)} value=${format} options=${named(FORMATS)} choose=${(/** @type {Plan["format"]} */ one) => put({ format: one })} />
      <${Select} id="tableSize" text=${say(WORDS.tableSize)} value=${String(plan.tableSize)} options=${sizes.map((count) => ({ value: String(count), text: String(count) }))} choose=${(/** @type {string} */ one) => put({ tableSize: Number(one) })} />
      ${format !== "knockout" && html`<${Count} plan=${plan} put=${put} id="rounds" text=${say(WORDS.rounds)} />`}
      ${format === "groups" && html`<${Count} plan=${plan} put=${put} id="groups" text=${say(WORDS.groupCount)} /><${Count} plan=${plan} put=${put} id="advance" text=${say(WORDS.advance)} />`}
      ${(format === "knockout" || format === "groups") && html`<${Count} plan=${plan} put=${put} id="winners" text=${say(WORDS.winners)} />`}
      <${Select} id="remainder" text=${say(WORDS.remainder)} value=${plan.remainder} options=${named(["smaller_tables", "byes", "bots"], "remainder_")} choose=${(/** @type {Plan["remainder"]} */ remainder) => put({ remainder })} />
    </div>
  </section>`;
}

/** @param {PartProps} props */
export function People({ plan, put }) {
  return html`<section class="card stack">
    <h2>${say(WORDS.people)}</h2>
    <div class="fields">
      <${Select} id="registration" text=${say(WORDS.registration)} value=${plan.registration} options=${named(["open", "invitation", "list"], "registration_")} choose=${(/** @type {Plan["registration"]} */ registration) => put({ registration })} />
      <${Count} plan=${plan} put=${put} id="most" text=${say(WORDS.most)} />
      <${Count} plan=${plan} put=${put} id="lateEntry" text=${say(WORDS.lateEntry)} />
    </div>
    <${Check} plan=${plan} put=${put} id="checkIn" text=${say(WORDS.checkIn)} />
  </section>`;
}

/** @param {PartProps} props */
export function Counting({ plan, put }) {
  return html`<section class="card stack">
    <h2>${say(WORDS.counting)}</h2>
    <div class="fields">
      <${Select} id="points" text=${say(WORDS.points)} value=${plan.points} options=${named(["place", "share", "wins"], "points_")} choose=${(/** @type {Plan["points"]} */ points) => put({ points })} />
    </div>
    <${Check} plan=${plan} put=${put} id="rated" text=${say(WORDS.rated)} />
  </section>`;
}

/** @param {PartProps} props */
export function Running({ plan, put }) {
  return html`<section class="card stack">
    <h2>${say(WORDS.running)}</h2>
    <div class="fields">
      <${Select} id="starts" text=${say(WORDS.starts)} value=${plan.starts} options=${named(["organizer", "when_done"], "starts_")} choose=${(/** @type {Plan["starts"]} */ starts) => put({ starts })} />
      <${Input} id="seconds" kind="number" text=${say(WORDS.clock)} value=${plan.seconds} type=${(/** @type {string} */ seconds) => put({ seconds })} />
      <${Count} plan=${plan} put=${put} id="minutes" text=${say(WORDS.noShowMinutes)} />
      <${Select} id="noShow" text=${say(WORDS.noShow)} value=${plan.noShow} options=${named(["forfeit", "bot"], "noShow_")} choose=${(/** @type {Plan["noShow"]} */ noShow) => put({ noShow })} />
    </div>
  </section>`;
}
