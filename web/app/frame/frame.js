// What surrounds every page: the name, the menu, the language and the colours.

import { html, useState } from "../html.js";
import { chooseLanguage, language, LANGUAGES, say } from "../language.js";
import { forgetLostAccount, useAccount, useLostAccount } from "../session.js";
import { chooseTheme, theme, THEMES } from "./theme.js";
import { WORDS } from "../words.js";

/** @param {{children: import("../html.js").Children, path: string}} props */
export function Frame({ children, path }) {
  const present = useAccount();
  const lost = useLostAccount();
  return html`<a class="skip" href="#main">${say(WORDS.skip)}</a>
    <header class="frame">
      <a class="brand" href="/"><${Mark} />Wardbook</a>
      <nav aria-label=${say(WORDS.menu)}>
        <${MenuLink} path=${path} to="/lobby" text=${say(WORDS.lobby)} />
        <${MenuLink} path=${path} to="/new" text=${say(WORDS.newGame)} />
        <${MenuLink} path=${path} to="/tournaments" text=${say(WORDS.tournaments)} />
        <${MenuLink} path=${path} to="/replay" text=${say(WORDS.replay)} />
        <a href="/docs">${say(WORDS.docs)}</a>
        <${MenuLink} path=${path} to="/account" text=${present?.name ?? say(WORDS.account)} />
      </nav>
      <div class="settings"><${ThemeChoice} /><${LanguageChoice} /></div>
    </header>
    ${lost && !present && html`<${LostKey} name=${lost.name} />`} ${children}`;
}

function Mark() {
  return html`<svg class="mark" viewBox="0 0 20 20" aria-hidden="true">
    <rect width="20" height="20" rx="5" />
    <path d="M10 5v10M5 10h10" />
  </svg>`;
}

/** @param {{path: string, to: string, text: string}} props */
function MenuLink({ path, to, text }) {
  return html`<a href=${to} aria-current=${path === to ? "page" : null}>${text}</a>`;
}

/** @param {{name: string}} props */
function LostKey({ name }) {
  return html`<p class="notice" role="alert">
    ${say(WORDS.lostKey, { name })} <a href="/account">${say(WORDS.signIn)}</a>${" "}
    <button class="quiet" onClick=${forgetLostAccount}>${say(WORDS.goOn)}</button>
  </p>`;
}

function LanguageChoice() {
  const change = (/** @type {Event} */ event) =>
    chooseLanguage(/** @type {any} */ (/** @type {HTMLSelectElement} */ (event.currentTarget).value));
  return html`<select class="small" aria-label=${say(WORDS.language)} onChange=${change}>
    ${Object.entries(LANGUAGES).map(
      ([key, name]) => html`<option value=${key} lang=${key} selected=${key === language}>${name}</option>`,
    )}
  </select>`;
}

function ThemeChoice() {
  const [chosen, setChosen] = useState(theme);
  const change = (/** @type {Event} */ event) => {
    const next = /** @type {any} */ (/** @type {HTMLSelectElement} */ (event.currentTarget).value);
    chooseTheme(next);
    setChosen(next);
  };
  return html`<select class="small" aria-label=${say(WORDS.theme)} onChange=${change}>
    ${THEMES.map((one) => html`<option value=${one} selected=${one === chosen}>${say(WORDS[one])}</option>`)}
  </select>`;
}
