// The front door.

import { Failure, useAct, useAnswer } from "../../app/asking.js";
import { html } from "../../app/html.js";
import { say } from "../../app/language.js";
import { client, useAccount } from "../../app/session.js";
import { styleSheet } from "../../app/style.js";
import { useTitle } from "../../app/frame/title.js";
import { aboutTitle, nameOfTitle, useTitles } from "../../parts/catalogue.js";
import { GameList } from "../../parts/game-list.js";
import { useMyGames } from "../../parts/my-games.js";
import { TournamentList } from "../tournaments/list/tournament-list.js";
import { Picture } from "./picture.js";
import { playNow } from "./quick-game.js";
import { WORDS } from "./words.js";

await styleSheet("style.css", import.meta.url);

/** @typedef {import("../../parts/catalogue.js").Title} Title */

/** How many games of each list are shown; the lobby has them all. */
const SHOWN = 4;

/** The page at `/`. */
export function Page() {
  useTitle("");
  const titles = useTitles();
  const known = titles.value ?? [];
  return html`<main id="main" class="home stack">
    <${MyGames} titles=${known} />
    <section class="hero">
      <div>
        <h1>${say(WORDS.title)}</h1>
        <p>${say(WORDS.what)} ${say(WORDS.honest)}</p>
      </div>
      <${Picture} label=${say(WORDS.picture)} />
    </section>
    <section>
      <h2>${say(WORDS.playNow)}</h2>
      <p class="note">${say(WORDS.noForm)}</p>
      ${titles.error && html`<${Failure} error=${titles.error} again=${titles.again} />`}
      <ul class="cards">
        ${known.map((title) => html`<${TitleCard} key=${title.key} title=${title} />`)}
      </ul>
      <p><a href="/new">${say(WORDS.ownChoice)}</a></p>
    </section>
    <div class="columns">
      <${PublicGames} titles=${known} status="open" heading=${say(WORDS.waiting)} none=${say(WORDS.noneWaiting)} />
      <${PublicGames} titles=${known} status="playing" heading=${say(WORDS.watch)} none=${say(WORDS.nonePlaying)} />
    </div>
    <p><a href="/lobby">${say(WORDS.lobby)}</a></p>
    <${Tournaments} />
    <section>
      <h2>${say(WORDS.more)}</h2>
      <ul class="cards">
        <li class="card"><h3><a href="/replay">${say(WORDS.replayFile)}</a></h3><p>${say(WORDS.replayAbout)}</p></li>
        <li class="card"><h3><a href="/docs">${say(WORDS.docs)}</a></h3><p>${say(WORDS.docsAbout)}</p></li>
      </ul>
    </section>
  </main>`;
}

/** Tournaments that can be entered or watched, if there are any. */
function Tournaments() {
  const list = useAnswer((signal) => client.listTournaments({ limit: 20, signal }), []);
  const current = (list.value?.tournaments ?? []).filter(({ status }) => status !== "finished" && status !== "cancelled");
  if (!current.length) return null;
  return html`<section>
    <h2>${say(WORDS.tournaments)}</h2>
    <${TournamentList} tournaments=${current.slice(0, SHOWN)} heading="h3" />
    <p><a href="/tournaments">${say(WORDS.allTournaments)}</a></p>
  </section>`;
}

/** @param {{titles: Title[]}} props */
function MyGames({ titles }) {
  const present = useAccount();
  const { running, invitations } = useMyGames(present?.id ?? null);
  const games = [...running, ...invitations];
  if (!games.length) return null;
  return html`<section>
    <h2>${say(WORDS.myGames)}</h2>
    <${GameList} games=${games.slice(0, SHOWN)} titles=${titles} />
    ${games.length > SHOWN && html`<p><a href="/lobby">${say(WORDS.allMine)}</a></p>`}
  </section>`;
}

/** @param {{title: Title}} props */
function TitleCard({ title }) {
  const play = useAct(() => playNow(title));
  const name = nameOfTitle(title);
  return html`<li class="card title">
    <h3>${name}</h3>
    <p>${aboutTitle(title)}</p>
    <button class="go" disabled=${play.busy} onClick=${play.run}>
      ${play.busy ? say(WORDS.starting) : say(WORDS.play, { title: name })}
    </button>
    ${play.error && html`<${Failure} error=${play.error} />`}
  </li>`;
}

/**
 * Whether a player has a seat in a game, or one is kept for them.
 * @param {import("../../parts/game-list.js").ListedGame} game
 * @param {string | undefined} me
 */
const concerns = (game, me) => me !== undefined && game.seats.some((seat) => seat.player === me || seat.reserved === me);

/** @param {{titles: Title[], status: "open" | "playing", heading: string, none: string}} props */
function PublicGames({ titles, status, heading, none }) {
  const present = useAccount();
  const list = useAnswer((signal) => client.listGames({ status, limit: 20, signal }), [status, present?.id]);
  const others = (list.value?.games ?? []).filter((game) => game.visibility === "public" && !concerns(game, present?.id) && !(status === "open" && game.tournament));
  return html`<section>
    <h2>${heading}</h2>
    ${list.error && html`<${Failure} error=${list.error} again=${list.again} />`}
    ${list.value && others.length === 0 && html`<p class="note">${none}</p>`}
    ${status === "open" && list.value && others.length === 0 && html`<p><a href="/new">${say(WORDS.openOne)}</a></p>`}
    <${GameList} games=${others.slice(0, SHOWN)} titles=${titles} />
  </section>`;
}
