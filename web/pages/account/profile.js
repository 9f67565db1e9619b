// The name of the account, and the code that gets it back.

import { Failure, useAct } from "../../app/asking.js";
import { html, useState } from "../../app/html.js";
import { say } from "../../app/language.js";
import { client, keepAccount } from "../../app/session.js";
import { Problem } from "../../client/src/index.js";
import { AskTwice } from "../../parts/ask-twice.js";
import { Secret } from "../../parts/secret.js";
import { WORDS } from "./words.js";

/** @typedef {import("../../app/session.js").Account} Account */

/** @param {{account: Account}} props */
export function Name({ account }) {
  const [name, setName] = useState(account.name);
  const [done, setDone] = useState(false);
  const rename = useAct(async () => {
    const player = await client.renamePlayer({ name });
    keepAccount({ ...account, name: player.name });
    setName(player.name);
    setDone(true);
  });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    setDone(false);
    rename.run();
  };
  const refused = rename.error instanceof Problem && rename.error.code === "invalid_fields";
  return html`<section class="card stack">
    <h2>${account.name}</h2>
    <p>${say(WORDS.guest)} <a href=${`/players/${account.id}`}>${say(WORDS.profile)}</a></p>
    <form class="field" onSubmit=${submit}>
      <label for="name">${say(WORDS.name)}</label>
      <div class="row">
        <input id="name" maxlength="40" autocomplete="nickname" value=${name} aria-describedby="name-hint" aria-invalid=${refused ? "true" : null} onInput=${(/** @type {Event} */ event) => setName(/** @type {HTMLInputElement} */ (event.currentTarget).value)} />
        <button class="plain" disabled=${rename.busy || !name.trim() || name === account.name}>${say(WORDS.change)}</button>
      </div>
      <p class="note" id="name-hint">${say(WORDS.nameHint)}</p>
      ${refused ? html`<p class="wrong" role="alert">${say(WORDS.badName)}</p>` : rename.error && html`<${Failure} error=${rename.error} />`}
      ${done && html`<p role="status">${say(WORDS.changed)}</p>`}
    </form>
  </section>`;
}

/** @param {{account: Account}} props */
export function Recovery({ account }) {
  const renew = async () => {
    const { recovery_code } = await client.renewRecoveryCode();
    keepAccount({ ...account, recoveryCode: recovery_code });
  };
  return html`<section class="card stack">
    <h2>${say(WORDS.recovery)}</h2>
    ${account.recoveryCode
      ? html`<p>${say(WORDS.recoveryAbout)}</p>
          <${Secret} text=${account.recoveryCode} label=${say(WORDS.recovery)} />
          <p><button class="go" onClick=${() => keepAccount({ ...account, recoveryCode: null })}>${say(WORDS.written)}</button></p>`
      : html`<p>${say(WORDS.writtenDown)}</p>
          <p><${AskTwice} text=${say(WORDS.renew)} question=${say(WORDS.renewSure)} yes=${say(WORDS.renew)} act=${renew} /></p>`}
  </section>`;
}
