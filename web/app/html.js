// Everything that draws comes from here: `html` for markup, and the hooks.

import htm from "../vendor/htm.js";
import { h } from "../vendor/preact.js";

export { createContext, Fragment, render } from "../vendor/preact.js";
export { useContext, useEffect, useErrorBoundary, useLayoutEffect, useMemo, useRef, useState } from "../vendor/hooks.js";

/** @typedef {import("../vendor/preact.js").ComponentChildren} Children */
/** @typedef {import("../vendor/preact.js").VNode<any>} Drawing */

/**
 * Markup as a tagged template. Values are always text or attributes, never HTML.
 * @type {(strings: TemplateStringsArray, ...values: any[]) => Drawing}
 */
export const html = /** @type {any} */ (htm.bind(/** @type {any} */ (h)));
