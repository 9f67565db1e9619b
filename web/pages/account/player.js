// What everybody may know about a player.

import { Failure, Loading, useAct, useAnswer } from "../../app/asking.js";
import { useTitle } from "../../app/frame/title.js";
import { html } from "../../app/html.js";
import { date, say } from "../../app/language.js";
import { client, useAccount } from "../../app/session.js";
import { styleSheet } from "../../app/style.js";
import { AskTwice } from "../../parts/ask-twice.js";
import { useTitles } from "../../parts/catalogue.js";
import { GameList } from "../../parts/game-list.js";
import { Paging, usePages } from "../../parts/paging.js";
import { PlayerRatings } from "../ratings/rating.js";
import { WORDS } from "./words.js";

await styleSheet("style.css", import.meta.url);

/** The page at `/players/<id>`. @param {{place: import("../../app/router.js").Place}} props */
export function Page({ place }) {
  const id = place.path.split("/")[2] ?? "";
  const titles = useTitles().value ?? [];
  const me = useAccount();
  const player = useAnswer((signal) => client.readAnyPlayer(id, { signal }), [id]);
  const games = usePages(
    async (after, signal) => {
      const page = await client.listGames({ player: id, after, limit: 10, signal });
      return { items: page.games, next: page.next };
    },
    [id],
  );
  useTitle(player.value?.name ?? null);
  if (player.error) return html`<main id="main"><${Failure} error=${player.error} again=${player.again} /></main>`;
  if (!player.value) return html`<main id="main"><${Loading} /></main>`;
  const { name, bot, created } = player.value;
  return html`<main id="main" class="narrow account stack">
    <h1>${name}</h1>
    <section class="card stack">
      <p>${say(WORDS.since, { date: date(created) })} ${bot && html`· ${say(WORDS.isBot)}`}</p>
      ${me?.id === id && html`<p>${say(WORDS.isYou)} <a href="/account">${say(WORDS.toAccount)}</a></p>`}
      ${me && me.id !== id && html`<${Blocking} id=${id} name=${name} />`}
    </section>
    <${PlayerRatings} player=${id} titles=${titles} />
    <section class="stack">
      <h2>${say(WORDS.publicGames)}</h2>
      <${Paging} list=${games} none=${say(WORDS.noGames)}><${GameList} games=${games.items ?? []} titles=${titles} /><//>
    </section>
  </main>`;
}

/** @param {{id: string, name: string}} props */
function Blocking({ id, name }) {
  const blocks = useAnswer((signal) => client.listBlocks({ signal }), []);
  const unblock = useAct(async () => {
    await client.unblockPlayer(id);
    blocks.again();
  });
  const block = async () => {
    await client.blockPlayer(id);
    blocks.again();
  };
  if (!blocks.value) return null;
  if (!blocks.value.players.includes(id))
    return html`<p><${AskTwice} text=${say(WORDS.block)} question=${say(WORDS.blockSure, { name })} yes=${say(WORDS.block)} act=${block} /></p>`;
  return html`<p class="row">
    ${say(WORDS.blocked)} <button class="plain" disabled=${unblock.busy} onClick=${unblock.run}>${say(WORDS.unblock)}</button>
    ${unblock.error && html`<${Failure} error=${unblock.error} />`}
  </p>`;
}
