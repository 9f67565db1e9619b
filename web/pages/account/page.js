// The account of this browser.

import { Failure, useAnswer } from "../../app/asking.js";
import { useTitle } from "../../app/frame/title.js";
import { html, useEffect } from "../../app/html.js";
import { say } from "../../app/language.js";
import { client, keepAccount, useAccount } from "../../app/session.js";
import { styleSheet } from "../../app/style.js";
import { useTitles } from "../../parts/catalogue.js";
import { Blocks } from "./blocks.js";
import { Keys } from "./keys.js";
import { Leaving } from "./leaving.js";
import { Name, Recovery } from "./profile.js";
import { Bests, Results } from "./results.js";
import { SignIn } from "./sign-in.js";
import { WORDS } from "./words.js";

await styleSheet("style.css", import.meta.url);

/** The page at `/account`. */
export function Page() {
  useTitle(say(WORDS.heading));
  const account = useAccount();
  return html`<main id="main" class="narrow account stack">
    <h1>${say(WORDS.heading)}</h1>
    ${account ? html`<${Account} key=${account.id} account=${account} />` : html`<${SignIn} />`}
  </main>`;
}

/** @param {{account: import("../../app/session.js").Account}} props */
function Account({ account }) {
  const titles = useTitles().value ?? [];
  const player = useAnswer((signal) => client.readPlayer({ signal }), []);
  useEffect(() => {
    if (player.value && player.value.name !== account.name) keepAccount({ ...account, name: player.value.name });
  }, [player.value]);
  return html`${player.error && html`<${Failure} error=${player.error} again=${player.again} />`}
    <${Name} key=${account.name} account=${account} />
    <${Recovery} account=${account} />
    <${Results} titles=${titles} player=${account.id} />
    <${Bests} titles=${titles} />
    <${Keys} />
    <${Blocks} />
    <${Leaving} account=${account} />`;
}
