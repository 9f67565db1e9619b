// A table: the head, the board, what can be done, and what happened.

import { html, useMemo, useState } from "../../app/html.js";
import { say } from "../../app/language.js";
import { useKeys } from "../../app/keys.js";
import { seatNames } from "../../game/seats.js";
import { account } from "../../app/session.js";
import { useSelection } from "../../moves/selection.js";
import { whatIsAsked } from "./asked.js";
import { Board } from "./board/board.js";
import { Head } from "./head/head.js";
import { Log } from "./history/log.js";
import { PastNote } from "./history/past-note.js";
import { usePast } from "./history/past.js";
import { Slider, stepInPast } from "./history/slider.js";
import { Proposal, undosOf } from "./history/undo.js";
import { Help, nextPiece } from "./keys.js";
import { Announcer } from "./live/announcer.js";
import { ConnectionNote } from "./live/connection-note.js";
import { useSeen, useWhenVisible } from "./live/looked.js";
import { hasBots, usePaced } from "./live/paced.js";
import { useNotification, useTabTitle } from "./live/signal.js";
import { useOffers } from "./moves/choices.js";
import { MovePanel } from "./moves/panel.js";
import { useSending } from "./moves/sending.js";
import { Apart } from "./room/apart.js";
import { Result } from "./room/result.js";
import { useNonces } from "./room/nonces.js";
import { Room } from "./room/room.js";
import { WORDS } from "./words.js";

/** @typedef {import("../../moves/narrowing.js").Offer} Offer */

/** @type {readonly Offer[]} */
const NO_OFFERS = [];

/**
 * @param {object} props
 * @param {import("./live/live.js").GameResponse} props.game
 * @param {import("./live/live.js").Live} props.live
 * @param {import("../../app/router.js").Place} props.place
 * @param {import("../../titles/titles.js").TitleDrawing} props.drawing
 * @param {import("../../titles/titles.js").Components} props.components
 * @param {Readonly<Record<string, string>>} props.terms
 * @param {import("../../client/types/contract.d.ts").TitleResponse} props.title
 */
export function Table({ game, live, place, drawing, components, terms, title }) {
  const { actions } = live;
  const me = account();
  const seat = game.seats.find((one) => me && one.player === me.id)?.seat ?? null;
  const names = useMemo(() => seatNames(game.seats), [game.seats]);
  const name = title.words?.name ?? title.name;
  const running = game.status === "playing";
  const over = game.status === "finished" || game.status === "abandoned";
  const mine = running && Boolean(actions?.must);
  const [help, setHelp] = useState(false);
  const [moved, setMoved] = useState(0);
  const { seen, looked } = useSeen(game.id, game.version);
  const sending = useSending(game.id, live, () => {
    setMoved((count) => count + 1);
    looked(live.now().game?.version ?? 0);
  });
  const past = usePast(game, live, drawing, place.hash);
  const offers = useOffers(actions, drawing);
  const likeness = useMemo(() => (game.view ? drawing.likeness(game.view) : new Map()), [game.view]);
  const selection = useSelection(past.at === null ? offers : NO_OFFERS, likeness);
  const moment = usePaced(game, live.records, selection.picks.length > 0, sending.busy);
  const late = moment.version < game.version;
  const present = useWhenVisible(moment.view);
  const view = past.at === null ? present : past.view;
  const records = useMemo(() => live.records.filter(({ version }) => !late || version <= moment.version), [live.records, late, moment.version]);
  useNonces(game, seat, sending);
  useTabTitle(name, mine);
  useNotification(say(WORDS.yourTurn), name, game.id, mine);

  const asked = whatIsAsked(game, actions, names);
  const give = (/** @type {{type: string}} */ command) => sending.send(command);
  const giveHistory = (/** @type {{type: string}} */ command) => sending.send(command, "history");
  const undos = undosOf(actions);
  const undoTo = new Map(undos.map((undo) => [undo.to ?? 0, () => giveHistory(undo)]));
  const step = (/** @type {1 | -1} */ direction) => (/** @type {KeyboardEvent} */ event) =>
    stepInPast(past, game.version, event.ctrlKey ? "round" : event.shiftKey ? "turn" : "move", direction);
  useKeys({
    n: nextPiece,
    u: () => past.at === null && undos[0] && giveHistory(undos[0]),
    "?": () => setHelp(true),
    ...(past.at !== null && { Escape: () => past.go(null) }),
    ArrowLeft: step(-1),
    ArrowRight: step(1),
  });
  return html`<main id="main" class="table">
    <${Announcer} live=${live} seat=${seat} asked=${asked} />
    <${ConnectionNote} />
    <${Head} game=${past.at === null ? { ...game, view: moment.view } : { ...game, view, awaiting: {}, deadlines: [] }} title=${name} drawing=${drawing} names=${names} seat=${seat} />
    <div class="play">
      ${!game.view && !over && html`<${Room} game=${game} actions=${actions} seat=${seat} title=${title} sending=${sending} />`}
      ${over && !late && past.at === null && html`<${Result} game=${game} live=${live} names=${names} title=${title} />`}
      ${
        view &&
        html`<${Board} now=${past.at === null} late=${late} view=${view} drawing=${drawing} names=${names} components=${components} terms=${terms} selection=${selection} />`
      }
      ${game.view && html`<${Slider} past=${past} newest=${game.version} />`}
    </div>
    <aside>
      <${PastNote} past=${past} newest=${game.version} />
      ${
        running &&
        past.at === null &&
        html`<${Proposal} live=${live} names=${names} seat=${seat} give=${giveHistory} />
          <${MovePanel}
            live=${live}
            selection=${selection}
            asked=${asked}
            task=${game.view ? drawing.task(game.view) : ""}
            mine=${mine}
            telling=${{ names, components, terms }}
            sending=${sending}
            moved=${moved}
          />`
      }
      <${Log} records=${records} seen=${seen} at=${past.at} show=${past.go} older=${live.older} undoTo=${undoTo} />
      <${Apart} actions=${actions} running=${running} bots=${hasBots(game)} give=${give} help=${() => setHelp(true)} />
    </aside>
    <${Help} open=${help} close=${() => setHelp(false)} />
  </main>`;
}
