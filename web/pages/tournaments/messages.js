// Messages of the organizers, the newest first.

import { html } from "../../app/html.js";
import { say } from "../../app/language.js";
import { client, inWords } from "../../app/session.js";
import { AskTwice } from "../../parts/ask-twice.js";
import { WORDS } from "./words.js";

/** @param {{tournament: import("./live.js").Tournament, again: () => Promise<void>}} props */
export function Messages({ tournament, again }) {
  const { messages, actions, id } = tournament;
  if (!messages.length) return null;
  const mayReport = actions?.open.some(({ type }) => type === "report_message") ?? false;
  const report = (/** @type {number} */ message) => async () => {
    await client.postTournamentCommand(id, { type: "report_message", message }, inWords);
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
            ${mayReport && !one.hidden && html`<${AskTwice} text=${say(WORDS.report)} question=${say(WORDS.reportSure)} yes=${say(WORDS.report)} act=${report(one.version)} />`}
          </p>
        </li>`,
      )}
    </ul>
  </section>`;
}
