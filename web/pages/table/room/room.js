// The waiting room: who sits where, how to invite others, and what can be done before the game starts.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { guest } from "../../../app/session.js";
import { isFree, nameOfSeat } from "../../../parts/seats.js";
import { Secret } from "../../../parts/secret.js";
import { WORDS } from "../words.js";
import { AUTOMATIC, joining, nonceIsElsewhere } from "./nonces.js";

/** @typedef {import("../live/live.js").GameResponse} GameResponse */

/**
 * @param {object} props
 * @param {GameResponse} props.game
 * @param {import("../live/live.js").ActionsResponse | null} props.actions
 * @param {number | null} props.seat
 * @param {import("../../../client/types/contract.d.ts").TitleResponse} props.title
 * @param {import("../moves/sending.js").Sending} props.sending
 */
export function Room({ game, actions, seat, title, sending }) {
  const offered = (actions?.table ?? []).map((command, at) => ({ command, words: actions?.words?.table[at] ?? command.type }));
  const table = offered.filter(({ command }) => !AUTOMATIC.has(command.type));
  const first = table.find(({ command }) => command.type === "start") ?? table.find(({ command }) => command.type === "join");
  const give = async (/** @type {{type: string}} */ command) =>
    sending.send(command.type === "join" ? { ...command, ...(await joining(game)) } : command);
  const joinAsGuest = async () => {
    await guest();
    await give({ type: "join" });
  };
  const free = game.seats.filter(isFree).length;
  return html`<section class="card room">
    <h2>${say(game.status === "revealing" ? WORDS.revealing : free ? WORDS.waitingForPlayers : WORDS.allHere)}</h2>
    <ol class="seats" aria-label=${say(WORDS.players)}>
      ${game.seats.map((one) => html`<li key=${one.seat} class=${one.seat === seat ? "own" : ""}>${isFree(one) ? say(WORDS.freeSeat) : nameOfSeat(one, title)}</li>`)}
    </ol>
    ${nonceIsElsewhere(game, seat) && html`<p class="failure">${say(WORDS.nonceElsewhere)}</p>`}
    ${sending.problem && html`<p class="failure" role="alert">${sending.problem}</p>`}
    <div class="row">
      ${!actions && free > 0 && html`<button class="go" onClick=${joinAsGuest}>${say(WORDS.join)}</button>`}
      ${table.map(
        ({ command, words }) =>
          html`<button key=${command.type} class=${command === first?.command ? "go" : "plain"} onClick=${() => give(command)}>${words}</button>`,
      )}
    </div>
    ${free > 0 && html`<${Invitation} game=${game} />`}
  </section>`;
}

/** A link that leads others here; to a private game only with its secret. @param {{game: GameResponse}} props */
function Invitation({ game }) {
  if (game.visibility === "private" && !game.invitation) return null;
  const link = `${location.origin}/table/${game.id}${game.invitation ? `#invitation=${game.invitation}` : ""}`;
  return html`<div class="invitation">
    <p>${say(WORDS.invite)}</p>
    <${Secret} text=${link} label=${say(WORDS.invitationLink)} />
  </div>`;
}
