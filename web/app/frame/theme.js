// Light or dark: chosen here, else as the system says.

/** @typedef {"system" | "light" | "dark"} Theme */

const STORED = "wardbook.theme";

/** @type {Theme[]} */
export const THEMES = ["system", "light", "dark"];

/** @returns {Theme} */
export function theme() {
  return THEMES.find((one) => one === localStorage.getItem(STORED)) ?? "system";
}

/** @param {Theme} next */
export function chooseTheme(next) {
  localStorage.setItem(STORED, next);
  show(next);
}

/** @param {Theme} chosen */
function show(chosen) {
  document.documentElement.dataset["theme"] = chosen;
}

show(theme());
