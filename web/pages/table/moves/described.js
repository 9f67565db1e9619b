// Commands with values of the player's own choice, such as a bid: a small form made from their JSON Schema.

import { html, useState } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { fieldName, valueWords } from "../../../titles/generic/telling.js";
import { AUTOMATIC } from "../room/nonces.js";
import { WORDS } from "../words.js";

/** @typedef {import("../../../client/types/contract.d.ts").OpenChoice} OpenChoice */
/** @typedef {import("../../../titles/generic/telling.js").Telling} Telling */
/** @typedef {Record<string, any>} Schema */

/**
 * @param {object} props
 * @param {import("../live/live.js").ActionsResponse | null} props.actions
 * @param {Telling} props.telling
 * @param {(command: {type: string}) => void} props.give
 */
export function DescribedChoices({ actions, telling, give }) {
  const choices = (actions?.open ?? []).map((choice, at) => ({ choice, words: actions?.words?.open[at] ?? choice.about }));
  return html`${choices
    .filter(({ choice }) => !AUTOMATIC.has(choice.type))
    .map(({ choice, words }) => html`<${Form} key=${JSON.stringify(choice)} choice=${choice} words=${words} telling=${telling} give=${give} />`)}`;
}

/** @param {Schema} schema */
const firstValue = (schema) => schema["const"] ?? schema["enum"]?.[0] ?? schema["minimum"] ?? (schema["type"] === "boolean" ? false : "");

/** @param {{choice: OpenChoice, words: string, telling: Telling, give: (command: {type: string}) => void}} props */
function Form({ choice, words, telling, give }) {
  /** @type {[string, Schema][]} */
  const fields = Object.entries(/** @type {Schema} */ (choice.schema)["properties"] ?? {});
  const [values, setValues] = useState(() => Object.fromEntries(fields.map(([name, schema]) => [name, firstValue(schema)])));
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    give({ ...values, type: choice.type });
  };
  return html`<form class="described" onSubmit=${send}>
    <p>${words}</p>
    ${fields
      .filter(([, schema]) => !("const" in schema))
      .map(
        ([name, schema]) => html`<label key=${name}>
          <span>${fieldName(name, telling)}</span>
          <${Field} name=${name} schema=${schema} value=${values[name]} telling=${telling} change=${(/** @type {any} */ value) => setValues({ ...values, [name]: value })} />
        </label>`,
      )}
    <button class="go">${say(WORDS.doThis)}</button>
  </form>`;
}

/** @param {{name: string, schema: Schema, value: any, telling: Telling, change: (value: any) => void}} props */
function Field({ name, schema, value, telling, change }) {
  const input = (/** @type {Event} */ event) => /** @type {HTMLInputElement & HTMLSelectElement} */ (event.currentTarget);
  if (schema["enum"]) {
    return html`<select onChange=${(/** @type {Event} */ event) => change(schema["enum"][input(event).selectedIndex])}>
      ${schema["enum"].map((/** @type {unknown} */ one) => html`<option selected=${one === value}>${valueWords(name, one, telling)}</option>`)}
    </select>`;
  }
  if (schema["type"] === "boolean") {
    return html`<input type="checkbox" checked=${value} onChange=${(/** @type {Event} */ event) => change(input(event).checked)} />`;
  }
  const numeric = schema["type"] === "integer" || schema["type"] === "number";
  return html`<input
    required
    type=${numeric ? "number" : "text"}
    min=${schema["minimum"]}
    max=${schema["maximum"]}
    maxlength=${schema["maxLength"]}
    pattern=${schema["pattern"]}
    value=${value}
    onInput=${(/** @type {Event} */ event) => change(numeric ? input(event).valueAsNumber : input(event).value)}
  />`;
}
