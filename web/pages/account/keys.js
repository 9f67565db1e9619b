// The keys of the account: what each allows, how long it works, and new ones.

import { Failure, useAct, useAnswer } from "../../app/asking.js";
import { html, useState } from "../../app/html.js";
import { ago, date, duration, listed, say } from "../../app/language.js";
import { client, keepAccount } from "../../app/session.js";
import { AskTwice } from "../../parts/ask-twice.js";
import { Secret } from "../../parts/secret.js";
import { SCOPES, WORDS } from "./words.js";

/** @typedef {import("../../client/types/contract.d.ts").KeyResponse} Key */

const DAY = 86_400;
/** How long a new key can work, in days; 0 for always. */
const DAYS = [0, 1, 7, 30, 365];

export function Keys() {
  const keys = useAnswer((signal) => client.listKeys({ signal }), []);
  return html`<section class="card stack">
    <h2>${say(WORDS.keys)}</h2>
    <p class="note">${say(WORDS.keysAbout)}</p>
    ${keys.error && html`<${Failure} error=${keys.error} again=${keys.again} />`}
    <ul class="rows">
      ${keys.value?.keys.map((key) => html`<${KeyRow} key=${key.id} given=${key} again=${keys.again} />`)}
    </ul>
    <${NewKey} again=${keys.again} />
    <p class="note">${say(WORDS.programs)} <a href="/docs/clients#webhooks">${say(WORDS.toDocs)}</a></p>
  </section>`;
}

/** @param {string} scope */
const scopeName = (scope) => (SCOPES[scope] ? say(SCOPES[scope]) : scope);

/** @param {{given: Key, again: () => void}} props */
function KeyRow({ given, again }) {
  const revoke = async () => {
    await client.revokeKey(given.id);
    if (given.current) keepAccount(null);
    else again();
  };
  return html`<li class="row spread">
    <div>
      <strong>${given.name}</strong> ${given.current && html`<span class="tag">${say(WORDS.thisBrowser)}</span>`}
      <p class="note">${say(WORDS.allows, { scopes: listed(given.scopes.map(scopeName)) })}</p>
      <p class="note">
        ${given.last_used === null ? say(WORDS.neverUsed) : say(WORDS.lastUsed, { ago: ago(given.last_used) })}
        ${given.expires !== null && html` · ${say(WORDS.expires, { date: date(given.expires) })}`}
      </p>
    </div>
    <${AskTwice}
      text=${say(WORDS.revoke)}
      label=${`${say(WORDS.revoke)}: ${given.name}`}
      question=${say(given.current ? WORDS.revokeHere : WORDS.revokeSure)}
      yes=${say(WORDS.revoke)}
      act=${revoke}
    />
  </li>`;
}

/** @param {{again: () => void}} props */
function NewKey({ again }) {
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState(["play", "read", "create"]);
  const [days, setDays] = useState(0);
  const [made, setMade] = useState(/** @type {string | null} */ (null));
  const create = useAct(async () => {
    const expires = days ? Date.now() + days * DAY * 1000 : null;
    const { key } = await client.createKey({ name: name.trim(), scopes: /** @type {Key["scopes"]} */ (scopes), expires });
    setMade(key);
    setName("");
    again();
  });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    create.run();
  };
  const toggle = (/** @type {string} */ scope) => setScopes(scopes.includes(scope) ? scopes.filter((one) => one !== scope) : [...scopes, scope]);
  return html`<details>
    <summary>${say(WORDS.newKey)}</summary>
    <form class="stack" onSubmit=${submit}>
      <div class="field">
        <label for="key-name">${say(WORDS.keyName)}</label>
        <input id="key-name" maxlength="40" value=${name} onInput=${(/** @type {Event} */ event) => setName(/** @type {HTMLInputElement} */ (event.currentTarget).value)} />
      </div>
      <fieldset>
        <legend>${say(WORDS.scopes)}</legend>
        ${Object.keys(SCOPES).map(
          (scope) => html`<label class="choice" key=${scope}>
            <input type="checkbox" checked=${scopes.includes(scope)} onChange=${() => toggle(scope)} /> <span>${scopeName(scope)}</span>
          </label>`,
        )}
      </fieldset>
      <div class="field">
        <label for="key-days">${say(WORDS.until)}</label>
        <select id="key-days" onChange=${(/** @type {Event} */ event) => setDays(Number(/** @type {HTMLSelectElement} */ (event.currentTarget).value))}>
          ${DAYS.map((one) => html`<option value=${one} selected=${one === days}>${one ? duration(one * DAY) : say(WORDS.always)}</option>`)}
        </select>
      </div>
      <p><button class="plain" disabled=${create.busy || !name.trim() || !scopes.length}>${say(WORDS.create)}</button></p>
      ${create.error && html`<${Failure} error=${create.error} />`}
      ${made && html`<div class="stack" role="status"><p>${say(WORDS.shownOnce)}</p><${Secret} text=${made} label=${say(WORDS.key)} /></div>`}
    </form>
  </details>`;
}
