// Games of this service to walk through.

import { useAnswer } from "../../app/asking.js";
import { html } from "../../app/html.js";
import { say } from "../../app/language.js";
import { client } from "../../app/session.js";
import { useTitles } from "../../parts/catalogue.js";
import { GameList } from "../../parts/game-list.js";
import { WORDS } from "./words.js";

/** The games that ended last. Nothing is shown if there are none. */
export function FinishedGames() {
  const titles = useTitles();
  const list = useAnswer((signal) => client.listGames({ status: "finished", limit: 5, signal }), []);
  if (!list.value?.games.length || !titles.value) return null;
  return html`<section class="finished">
    <h2>${say(WORDS.finished)}</h2>
    <${GameList} games=${list.value.games} titles=${titles.value} />
  </section>`;
}
