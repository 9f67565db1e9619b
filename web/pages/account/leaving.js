// One's data, and ways out: sign out of this browser, or delete the account.

import { Failure, useAct } from "../../app/asking.js";
import { html, useState } from "../../app/html.js";
import { say } from "../../app/language.js";
import { client, keepAccount } from "../../app/session.js";
import { AskTwice } from "../../parts/ask-twice.js";
import { saveFile } from "../../parts/save-file.js";
import { WORDS } from "./words.js";

/** @param {{account: import("../../app/session.js").Account}} props */
export function Leaving({ account }) {
  const download = useAct(async () => saveFile(await client.exportOwnData(), `wardbook-${account.id}.jsonl`));
  const signOut = async () => keepAccount(null);
  return html`<section class="card stack">
    <h2>${say(WORDS.leaving)}</h2>
    <p><button class="plain" disabled=${download.busy} onClick=${download.run}>${say(WORDS.export)}</button></p>
    ${download.error && html`<${Failure} error=${download.error} />`}
    <p>
      ${account.recoveryCode
        ? html`<${AskTwice} text=${say(WORDS.signOut)} question=${say(WORDS.signOutSure)} yes=${say(WORDS.signOutYes)} act=${signOut} />`
        : html`<button class="plain" onClick=${signOut}>${say(WORDS.signOut)}</button>`}
    </p>
    <p><${Delete} name=${account.name} /></p>
  </section>`;
}

/** Asks twice: what it means, and then whether that is wanted. @param {{name: string}} props */
function Delete({ name }) {
  const [warned, setWarned] = useState(false);
  const forget = async () => {
    await client.forgetPlayer();
    keepAccount(null);
  };
  if (!warned)
    return html`<${AskTwice} text=${say(WORDS.delete)} question=${say(WORDS.deleteFirst)} yes=${say(WORDS.deleteGoOn)} act=${async () => setWarned(true)} />`;
  return html`<span class="row" role="group" aria-label=${say(WORDS.delete)}>
    <${AskTwice} text=${say(WORDS.deleteYes)} question=${say(WORDS.deleteSure, { name })} yes=${say(WORDS.deleteYes)} act=${forget} />
  </span>`;
}
