// How a game ended: places and points, the replay, and the same game once more.

import { Failure } from "../../../app/asking.js";
import { html, useState } from "../../../app/html.js";
import { say, sayCount } from "../../../app/language.js";
import { go } from "../../../app/router.js";
import { client, guest } from "../../../app/session.js";
import { COUNTED, WORDS } from "../words.js";
import { Review } from "./review.js";

/** @typedef {import("../live/live.js").Live} Live */
/** @typedef {import("../live/live.js").GameResponse} GameResponse */
/** @typedef {import("../../../client/types/contract.d.ts").TitleResponse} TitleResponse */

/** @param {{game: GameResponse, live: Live, names: readonly string[], title: TitleResponse}} props */
export function Result({ game, live, names, title }) {
  const [error, setError] = useState(/** @type {unknown} */ (null));
  const again = () => rematch(game, title).then((id) => go(`/table/${id}`), setError);
  const lines = scoreLines(live.records);
  const standings = [...game.standings].sort((one, other) => one.place - other.place);
  return html`<section class="card result">
    <h2>${say(game.status === "finished" ? WORDS.finished : WORDS.abandoned)}</h2>
    <ol class="standings" hidden=${!standings.length}>
      ${standings.map(
        ({ seat, place, points }) => html`<li key=${seat}>
          <span class="place">${place}.</span> <b>${names[seat]}</b> <span>${sayCount(COUNTED.points, points)}</span>
          ${lines.has(seat) && html`<p class="soft">${reasons(points, lines.get(seat) ?? [], title)}</p>`}
        </li>`,
      )}
    </ol>
    <div class="row">
      <a class="go" href=${`/replay/${game.id}`}>${say(WORDS.toReplay)}</a>
      <button class="quiet" onClick=${again}>${say(WORDS.rematch)}</button>
    </div>
    ${error !== null && html`<${Failure} error=${error} />`}
    <${Review} game=${game.id} names=${names} />
  </section>`;
}

/** @typedef {import("../../../client/types/contract.d.ts").ScoreLine} ScoreLine */

/** @param {Live["records"]} records @returns {Map<number, ScoreLine[]>} */
function scoreLines(records) {
  const events = records.filter((record) => !record.undone).flatMap((record) => record.events);
  return new Map(events.flatMap((event) => (event.type === "game_scored" ? [[event.seat, event.lines]] : [])));
}

/**
 * Where the points of a player come from: those of the game, then those of its end.
 * @param {number} points
 * @param {readonly ScoreLine[]} lines
 * @param {TitleResponse} title
 */
export function reasons(points, lines, title) {
  const counted = lines.filter((line) => line.points);
  const before = points - counted.reduce((sum, line) => sum + line.points, 0);
  const words = counted.map((line) => `${title.words?.scores[line.reason] ?? line.reason} ${line.points}`);
  return [...(before ? [say(WORDS.duringTheGame, { points: before })] : []), ...words].join(", ");
}

/**
 * Create the same game once more, with the same people.
 * @param {GameResponse} game
 * @param {TitleResponse} title
 */
async function rematch(game, title) {
  const me = await guest();
  const nameable = new Set(title.modules.map((module) => module.key));
  const seats = game.seats.map((seat) => {
    if (seat.kind === "human") return seat.player && seat.player !== me.id ? { player: seat.player } : {};
    return seat.kind === "bot" ? { kind: "bot", bot: seat.bot } : { kind: seat.kind };
  });
  const created = await client.createGame(
    /** @type {any} */ ({
      title: game.title,
      modules: game.modules.filter((module) => nameable.has(module)),
      options: game.options,
      seats,
      undo: game.undo,
      visibility: game.visibility,
      clock: game.clock,
      hints: game.hints,
    }),
  );
  return created.id;
}
