// A list of games: what is played, who plays, where it is, and what the reader can do about it.

import { Failure, useAct } from "../app/asking.js";
import { html } from "../app/html.js";
import { ago, exactDuration, listed, say, sayCount } from "../app/language.js";
import { go } from "../app/router.js";
import { account, client, guest, inWords } from "../app/session.js";
import { nameOfTitle, unitNames } from "./catalogue.js";
import { isFree, nameOfSeat } from "./seats.js";
import { COUNTS, WORDS } from "./words.js";

/** @typedef {import("../client/types/contract.d.ts").ListedGame} ListedGame */
/** @typedef {import("./catalogue.js").Title} Title */

/** @param {{games: readonly ListedGame[], titles: readonly Title[]}} props */
export function GameList({ games, titles }) {
  return html`<ul class="games">
    ${games.map((game) => {
      const title = titles.find((one) => one.key === game.title);
      return html`<${GameRow} key=${game.id} game=${game} title=${title} />`;
    })}
  </ul>`;
}

/** @param {{game: ListedGame, title: Title | undefined}} props */
function GameRow({ game, title }) {
  const units = unitNames(title, game.modules);
  const name = title ? nameOfTitle(title) : game.title;
  return html`<li class="game card">
    <div>
      <h3>${name} ${units.length > 0 && html`<span class="soft">· ${units.join(", ")}</span>`}</h3>
      <p>${listed(whoPlays(game, title))}</p>
      ${game.tournament && html`<p><a href=${`/tournaments/${game.tournament.tournament}#round=${game.tournament.round}`}>${say(WORDS.tournament, { round: game.tournament.round, table: game.tournament.table })}</a></p>`}
      <p class="note">
        <${Standing} game=${game} /> · ${ago(game.updated)} ${game.visibility === "private" && html`· ${say(WORDS.private)}`}
        ${game.status === "open" && html`<span> · ${terms(game)}</span>`}
      </p>
    </div>
    <${Way} game=${game} name=${name} />
  </li>`;
}

/**
 * Those who play, and how many seats are free.
 * @param {ListedGame} game
 * @param {Title | undefined} title
 */
function whoPlays(game, title) {
  const free = game.seats.filter(isFree).length;
  const names = game.seats.filter((seat) => !isFree(seat)).map((seat) => seatAndResult(game, seat, title));
  return free ? [...names, sayCount(COUNTS.freeSeats, free)] : names;
}

/**
 * @param {ListedGame} game
 * @param {ListedGame["seats"][number]} seat
 * @param {Title | undefined} title
 */
function seatAndResult(game, seat, title) {
  const name = nameOfSeat(seat, title);
  const result = game.standings?.find((one) => one.seat === seat.seat);
  if (!result) return name;
  const won = result.place === 1 && game.seats.length > 1 ? `, ${say(WORDS.won)}` : "";
  return `${name} (${sayCount(COUNTS.points, result.points)}${won})`;
}

/** Clock and undo policy in words. @param {ListedGame} game */
function terms(game) {
  const { clock } = game;
  const time = !clock
    ? say(WORDS.noClock)
    : clock.kind === "turn"
      ? say(WORDS.turnClock, { time: exactDuration(clock.seconds) })
      : say(WORDS.rulebookClock);
  const undo = say(WORDS[/** @type {"undo_own"} */ (`undo_${game.undo ?? "own"}`)]);
  return [time, undo, ...(game.hints ? [say(WORDS.hints)] : [])].join(" · ");
}

/** Whether the game waits for the player of this browser. @param {ListedGame} game */
export function isMyTurn(game) {
  const me = account()?.id;
  return Boolean(me) && (game.awaiting.seats ?? []).some((seat) => game.seats[seat]?.player === me);
}

/** Whether the player of this browser has a seat. @param {ListedGame} game */
const isMine = (game) => Boolean(account()) && game.seats.some((seat) => seat.player === account()?.id);

/** Where the game is, in words. @param {{game: ListedGame}} props */
function Standing({ game }) {
  if (isMyTurn(game)) return html`<span class="tag now">${say(WORDS.yourTurn)}</span>`;
  if (game.status === "open") {
    if (game.seats.some((seat) => seat.reserved && seat.reserved === account()?.id && !seat.player))
      return html`<span class="tag now">${say(WORDS.kept)}</span>`;
    const full = game.seats.every((seat) => seat.kind !== "human" || seat.player);
    return say(full ? WORDS.ready : WORDS.open);
  }
  if (game.status !== "playing") return say(WORDS[game.status]);
  const waiting = (game.awaiting.seats ?? []).flatMap((number) => (game.seats[number] ? [nameOfSeat(game.seats[number])] : []));
  const round = game.round ? say(WORDS.round, { round: game.round }) : say(WORDS.setup);
  return waiting.length ? `${round} · ${say(WORDS.waitingFor, { names: listed(waiting) })}` : round;
}

/** The one thing to do with a game: join, continue, watch or replay it. @param {{game: ListedGame, name: string}} props */
function Way({ game, name }) {
  const join = useAct(async () => {
    await guest();
    await client.postCommand(game.id, { type: "join" }, inWords);
    go(`/table/${game.id}`);
  });
  const mine = isMine(game);
  const free = game.seats.some((seat) => seat.kind === "human" && !seat.player && (!seat.reserved || seat.reserved === account()?.id));
  if (game.status === "open" && free && !mine)
    return html`<div class="way">
      <button class="go" disabled=${join.busy} onClick=${join.run} aria-label=${`${say(WORDS.join)}: ${name}`}>${say(WORDS.join)}</button>
      ${join.error && html`<${Failure} error=${join.error} />`}
    </div>`;
  const over = game.status === "finished";
  const text = over ? WORDS.replay : mine && game.status !== "open" ? (isMyTurn(game) ? WORDS.play : WORDS.continue) : game.status === "playing" ? WORDS.watch : WORDS.look;
  return html`<a
    class=${mine && !over ? "go" : "plain"}
    href=${over ? `/replay/${game.id}` : `/table/${game.id}`}
    aria-label=${`${say(text)}: ${name}`}
    >${say(text)}</a
  >`;
}
