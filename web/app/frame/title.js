// What the tab of the browser is called.

import { useEffect } from "../html.js";

/**
 * Name the tab after what is shown; null while that is not known.
 * @param {string | null} text
 */
export function useTitle(text) {
  useEffect(() => {
    if (text !== null) document.title = text ? `${text} · Wardbook` : "Wardbook";
  }, [text]);
}
