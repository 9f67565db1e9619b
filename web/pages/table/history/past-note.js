// Says that the reader looks at the past, what happened there, and how to come back.

import { Failure, Loading } from "../../../app/asking.js";
import { html } from "../../../app/html.js";
import { dateAndTime, say } from "../../../app/language.js";
import { WORDS } from "../words.js";
import { Steps } from "./slider.js";

/** @param {{past: import("./past.js").Past, newest: number}} props */
export function PastNote({ past, newest }) {
  if (past.at === null) return null;
  const { step } = past;
  const events = step?.words?.events.join(" ");
  return html`<section class="card sheet looking-back" aria-live="polite">
    <h2>${say(WORDS.moveOf, { version: past.at, newest })}${step && html` <span class="soft">${dateAndTime(step.at)}</span>`}</h2>
    ${events && html`<p>${step?.undone ? html`<s>${events}</s> ${say(WORDS.undone)}` : events}</p>`}
    <p class="soft">${say(WORDS.noMovesInThePast)}</p>
    ${past.error !== null ? html`<${Failure} error=${past.error} />` : past.loading && html`<${Loading} />`}
    <${Steps} past=${past} newest=${newest} />
    <button class="go" onClick=${() => past.go(null)}>${say(WORDS.backToNow)}</button>
  </section>`;
}
