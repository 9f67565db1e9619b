// JSON Schemas of options and figures: references, usual values, and what a value may be.

/** @typedef {Record<string, any>} Schema */

/**
 * A schema with its reference followed, and without the choice of null, which stands for the usual value.
 * @param {Schema} schema
 * @param {Schema} definitions
 * @returns {Schema}
 */
export function resolved(schema, definitions) {
  if (typeof schema["$ref"] === "string") {
    return resolved(definitions[schema["$ref"].split("/").at(-1) ?? ""] ?? {}, definitions);
  }
  const choices = alternatives(schema);
  return choices.length === 1 && choices[0] !== schema ? resolved(choices[0] ?? {}, definitions) : schema;
}

/**
 * The kinds of values that a schema allows, without null.
 * @param {Schema} schema
 * @returns {Schema[]}
 */
export function alternatives(schema) {
  return (schema["anyOf"] ?? [schema]).filter((/** @type {Schema} */ one) => one["type"] !== "null");
}

/**
 * A value that fits the schema, to begin with.
 * @param {Schema} given
 * @param {Schema} definitions
 * @returns {any}
 */
export function firstValue(given, definitions) {
  const schema = resolved(given, definitions);
  if (schema["default"] !== undefined && schema["default"] !== null) return schema["default"];
  if (schema["enum"]) return schema["enum"][0];
  if (schema["anyOf"]) return firstValue(alternatives(schema)[0] ?? {}, definitions);
  if (schema["type"] === "boolean") return false;
  if (schema["type"] === "integer" || schema["type"] === "number") return schema["minimum"] ?? 0;
  if (schema["type"] === "string") return "";
  if (schema["type"] === "array") {
    if (schema["prefixItems"]) return schema["prefixItems"].map((/** @type {Schema} */ one) => firstValue(one, definitions));
    return Array.from({ length: schema["minItems"] ?? 0 }, () => firstValue(schema["items"], definitions));
  }
  const parts = Object.entries(schema["properties"] ?? {});
  return Object.fromEntries(parts.map(([key, one]) => [key, firstValue(/** @type {Schema} */ (one), definitions)]));
}

/**
 * Whether a number or text is allowed.
 * @param {Schema} schema
 * @param {unknown} value
 */
export function fits(schema, value) {
  if (typeof value === "number") {
    const whole = schema["type"] !== "integer" || Number.isInteger(value);
    return whole && value >= (schema["minimum"] ?? -Infinity) && value <= (schema["maximum"] ?? Infinity);
  }
  if (typeof value !== "string") return false;
  const pattern = String(schema["pattern"] ?? "").replace("$(?!\\n)", "$");
  return value.length <= (schema["maxLength"] ?? Infinity) && new RegExp(pattern, "u").test(value);
}

/**
 * Whether two values are the same, with everything in them.
 * @param {unknown} one
 * @param {unknown} other
 */
export const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
