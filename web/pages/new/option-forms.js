// Options and house figures as forms, made from their JSON Schemas.

import { html, useContext } from "../../app/html.js";
import { say } from "../../app/language.js";
import { nameOfUnit } from "../../parts/catalogue.js";
import { withValue } from "./draft.js";
import { Field } from "./form/field.js";
import { capital, NamingContext, spelledOut } from "./form/naming.js";
import { firstValue, resolved, same } from "./form/schema.js";
import { WORDS } from "./words.js";

/** @typedef {import("./units.js").Title} Title */
/** @typedef {import("./form/schema.js").Schema} Schema */
/** @typedef {Readonly<Record<string, any>>} Values */

/**
 * The options of a title: its own, and those of the units in play below their names.
 * @param {{title: Title, values: Values, change: (values: Values) => void, inPlay: ReadonlySet<string>}} props
 */
export function OptionForm({ title, values, change, inPlay }) {
  const { definitions } = useContext(NamingContext);
  const units = [...title.modules, ...title.automatic_modules];
  const parts = Object.entries(/** @type {Record<string, Schema>} */ (title.options["properties"] ?? {})).filter(([key]) => key !== "figures");
  return html`<div class="stack">
    ${parts.map(([key, given]) => {
      const put = (/** @type {unknown} */ value) => change(withValue(values, key, value));
      const unit = units.find((one) => one.key === key && one.options);
      if (!unit) return html`<${OptionRow} key=${key} title=${title} path=${key} schema=${given} value=${values[key]} change=${put} />`;
      if (!inPlay.has(key)) return null;
      const own = /** @type {Values} */ (values[key] ?? {});
      const change1 = (/** @type {string} */ name, /** @type {unknown} */ value) => {
        const next = withValue(own, name, value);
        put(Object.keys(next).length ? next : undefined);
      };
      return html`<fieldset class="stack" key=${key}>
        <legend>${nameOfUnit(title, unit)}</legend>
        ${Object.entries(/** @type {Record<string, Schema>} */ (resolved(given, definitions)["properties"] ?? {})).map(
          ([name, one]) => html`<${OptionRow}
            key=${name}
            title=${title}
            path=${`${key}.${name}`}
            schema=${one}
            value=${own[name]}
            change=${(/** @type {unknown} */ value) => change1(name, value)}
          />`,
        )}
      </fieldset>`;
    })}
  </div>`;
}

/** @param {{title: Title, path: string, schema: Schema, value: unknown, change: (value: unknown) => void}} props */
function OptionRow({ title, path, schema, value, change }) {
  const { nameOf, definitions } = useContext(NamingContext);
  const words = title.words?.options;
  const usual = firstValue(schema, definitions);
  const naming = { definitions, nameOf: (/** @type {string} */ one) => words?.[`${path}=${one}`] ?? nameOf(one) };
  return html`<${NamingContext.Provider} value=${naming}>
    <${Row}
      id=${`option-${path.replaceAll(".", "-")}`}
      name=${words?.[path] ?? spelledOut(path.split(".").at(-1) ?? path)}
      about=${words?.[path] ? null : (schema["description"] ?? null)}
      schema=${schema}
      value=${value ?? usual}
      usual=${usual}
      change=${change}
    />
  <//>`;
}

/**
 * The figures that this game may change, for the units in play.
 * @param {{title: Title, values: Values, change: (values: Values) => void, inPlay: ReadonlySet<string>}} props
 */
export function FigureForm({ title, values, change, inPlay }) {
  const { nameOf } = useContext(NamingContext);
  const words = title.words?.figures;
  const units = [...title.automatic_modules, ...title.modules].filter((unit) => inPlay.has(unit.key));
  return html`<div class="stack">
    ${units.map((unit) => {
      const figures = title.figures.filter((figure) => figure.module === unit.key && figure.schema);
      if (!figures.length) return null;
      return html`<fieldset class="stack" key=${unit.key}>
        <legend>${nameOfUnit(title, unit)}</legend>
        ${figures.map((figure) => {
          const schema = figure.schema ?? {};
          const naming = {
            definitions: schema["$defs"] ?? {},
            nameOf: (/** @type {string} */ one) => words?.[`${figure.key}=${one}`] ?? words?.[`${figure.key}.${one}`] ?? nameOf(one),
          };
          return html`<${NamingContext.Provider} key=${figure.key} value=${naming}>
            <${Row}
              id=${`figure-${figure.key}`}
              name=${capital(words?.[figure.key] ?? figure.about)}
              about=${null}
              schema=${schema}
              value=${values[figure.key] ?? figure.value}
              usual=${figure.value}
              change=${(/** @type {unknown} */ value) => change(withValue(values, figure.key, value))}
            />
          <//>`;
        })}
      </fieldset>`;
    })}
  </div>`;
}

/**
 * @param {{id: string, name: string, about: string | null, schema: Schema, value: any, usual: any, change: (value: unknown) => void}} props
 */
function Row({ id, name, about, schema, value, usual, change }) {
  const changed = !same(value, usual);
  const hint = about ? `${id}-about` : undefined;
  const field = html`<${Field}
    schema=${schema}
    value=${value}
    change=${(/** @type {unknown} */ next) => change(same(next, usual) ? undefined : next)}
    id=${id}
    label=${name}
    describedBy=${hint}
  />`;
  const back = changed && html`<button type="button" class="quiet" aria-label=${`${say(WORDS.usual)}: ${name}`} onClick=${() => change(undefined)}>${say(WORDS.usual)}</button>`;
  if (schema["type"] === "boolean")
    return html`<div class="choice">${field}<div><label for=${id}>${name}</label>${about && html`<p class="note" id=${hint}>${about}</p>`}</div></div>`;
  return html`<div class="field">
    <label for=${id}>${name}</label>
    ${about && html`<p class="note" id=${hint}>${about}</p>`} ${field} ${back}
  </div>`;
}
