// Shortcuts of a page.

import { useLayoutEffect } from "./html.js";

/** @typedef {(event: KeyboardEvent) => void} Act */

/** @param {EventTarget | null} target */
const typing = (target) => target instanceof Element && target.matches("select, textarea, input:not([type=range], [type=checkbox])");

/**
 * Do something when a key is pressed, unless the reader is typing, a dialog is open, or the key means something else.
 * A layout effect, so that what is drawn and what its keys do change together.
 * @param {Readonly<Record<string, Act>>} actions By key.
 */
export function useKeys(actions) {
  useLayoutEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      const act = actions[event.key];
      if (!act || event.defaultPrevented || event.altKey || event.metaKey || typing(event.target)) return;
      if (document.querySelector("dialog[open]") || (event.ctrlKey && !event.key.startsWith("Arrow"))) return;
      event.preventDefault();
      act(event);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
