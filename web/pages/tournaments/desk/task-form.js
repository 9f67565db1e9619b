// A small form for something that an organizer can do.

import { Failure, useAct } from "../../../app/asking.js";
import { html, useState } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { AskTwice } from "../../../parts/ask-twice.js";
import { Fields } from "./fields.js";
import { commandOf, firstValues, isComplete } from "./values.js";
import { TASKS, WORDS } from "./words.js";

/** What cannot be taken back is asked once more. */
const DANGEROUS = ["cancel_tournament", "finish_tournament", "void_table", "override_result", "disqualify", "remove", "substitute"];

/**
 * @param {object} props
 * @param {import("../../../client/types/contract.d.ts").OpenChoice} props.choice
 * @param {string} props.about What it does, in the reader's language.
 * @param {import("../live.js").Tournament} props.tournament
 * @param {import("./task-list.js").Round | null} props.round
 * @param {(command: any) => Promise<void>} props.give
 */
export function TaskForm({ choice, about, tournament, round, give }) {
  const names = Object.keys(/** @type {any} */ (choice.schema)["properties"] ?? {}).filter((name) => name !== "type");
  const [values, setValues] = useState(() => firstValues(choice.type, tournament, round));
  const doing = useAct(() => give(commandOf(choice.type, names, values, round)));
  const text = say(TASKS[/** @type {keyof typeof TASKS} */ (choice.type)]);
  const ready = isComplete(choice.type, names, values);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (ready && !DANGEROUS.includes(choice.type)) doing.run();
  };
  return html`<form class="task stack" onSubmit=${submit}>
    <h3>${text}</h3>
    <p class="note">${about}</p>
    <${Fields} type=${choice.type} names=${names} values=${values} change=${setValues} tournament=${tournament} round=${round} />
    ${doing.error && html`<${Failure} error=${doing.error} />`}
    <div>
      ${DANGEROUS.includes(choice.type) && ready
        ? html`<${AskTwice} text=${text} question=${say(WORDS.sure)} yes=${text} act=${() => give(commandOf(choice.type, names, values, round))} />`
        : html`<button class="go" disabled=${!ready || doing.busy}>${text}</button>`}
    </div>
  </form>`;
}
