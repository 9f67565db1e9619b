// Fields for objects: with known properties, or with any keys.

import { html, useContext, useState } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { WORDS } from "../words.js";
import { Field } from "./field.js";
import { NamingContext } from "./naming.js";
import { firstValue, fits } from "./schema.js";

/** @typedef {import("./field.js").FieldProps} FieldProps */

/** @param {FieldProps} props */
export function ObjectField({ schema, value, change, id, label }) {
  const { nameOf } = useContext(NamingContext);
  return html`<fieldset class="parts" id=${id} aria-label=${label}>
    ${Object.entries(schema["properties"]).map(
      ([key, part]) => html`<div class="row" key=${key}>
        <label for=${`${id}-${key}`}>${nameOf(key)}</label>
        <${Field}
          schema=${part}
          value=${value[key]}
          change=${(/** @type {any} */ next) => change({ ...value, [key]: next })}
          id=${`${id}-${key}`}
          label=${`${label}, ${nameOf(key)}`}
        />
      </div>`,
    )}
  </fieldset>`;
}

/** Keys can be added if the schema says what they look like. @param {FieldProps} props */
export function RecordField({ schema, value, change, id, label }) {
  const { nameOf, definitions } = useContext(NamingContext);
  const [added, setAdded] = useState("");
  const names = schema["propertyNames"];
  const remove = (/** @type {string} */ key) => change(Object.fromEntries(Object.entries(value).filter(([one]) => one !== key)));
  const add = () => {
    change({ ...value, [added]: firstValue(schema["additionalProperties"], definitions) });
    setAdded("");
  };
  return html`<fieldset class="parts" id=${id} aria-label=${label}>
    ${Object.entries(value).map(
      ([key, part]) => html`<div class="row" key=${key}>
        <label for=${`${id}-${key}`}>${nameOf(key)}</label>
        <${Field}
          schema=${schema["additionalProperties"]}
          value=${part}
          change=${(/** @type {any} */ next) => change({ ...value, [key]: next })}
          id=${`${id}-${key}`}
          label=${`${label}, ${nameOf(key)}`}
        />
        ${names &&
        html`<button type="button" class="quiet" aria-label=${`${say(WORDS.remove)}: ${nameOf(key)}`} onClick=${() => remove(key)}>
          ${say(WORDS.remove)}
        </button>`}
      </div>`,
    )}
    ${names &&
    html`<div class="row">
      <input
        aria-label=${say(WORDS.newEntry)}
        value=${added}
        onInput=${(/** @type {Event} */ event) => setAdded(/** @type {HTMLInputElement} */ (event.currentTarget).value)}
      />
      <button type="button" class="plain" disabled=${!added || added in value || !fits(names, added)} onClick=${add}>${say(WORDS.addOne)}</button>
    </div>`}
  </fieldset>`;
}
