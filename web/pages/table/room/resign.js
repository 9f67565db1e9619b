// Giving up stands apart and asks twice. What else can be done at the table is a plain button.

import { html, useState } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { WORDS } from "../words.js";

/** @param {{actions: import("../live/live.js").ActionsResponse | null, give: (command: {type: string}) => void}} props */
export function TableActions({ actions, give }) {
  const table = actions?.table ?? [];
  const others = table.map((command, at) => ({ command, words: actions?.words?.table[at] ?? command.type }));
  const resign = table.find((command) => command.type === "resign");
  return html`${others
    .filter(({ command }) => command.type !== "resign")
    .map(({ command, words }) => html`<button key=${command.type} class="quiet" onClick=${() => give(command)}>${words}</button>`)}
  ${resign && html`<${Resign} give=${() => give(resign)} />`}`;
}

/** @param {{give: () => void}} props */
function Resign({ give }) {
  const [asked, setAsked] = useState(false);
  if (!asked) return html`<button class="quiet danger" onClick=${() => setAsked(true)}>${say(WORDS.resign)}</button>`;
  return html`<div class="sure" role="group" aria-label=${say(WORDS.resignSure)}>
    <p>${say(WORDS.resignSure)}</p>
    <div class="row">
      <button class="danger" onClick=${give}>${say(WORDS.resignYes)}</button>
      <button class="quiet" autofocus onClick=${() => setAsked(false)}>${say(WORDS.resignNo)}</button>
    </div>
  </div>`;
}
