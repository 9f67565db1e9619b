// The waiting room: who sits where, and what can be done before the game starts.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { guest } from "../../../app/session.js";
import { WORDS } from "../words.js";

/** @typedef {import("../live/live.js").GameResponse} GameResponse */

/**
 * @param {object} props
 * @param {GameResponse} props.game
 * @param {import("../live/live.js").ActionsResponse | null} props.actions
 * @param {readonly string[]} props.names
 * @param {number | null} props.seat
 * @param {import("../moves/sending.js").Sending} props.sending
 */
export function Room({ game, actions, names, seat, sending }) {
  const table = (actions?.table ?? []).map((command, at) => ({ command, words: actions?.words?.table[at] ?? command.type }));
  const first = table.find(({ command }) => command.type === "start") ?? table.find(({ command }) => command.type === "join");
  const joinAsGuest = async () => {
    await guest();
    await sending.send({ type: "join" });
  };
  const free = game.seats.filter((one) => one.kind === "human" && !one.player && !one.reserved).length;
  return html`<section class="card room">
    <h2>${free ? say(WORDS.waitingForPlayers) : say(game.status === "revealing" ? WORDS.revealing : WORDS.allHere)}</h2>
    <ol class="seats">
      ${game.seats.map(
        (one) => html`<li key=${one.seat}>
          <b>${one.kind === "human" && !one.player ? say(WORDS.freeSeat) : names[one.seat]}</b> <span class="soft">${one.seat === seat ? say(WORDS.you) : about(one)}</span>
        </li>`,
      )}
    </ol>
    ${sending.problem && html`<p class="failure" role="alert">${sending.problem}</p>`}
    <div class="row">
      ${!actions && free > 0 && html`<button class="go" onClick=${joinAsGuest}>${say(WORDS.join)}</button>`}
      ${table.map(
        ({ command, words }) =>
          html`<button key=${command.type} class=${command === first?.command ? "go" : "quiet"} onClick=${() => sending.send(command)}>
            ${words}
          </button>`,
      )}
    </div>
  </section>`;
}

/** @param {GameResponse["seats"][number]} one */
function about(one) {
  if (one.bot) return say(WORDS.aBot, { strength: one.bot });
  if (one.player) return one.bot_account ? say(WORDS.aProgram) : "";
  return one.reserved ? say(WORDS.reserved) : "";
}
