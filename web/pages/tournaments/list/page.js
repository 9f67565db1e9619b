// All tournaments: those to register for, those that run, and those that are over.

import { useAnswer } from "../../../app/asking.js";
import { useTitle } from "../../../app/frame/title.js";
import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { replaceUrl } from "../../../app/router.js";
import { client, useAccount } from "../../../app/session.js";
import { Paging, usePages } from "../../../parts/paging.js";
import { Select } from "../forms/inputs.js";
import { WORDS } from "../words.js";
import { TournamentList } from "./tournament-list.js";

/** What each filter asks the service for. @satisfies {Record<string, Parameters<typeof client.listTournaments>[0]>} */
const OPEN = /** @type {const} */ ({ all: {}, registration: { status: "registration" }, running: { status: "running" }, finished: { status: "finished" } });
/** Those for players with an account. */
const OWN = /** @type {const} */ ({ mine: { player: "me" }, invited: { invited: "me" }, organized: { organizer: "me" } });

/** The page at `/tournaments`. @param {{place: import("../../../app/router.js").Place}} props */
export function Page({ place }) {
  useTitle(say(WORDS.heading));
  const me = useAccount();
  const player = useAnswer(async (signal) => (me ? client.readPlayer({ signal }) : null), [me?.id]);
  /** @type {Record<string, Parameters<typeof client.listTournaments>[0]>} */
  const filters = me ? { ...OPEN, ...OWN } : OPEN;
  const asked = place.query.get("which") ?? "all";
  const which = asked in filters ? asked : "all";
  const list = usePages(async (after, signal) => {
    const { tournaments, next } = await client.listTournaments({ ...filters[which], after, limit: 20, signal });
    return { items: tournaments, next };
  }, [which, me?.id]);
  const options = Object.keys(filters).map((value) => ({ value, text: say(WORDS[/** @type {"which_all"} */ (`which_${value}`)]) }));
  return html`<main id="main" class="narrow stack">
    <div class="row spread">
      <h1>${say(WORDS.heading)}</h1>
      ${player.value?.organizer && html`<a class="go" href="/tournaments/new">${say(WORDS.create)}</a>`}
    </div>
    <${Select} id="which" text=${say(WORDS.which)} value=${which} options=${options} choose=${(/** @type {string} */ one) => replaceUrl(`/tournaments?which=${one}`)} />
    <${Paging} list=${list} none=${say(WORDS.none)}><${TournamentList} tournaments=${list.items ?? []} /><//>
  </main>`;
}
