// A field for any value that a JSON Schema describes.

import { html, useContext } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { WORDS } from "../words.js";
import { ListField, TupleField } from "./lists.js";
import { NamingContext } from "./naming.js";
import { ObjectField, RecordField } from "./objects.js";
import { alternatives, firstValue, fits, resolved } from "./schema.js";

/**
 * @typedef {object} FieldProps
 * @property {import("./schema.js").Schema} schema
 * @property {any} value
 * @property {(value: any) => void} change
 * @property {string} id
 * @property {string} label What the field is called, where nothing beside it says so.
 * @property {string} [describedBy]
 */

/**
 * @param {FieldProps} props
 * @returns {import("../../../app/html.js").Drawing}
 */
export function Field(props) {
  const { nameOf, definitions } = useContext(NamingContext);
  const schema = resolved(props.schema, definitions);
  const given = { ...props, schema };
  if (schema["enum"]) return html`<${ChoiceField} ...${given} nameOf=${nameOf} />`;
  if (schema["anyOf"]) return html`<${EitherField} ...${given} />`;
  if (schema["type"] === "boolean") return html`<${YesOrNoField} ...${given} />`;
  if (schema["type"] === "array") return schema["prefixItems"] ? html`<${TupleField} ...${given} />` : html`<${ListField} ...${given} />`;
  if (schema["type"] === "object") return schema["properties"] ? html`<${ObjectField} ...${given} />` : html`<${RecordField} ...${given} />`;
  return html`<${TextField} ...${given} />`;
}

/** @param {FieldProps & {nameOf: import("./naming.js").Naming["nameOf"]}} props */
function ChoiceField({ schema, value, change, id, label, describedBy, nameOf }) {
  const choose = (/** @type {Event} */ event) => change(schema["enum"][/** @type {HTMLSelectElement} */ (event.currentTarget).selectedIndex]);
  return html`<select id=${id} aria-label=${label} aria-describedby=${describedBy} onChange=${choose}>
    ${schema["enum"].map((/** @type {string | number} */ one) => html`<option selected=${one === value}>${nameOf(String(one))}</option>`)}
  </select>`;
}

/** One of several kinds of values: which one, and then the value. @param {FieldProps} props */
function EitherField({ schema, value, change, id, label, describedBy }) {
  const { definitions } = useContext(NamingContext);
  const kinds = alternatives(schema);
  const at = Math.max(0, kinds.findIndex((kind) => (Array.isArray(value) ? kind["type"] === "array" : kind["enum"]?.includes(value))));
  const kind = kinds[at] ?? {};
  const choose = (/** @type {Event} */ event) => {
    const next = kinds[/** @type {HTMLSelectElement} */ (event.currentTarget).selectedIndex] ?? {};
    change(firstValue(next, definitions));
  };
  return html`<div class="stack">
    <select id=${id} aria-label=${label} aria-describedby=${describedBy} onChange=${choose}>
      ${kinds.map((one, number) => html`<option selected=${number === at}><${KindName} kind=${one} /></option>`)}
    </select>
    ${!(kind["enum"]?.length === 1) && html`<${Field} schema=${kind} value=${value} change=${change} id=${`${id}-value`} label=${label} />`}
  </div>`;
}

/** @param {{kind: import("./schema.js").Schema}} props */
function KindName({ kind }) {
  const { nameOf } = useContext(NamingContext);
  return kind["enum"]?.length === 1 ? nameOf(String(kind["enum"][0])) : say(WORDS.onlyThese);
}

/** @param {FieldProps} props */
function YesOrNoField({ value, change, id, label, describedBy }) {
  const choose = (/** @type {Event} */ event) => change(/** @type {HTMLInputElement} */ (event.currentTarget).checked);
  return html`<input id=${id} type="checkbox" aria-label=${label} aria-describedby=${describedBy} checked=${value} onChange=${choose} />`;
}

/** A number or a text. @param {FieldProps} props */
function TextField({ schema, value, change, id, label, describedBy }) {
  const numeric = schema["type"] !== "string";
  const type = (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.currentTarget);
    change(numeric && input.value !== "" ? Number(input.value) : input.value);
  };
  const right = fits(schema, value);
  return html`<span class="field">
    <input
      id=${id}
      type=${numeric ? "number" : "text"}
      min=${schema["minimum"]}
      max=${schema["maximum"]}
      value=${value}
      aria-label=${label}
      aria-describedby=${describedBy}
      aria-invalid=${right ? null : "true"}
      onInput=${type}
    />
    ${!right && html`<span class="wrong" role="alert">${wrong(schema)}</span>`}
  </span>`;
}

/** @param {import("./schema.js").Schema} schema */
function wrong(schema) {
  const { minimum, maximum } = schema;
  if (schema["type"] === "string") return say(WORDS.wrongText);
  if (minimum !== undefined && maximum !== undefined) return say(WORDS.between, { least: minimum, most: maximum });
  return minimum !== undefined ? say(WORDS.atLeast, { least: minimum }) : say(WORDS.wholeNumber);
}
