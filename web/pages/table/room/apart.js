// What stands apart from the moves: help, notifications, and giving up, which asks twice.

import { html, useState } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { NotificationButton } from "../live/signal.js";
import { WORDS } from "../words.js";

/**
 * @param {object} props
 * @param {import("../live/live.js").ActionsResponse | null} props.actions
 * @param {boolean} props.running
 * @param {(command: {type: string}) => void} props.give
 * @param {() => void} props.help
 */
export function Apart({ actions, running, give, help }) {
  const table = (actions?.table ?? []).map((command, at) => ({ command, words: actions?.words?.table[at] ?? command.type }));
  const resign = table.find(({ command }) => command.type === "resign");
  const others = table.filter((one) => one !== resign);
  return html`<div class="apart">
    <button class="quiet" aria-keyshortcuts="?" onClick=${help}>${say(WORDS.keys)}</button>
    ${actions && running && html`<${NotificationButton} />`}
    ${running && others.map(({ command, words }) => html`<button key=${command.type} class="quiet" onClick=${() => give(command)}>${words}</button>`)}
    ${resign && html`<${Resign} give=${() => give(resign.command)} />`}
  </div>`;
}

/** @param {{give: () => void}} props */
function Resign({ give }) {
  const [asked, setAsked] = useState(false);
  if (!asked) return html`<button class="quiet danger" onClick=${() => setAsked(true)}>${say(WORDS.resign)}</button>`;
  return html`<div class="sure" role="group" aria-label=${say(WORDS.resignSure)}>
    <p>${say(WORDS.resignSure)}</p>
    <div class="row">
      <button class="danger" onClick=${give}>${say(WORDS.resignYes)}</button>
      <button ref=${(/** @type {HTMLElement | null} */ button) => button?.focus()} class="quiet" onClick=${() => setAsked(false)}>${say(WORDS.resignNo)}</button>
    </div>
  </div>`;
}
