// What surrounds every page: the name, the menu, the language.

import { html } from "./html.js";
import { chooseLanguage, language, LANGUAGES, say } from "./language.js";
import { useAccount } from "./session.js";
import { WORDS } from "./words.js";

/** @param {{children: import("./html.js").Children, path: string}} props */
export function Frame({ children, path }) {
  return html`<a class="skip" href="#main">${say(WORDS.skip)}</a>
    <header class="frame">
      <a class="brand" href="/">Wardbook</a>
      <nav>
        <${MenuLink} path=${path} to="/lobby" text=${say(WORDS.lobby)} />
        <${MenuLink} path=${path} to="/new" text=${say(WORDS.newGame)} />
        <${MenuLink} path=${path} to="/replay" text=${say(WORDS.replay)} />
        <a href="/docs">${say(WORDS.docs)}</a>
        <${AccountLink} path=${path} />
      </nav>
      <${LanguageChoice} />
    </header>
    ${children}`;
}

/** @param {{path: string, to: string, text: string}} props */
function MenuLink({ path, to, text }) {
  return html`<a href=${to} aria-current=${path === to ? "page" : null}>${text}</a>`;
}

/** @param {{path: string}} props */
function AccountLink({ path }) {
  const present = useAccount();
  return html`<${MenuLink} path=${path} to="/account" text=${present?.name ?? say(WORDS.account)} />`;
}

function LanguageChoice() {
  const change = (/** @type {Event} */ event) =>
    chooseLanguage(/** @type {any} */ (/** @type {HTMLSelectElement} */ (event.currentTarget).value));
  return html`<select class="language" aria-label=${say(WORDS.language)} onChange=${change}>
    ${Object.entries(LANGUAGES).map(
      ([key, name]) => html`<option value=${key} lang=${key} selected=${key === language}>${name}</option>`,
    )}
  </select>`;
}
