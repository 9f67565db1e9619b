// What an organizer can do now, each as a button or a small form. The service says what that is.

import { Failure, useAct } from "../../../app/asking.js";
import { html, useState } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { client, inWords } from "../../../app/session.js";
import { TaskForm } from "./task-form.js";
import { TASKS, WORDS } from "./words.js";

/** @typedef {import("../live.js").Tournament} Tournament */
/** @typedef {import("../../../client/types/contract.d.ts").RoundResponse} Round */
/** @typedef {keyof typeof TASKS} TaskType */

/** @param {string} type @returns {type is TaskType} */
const isTask = (type) => type in TASKS;

/** @param {{tournament: Tournament, round: Round | null, again: () => Promise<void>}} props */
export function TaskList({ tournament, round, again }) {
  const [chosen, setChosen] = useState(/** @type {TaskType | null} */ (null));
  const [done, setDone] = useState("");
  const { actions, id } = tournament;
  const give = async (/** @type {any} */ command) => {
    setDone("");
    const answer = await client.postTournamentCommand(id, command, inWords);
    setChosen((now) => (now === command.type ? null : now));
    setDone(answer.words?.join(" ") ?? say(WORDS.done));
    await again();
  };
  const ready = (actions?.commands ?? []).filter(({ type }) => isTask(type));
  const open = (actions?.open ?? []).filter(({ type }) => isTask(type));
  const form = open.find(({ type }) => type === chosen);
  return html`<section class="card stack">
    <h2>${say(WORDS.next)}</h2>
    ${!ready.length && !open.length && html`<p class="note">${say(WORDS.nothing)}</p>`}
    <div class="row">${ready.map((command) => html`<${Ready} key=${command.type} command=${command} give=${give} />`)}</div>
    <div class="chips">
      ${order(open).map(
        ({ type }) => html`<button key=${type} class="chip" aria-pressed=${type === chosen} onClick=${() => setChosen(type === chosen ? null : /** @type {TaskType} */ (type))}>${say(TASKS[/** @type {TaskType} */ (type)])}</button>`,
      )}
    </div>
    ${form && html`<${TaskForm} key=${form.type} choice=${form} about=${actions?.words?.open[actions.open.indexOf(form)] ?? form.about} tournament=${tournament} round=${round} give=${give} />`}
    ${actions?.open.some(({ type }) => type === "change_settings") && html`<p><a href=${`/tournaments/${id}/settings`}>${say(WORDS.settings)}</a></p>`}
    <p role="status">${done}</p>
  </section>`;
}

/** The choices in the order of the words above: what is common first. @template {{type: string}} T @param {readonly T[]} choices */
function order(choices) {
  const names = Object.keys(TASKS);
  return choices.toSorted((one, other) => names.indexOf(one.type) - names.indexOf(other.type));
}

/** @param {{command: {type: string}, give: (command: any) => Promise<void>}} props */
function Ready({ command, give }) {
  const doing = useAct(() => give(command));
  return html`<button class="go" disabled=${doing.busy} onClick=${doing.run}>${say(TASKS[/** @type {TaskType} */ (command.type)])}</button>
    ${doing.error && html`<${Failure} error=${doing.error} />`}`;
}
