// Fields for lists: of any length, or with a fixed place for each value.

import { html, useContext } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { WORDS } from "../words.js";
import { Field } from "./field.js";
import { NamingContext } from "./naming.js";
import { firstValue } from "./schema.js";

/** @typedef {import("./field.js").FieldProps} FieldProps */

/** @param {FieldProps} props */
export function ListField({ schema, value, change, id, label }) {
  const { definitions } = useContext(NamingContext);
  /** @type {any[]} */
  const items = value;
  const add = () => change([...items, firstValue(schema["items"], definitions)]);
  return html`<fieldset class="list" id=${id} aria-label=${label}>
    ${items.map(
      (item, at) => html`<div class="row" key=${at}>
        <${Field}
          schema=${schema["items"]}
          value=${item}
          change=${(/** @type {any} */ next) => change(items.with(at, next))}
          id=${`${id}-${at}`}
          label=${`${label}, ${at + 1}`}
        />
        ${items.length > (schema["minItems"] ?? 0) &&
        html`<button type="button" class="quiet" aria-label=${`${say(WORDS.remove)}: ${at + 1}`} onClick=${() => change(items.toSpliced(at, 1))}>
          ${say(WORDS.remove)}
        </button>`}
      </div>`,
    )}
    ${items.length < (schema["maxItems"] ?? Infinity) && html`<button type="button" class="plain" onClick=${add}>${say(WORDS.addOne)}</button>`}
  </fieldset>`;
}

/** @param {FieldProps} props */
export function TupleField({ schema, value, change, id, label }) {
  /** @type {any[]} */
  const items = value;
  const nested = schema["prefixItems"].some((/** @type {import("./schema.js").Schema} */ one) => one["type"] === "array" || one["$ref"]);
  return html`<fieldset class=${nested ? "stack" : "row"} id=${id} aria-label=${label}>
    ${items.map(
      (item, at) => html`<${Field}
        key=${at}
        schema=${schema["prefixItems"][at]}
        value=${item}
        change=${(/** @type {any} */ next) => change(items.with(at, next))}
        id=${`${id}-${at}`}
        label=${`${label}, ${at + 1}`}
      />`,
    )}
  </fieldset>`;
}
