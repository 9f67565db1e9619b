// The reader's part in a tournament: the table to go to, and what can be done.

import { Failure, useAct } from "../../app/asking.js";
import { html } from "../../app/html.js";
import { number, say } from "../../app/language.js";
import { client, guest, inWords, useAccount } from "../../app/session.js";
import { NotificationButton } from "../table/live/signal.js";
import { takeSeat } from "./take-seat.js";
import { WORDS } from "./words.js";

/** @typedef {import("./live.js").Tournament} Tournament */

/** The commands of participants; those of organizers are at their desk. */
const OWN = ["register", "check_in", "withdraw", "return"];

/** @param {{tournament: Tournament, again: () => Promise<void>}} props */
export function Mine({ tournament, again }) {
  const account = useAccount();
  const become = useAct(() => guest());
  const over = tournament.status === "finished" || tournament.status === "cancelled";
  if (!account)
    return over
      ? null
      : html`<section class="card row spread">
          <p>${say(WORDS.guestFirst)}</p>
          <button class="go" disabled=${become.busy} onClick=${become.run}>${say(WORDS.guest)}</button>
          ${become.error && html`<${Failure} error=${become.error} />`}
        </section>`;
  const { me, actions } = tournament;
  if (!me || (over && !me.status)) return null;
  return html`<section class="card stack" aria-live="polite">
    <h2>${say(WORDS.yourPart)}</h2>
    <p>${say(me.status ? WORDS[me.status] : me.invited ? WORDS.invited : WORDS.notIn)}</p>
    ${!me.table && !me.bye && me.next_round && tournament.rounds.length > 0 && html`<p>${say(WORDS.playsFrom, { round: me.next_round })}</p>`}
    ${me.table && !over && html`<${OwnTable} table=${me.table} />`} ${me.bye && !over && html`<p>${say(WORDS.bye)}</p>`}
    ${me.standing && html`<p>${say(WORDS.standing, { place: me.standing.place, of: me.standing.of, points: number(me.standing.points) })}</p>`}
    <div class="row">
      ${(actions?.commands ?? []).map(
        (command, at) => OWN.includes(command.type) && html`<${Doing} key=${command.type} id=${tournament.id} command=${command} text=${actions?.words?.commands[at] ?? command.type} again=${again} />`,
      )}
      ${me.status && !over && html`<${NotificationButton} text=${say(WORDS.notify)} />`}
    </div>
  </section>`;
}

/** @param {{table: NonNullable<NonNullable<Tournament["me"]>["table"]>}} props */
function OwnTable({ table }) {
  const over = table.status === "finished" || table.status === "void";
  return html`<div class="own-table row spread">
    <div>
      <h3>${say(WORDS.yourTable)}</h3>
      <p>${say(WORDS.tableNumber, { round: table.round, table: table.table })}</p>
      ${over && html`<p class="note">${say(WORDS.waitNext)}</p>`} ${!table.game && html`<p class="note">${say(WORDS.soon)}</p>`}
    </div>
    ${table.game && (over ? html`<a class="plain" href=${`/replay/${table.game}`}>${say(WORDS.replay)}</a>` : html`<${ToTable} game=${table.game} />`)}
  </div>`;
}

/** @param {{game: string}} props */
function ToTable({ game }) {
  const going = useAct(() => takeSeat(game));
  return html`<button class="go" disabled=${going.busy} onClick=${going.run}>${say(WORDS.toTable)}</button>
    ${going.error && html`<${Failure} error=${going.error} />`}`;
}

/** @param {{id: string, command: any, text: string, again: () => Promise<void>}} props */
function Doing({ id, command, text, again }) {
  const doing = useAct(async () => {
    await client.postTournamentCommand(id, command, inWords);
    await again();
  });
  const welcome = command.type !== "withdraw";
  return html`<button class=${welcome ? "go" : "quiet"} disabled=${doing.busy} onClick=${doing.run}>${text}</button>
    ${doing.error && html`<${Failure} error=${doing.error} />`}`;
}
