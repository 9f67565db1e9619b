// All tournaments: those to register for, those that run, and those that are over.

import { useTitle } from "../../../app/frame/title.js";
import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { client, useAccount } from "../../../app/session.js";
import { useAnswer } from "../../../app/asking.js";
import { Paging, usePages } from "../../../parts/paging.js";
import { WORDS } from "../words.js";
import { TournamentList } from "./tournament-list.js";

/** The page at `/tournaments`. */
export function Page() {
  useTitle(say(WORDS.heading));
  const me = useAccount();
  const player = useAnswer(async (signal) => (me ? client.readPlayer({ signal }) : null), [me?.id]);
  const list = usePages(async (after, signal) => {
    const { tournaments, next } = await client.listTournaments({ after, limit: 20, signal });
    return { items: tournaments, next };
  }, []);
  return html`<main id="main" class="narrow stack">
    <div class="row spread">
      <h1>${say(WORDS.heading)}</h1>
      ${player.value?.organizer && html`<a class="go" href="/tournaments/new">${say(WORDS.create)}</a>`}
    </div>
    <${Paging} list=${list} none=${say(WORDS.none)}><${TournamentList} tournaments=${list.items ?? []} /><//>
  </main>`;
}
