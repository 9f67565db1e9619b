// Says that the reader looks at the past, what happened there, and how to come back.

import { Failure, Loading } from "../../../app/asking.js";
import { html } from "../../../app/html.js";
import { dateAndTime, say } from "../../../app/language.js";
import { WORDS } from "../words.js";

/** @param {{past: import("./past.js").Past, newest: number, records: readonly import("../live/live.js").RecordResponse[]}} props */
export function PastNote({ past, newest, records }) {
  if (past.at === null) return null;
  const record = records.find((one) => one.version === past.at);
  return html`<section class="card sheet looking-back" aria-live="polite">
    <h2>${say(WORDS.moveOf, { version: past.at, newest })}${record && html` <span class="soft">${dateAndTime(record.at)}</span>`}</h2>
    ${record?.words && html`<p>${record.undone ? html`<s>${record.words.events.join(" ")}</s> ${say(WORDS.undone)}` : record.words.events.join(" ")}</p>`}
    <p class="soft">${say(WORDS.noMovesInThePast)}</p>
    ${past.error !== null ? html`<${Failure} error=${past.error} />` : past.loading && html`<${Loading} />`}
    <button class="go" onClick=${() => past.go(null)}>${say(WORDS.backToNow)}</button>
  </section>`;
}
