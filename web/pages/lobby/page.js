// The lobby: the reader's own games, and all others to join, to watch or to replay.

import { Failure } from "../../app/asking.js";
import { useTitle } from "../../app/frame/title.js";
import { html, useEffect } from "../../app/html.js";
import { say } from "../../app/language.js";
import { client, useAccount } from "../../app/session.js";
import { styleSheet } from "../../app/style.js";
import { useTitles } from "../../parts/catalogue.js";
import { GameList } from "../../parts/game-list.js";
import { useMyGames } from "../../parts/my-games.js";
import { Paging, usePages } from "../../parts/paging.js";
import { askedFor, Filters } from "./filters.js";
import { WORDS } from "./words.js";

await styleSheet("style.css", import.meta.url);

/** How often the first page of the list is read again, in milliseconds: strangers' games are in no stream of ours. */
const PERIOD = 15_000;

/** @param {{place: import("../../app/router.js").Place}} props */
export function Page({ place }) {
  useTitle(say(WORDS.heading));
  const titles = useTitles().value ?? [];
  const me = useAccount();
  const mine = useMyGames(me?.id ?? null);
  return html`<main id="main" class="lobby stack">
    <div class="row spread">
      <h1>${say(WORDS.heading)}</h1>
      <span class="row"><a href="/ratings">${say(WORDS.ratings)}</a> <a class="go" href="/new">${say(WORDS.newGame)}</a></span>
    </div>
    ${me &&
    html`<section class="stack" aria-live="polite">
      <h2>${say(WORDS.mine)}</h2>
      ${mine.error && html`<${Failure} error=${mine.error} />`}
      ${mine.news > 0 && mine.running.length === 0 && html`<p class="note">${say(WORDS.noneMine)}</p>`}
      <${GameList} games=${mine.running} titles=${titles} />
    </section>`}
    ${mine.invitations.length > 0 &&
    html`<section class="stack">
      <h2>${say(WORDS.invitations)}</h2>
      <${GameList} games=${mine.invitations} titles=${titles} />
    </section>`}
    <${AllGames} query=${place.query} titles=${titles} me=${me?.id} news=${mine.news} />
  </main>`;
}

/** @param {{query: URLSearchParams, titles: import("../../parts/catalogue.js").Title[], me: string | undefined, news: number}} props */
function AllGames({ query, titles, me, news }) {
  const asked = askedFor(query, me);
  const list = usePages(
    async (after, signal) => {
      const { games, next } = await client.listGames({ ...asked, after, limit: 20, signal });
      return { items: games, next };
    },
    [JSON.stringify(asked)],
  );
  useEffect(() => {
    if (list.pages > 1) return;
    if (news > 1) list.again();
    const timer = setInterval(() => document.hidden || list.again(), PERIOD);
    return () => clearInterval(timer);
  }, [list.pages > 1, news]);
  return html`<section class="stack">
    <h2>${say(WORDS.games)}</h2>
    <${Filters} query=${query} titles=${titles} />
    <${Paging} list=${list} none=${say(WORDS.none)}><${GameList} games=${list.items ?? []} titles=${titles} /><//>
  </section>`;
}
