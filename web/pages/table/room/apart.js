// What stands apart from the moves: help, notifications, the pause of bots, and giving up, which asks twice.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { AskTwice } from "../../../parts/ask-twice.js";
import { PauseChoice } from "../live/pause.js";
import { NotificationButton } from "../live/signal.js";
import { WORDS } from "../words.js";

/**
 * @param {object} props
 * @param {import("../live/live.js").ActionsResponse | null} props.actions
 * @param {boolean} props.running
 * @param {boolean} props.bots Whether a bot or the service plays.
 * @param {(command: {type: string}) => Promise<unknown>} props.give
 * @param {() => void} props.help
 */
export function Apart({ actions, running, bots, give, help }) {
  const table = (actions?.table ?? []).map((command, at) => ({ command, words: actions?.words?.table[at] ?? command.type }));
  const resign = table.find(({ command }) => command.type === "resign");
  const others = table.filter((one) => one !== resign);
  return html`<div class="apart">
    <button class="quiet" aria-keyshortcuts="?" onClick=${help}>${say(WORDS.keys)}</button>
    ${actions && running && html`<${NotificationButton} text=${say(WORDS.notify)} />`}
    ${running && bots && html`<${PauseChoice} />`}
    ${running && others.map(({ command, words }) => html`<button key=${command.type} class="quiet" onClick=${() => give(command)}>${words}</button>`)}
    ${resign && html`<${AskTwice} text=${say(WORDS.resign)} question=${say(WORDS.resignSure)} yes=${say(WORDS.resignYes)} act=${() => give(resign.command)} />`}
  </div>`;
}
