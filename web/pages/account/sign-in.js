// Signing in: with a recovery code, or with a key of the account.

import { Failure, useAct } from "../../app/asking.js";
import { html, useState } from "../../app/html.js";
import { say } from "../../app/language.js";
import { client, guest, keepAccount, useLostAccount } from "../../app/session.js";
import { Client, Problem } from "../../client/src/index.js";
import { WORDS } from "./words.js";

/** What a browser without an account shows. */
export function SignIn() {
  const lost = useLostAccount();
  const start = useAct(guest);
  return html`${!lost &&
    html`<section class="card stack">
      <p>${say(WORDS.none)}</p>
      <p><button class="go" disabled=${start.busy} onClick=${start.run}>${say(WORDS.start)}</button></p>
      ${start.error && html`<${Failure} error=${start.error} />`}
    </section>`}
    <section class="card stack">
      <h2>${say(WORDS.signIn)}</h2>
      <${SecretForm} id="recovery-code" heading=${say(WORDS.withCode)} label=${say(WORDS.recovery)} hint=${say(WORDS.codeUsed)} first=${lost?.recoveryCode ?? ""} use=${recover} />
      <${SecretForm} id="sign-in-key" heading=${say(WORDS.withKey)} label=${say(WORDS.key)} use=${useKey} />
    </section>`;
}

/** @param {string} code */
async function recover(code) {
  const found = await client.recoverAccount({ recovery_code: code });
  keepAccount({ id: found.id, name: found.name, key: found.key, recoveryCode: found.recovery_code });
}

/** @param {string} key */
async function useKey(key) {
  const player = await new Client(location.origin, { key }).readPlayer();
  keepAccount({ id: player.id, name: player.name, key, recoveryCode: null });
}

/** @param {{id: string, heading: string, label: string, hint?: string, first?: string, use: (secret: string) => Promise<void>}} props */
function SecretForm({ id, heading, label, hint, first = "", use }) {
  const [secret, setSecret] = useState(first);
  const doing = useAct(() => use(secret.trim()));
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    doing.run();
  };
  const unknown = doing.error instanceof Problem && doing.error.status === 401;
  return html`<form class="stack" onSubmit=${submit}>
    <h3>${heading}</h3>
    <div class="field">
      <label for=${id}>${label}</label>
      <div class="row">
        <input id=${id} class="wide" autocomplete="off" spellcheck=${false} value=${secret} onInput=${(/** @type {Event} */ event) => setSecret(/** @type {HTMLInputElement} */ (event.currentTarget).value)} />
        <button class="plain" disabled=${doing.busy || !secret.trim()} aria-label=${`${say(WORDS.signIn)}: ${heading}`}>${say(WORDS.signIn)}</button>
      </div>
      ${hint && html`<p class="note">${hint}</p>`}
      ${unknown ? html`<p class="wrong" role="alert">${say(WORDS.wrongKey)}</p>` : doing.error && html`<${Failure} error=${doing.error} />`}
    </div>
  </form>`;
}
