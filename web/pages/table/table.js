// A table: the head, the board, what can be done, and what happened.

import { html, useMemo, useState } from "../../app/html.js";
import { say } from "../../app/language.js";
import { account } from "../../app/session.js";
import { useSelection } from "../../moves/selection.js";
import { Board } from "./board/board.js";
import { Head } from "./head/head.js";
import { Log } from "./history/log.js";
import { Proposal, UndoRedo, undosOf } from "./history/undo.js";
import { Announcer } from "./live/announcer.js";
import { ConnectionNote } from "./live/connection-note.js";
import { useSeen, useWhenVisible } from "./live/looked.js";
import { NotificationButton, useNotification, useTabTitle } from "./live/signal.js";
import { useOffers } from "./moves/choices.js";
import { MovePanel } from "./moves/panel.js";
import { useSending } from "./moves/sending.js";
import { Room } from "./room/room.js";
import { Result } from "./room/result.js";
import { TableActions } from "./room/resign.js";
import { WORDS } from "./words.js";

/**
 * @param {object} props
 * @param {import("./live/live.js").GameResponse} props.game
 * @param {import("./live/live.js").Live} props.live
 * @param {import("../../titles/titles.js").TitleDrawing} props.drawing
 * @param {import("../../titles/titles.js").Components} props.components
 * @param {import("../../client/types/contract.d.ts").TitleResponse} props.title
 */
export function Table({ game, live, drawing, components, title }) {
  const { actions } = live;
  const me = account();
  const seat = game.seats.find((one) => me && one.player === me.id)?.seat ?? null;
  const names = useMemo(() => game.seats.map(nameOf), [game.seats]);
  const name = title.words?.name ?? title.name;
  const mine = Boolean(actions?.must);
  const { seen, looked } = useSeen(game.id, game.version);
  const [moved, setMoved] = useState(0);
  const sending = useSending(game.id, live, () => {
    setMoved((count) => count + 1);
    looked(live.now().game?.version ?? 0);
  });
  const offers = useOffers(actions, drawing);
  const view = useWhenVisible(game.view);
  const likeness = useMemo(() => (game.view ? drawing.likeness(game.view) : new Map()), [game.view]);
  const selection = useSelection(offers, likeness);
  useTabTitle(name, mine);
  useNotification(name, game.id, mine);

  const asked = whatIsAsked(game, actions, names);
  const giveHistory = (/** @type {{type: string}} */ command) => sending.send(command, "history");
  const undoTo = new Map(undosOf(actions).map((undo) => [undo.to ?? 0, () => giveHistory(undo)]));
  const running = game.status === "playing";
  const over = game.status === "finished" || game.status === "abandoned";
  return html`<main id="main" class="table">
    <${Announcer} live=${live} seat=${seat} asked=${asked} />
    <${ConnectionNote} />
    <${Head} game=${game} title=${name} drawing=${drawing} names=${names} seat=${seat} />
    <div class="play">
      ${!game.view && !over && html`<${Room} game=${game} actions=${actions} names=${names} seat=${seat} sending=${sending} />`}
      ${over && html`<${Result} game=${game} live=${live} names=${names} title=${title} />`}
      ${game.view && html`<${Board} view=${view} drawing=${drawing} names=${names} components=${components} selection=${selection} />`}
    </div>
    <aside>
      ${
        running &&
        html`<${Proposal} live=${live} names=${names} seat=${seat} give=${giveHistory} />
          <${MovePanel}
            game=${game.id}
            selection=${selection}
            asked=${asked}
            mine=${mine}
            changing=${!mine && offers.length > 0}
            sending=${sending}
            give=${(/** @type {import("../../moves/narrowing.js").Offer} */ offer) => sending.send(offer.command, mine ? "moves" : "changes")}
            moved=${moved}
          >
            <${UndoRedo} live=${live} give=${giveHistory} />
          <//>`
      }
      <${Log} records=${live.records} seen=${seen} at=${null} show=${() => undefined} older=${live.older} undoTo=${undoTo} />
      ${
        running &&
        html`<div class="apart">
          <${NotificationButton} />
          <${TableActions} actions=${actions} give=${(/** @type {{type: string}} */ command) => sending.send(command)} />
        </div>`
      }
    </aside>
  </main>`;
}

/** @param {import("./live/live.js").GameResponse["seats"][number]} seat */
function nameOf({ seat, kind, name, reserved }) {
  if (name) return name;
  if (kind === "bot") return `Bot ${seat}`;
  if (kind !== "human") return kind.charAt(0).toUpperCase() + kind.slice(1);
  return reserved ? say(WORDS.seat, { seat: seat + 1 }) : say(WORDS.freeSeat);
}

/**
 * One sentence about whose turn it is and what is asked.
 * @param {import("./live/live.js").GameResponse} game
 * @param {import("./live/live.js").ActionsResponse | null} actions
 * @param {readonly string[]} names
 */
function whatIsAsked(game, actions, names) {
  if (game.status === "finished") return say(WORDS.finished);
  if (game.status === "abandoned") return say(WORDS.abandoned);
  if (actions?.must) return actions.words?.step ?? say(WORDS.yourTurn);
  const awaited = (game.awaiting.seats ?? []).map((seat) => names[seat]);
  if (!awaited.length) return say(WORDS.working);
  return say(WORDS.waiting, { names: awaited.join(", ") });
}
