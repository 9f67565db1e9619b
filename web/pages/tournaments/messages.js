// Messages of the organizers, the newest first.

import { html } from "../../app/html.js";
import { say, sayCount } from "../../app/language.js";
import { client, inWords } from "../../app/session.js";
import { AskTwice } from "../../parts/ask-twice.js";
import { COUNTS, WORDS } from "./words.js";

/** @param {{tournament: import("./live.js").Tournament, again: () => Promise<void>}} props */
export function Messages({ tournament, again }) {
  const { messages, actions, id } = tournament;
  if (!messages.length) return null;
  const may = (/** @type {string} */ wanted) => actions?.open.some(({ type }) => type === wanted) ?? false;
  const mayReport = may("report_message");
  const mayHide = may("hide_message");
  const send = (/** @type {"report_message" | "hide_message"} */ type, /** @type {number} */ message) => async () => {
    await client.postTournamentCommand(id, { type, message }, inWords);
    await again();
  };
  return html`<section class="card stack" aria-live="polite">
    <h2>${say(WORDS.messages)}</h2>
    <ul class="messages">
      ${messages.toReversed().map(
        (one) => html`<li key=${one.version}>
          <p class="lines">${one.hidden ? say(WORDS.hidden) : one.text}</p>
          <p class="note row">
            ${one.organizer.name}${one.round > 0 && ` · ${one.table ? say(WORDS.tableNumber, { round: one.round, table: one.table }) : say(WORDS.Round, { round: one.round })}`}
            ${mayHide && one.reports > 0 && ` · ${sayCount(COUNTS.reports, one.reports)}`}
            ${mayReport && !mayHide && !one.hidden && html`<${AskTwice} text=${say(WORDS.report)} question=${say(WORDS.reportSure)} yes=${say(WORDS.report)} act=${send("report_message", one.version)} />`}
            ${mayHide && !one.hidden && html`<${AskTwice} text=${say(WORDS.hide)} question=${say(WORDS.hideSure)} yes=${say(WORDS.hide)} act=${send("hide_message", one.version)} />`}
          </p>
        </li>`,
      )}
    </ul>
  </section>`;
}
