// A table: the game as it is now, what can be done, and what happened.

import { Failure, Loading, useAnswer } from "../../app/asking.js";
import { html, useMemo } from "../../app/html.js";
import { language, say } from "../../app/language.js";
import { client } from "../../app/session.js";
import { piecesOf } from "../../moves/narrowing.js";
import { SelectionContext, useSelection } from "../../moves/selection.js";
import { drawingOf } from "../../titles/titles.js";
import { useLive } from "./live.js";
import { MovePanel } from "./panel.js";
import { WORDS } from "./words.js";

/** @param {{place: import("../../app/router.js").Place}} props */
export function Page({ place }) {
  const id = place.path.split("/")[2] ?? "";
  const live = useLive(id);
  const title = live.game?.title;
  const drawn = useAnswer(async () => (title ? loadTitle(title) : null), [title]);
  if (live.error) return html`<main id="main"><${Failure} error=${live.error} /></main>`;
  if (!live.game || !drawn.value) return html`<main id="main"><${Loading} /></main>`;
  return html`<${Table} game=${live.game} live=${live} ...${drawn.value} />`;
}

/** @param {string} title */
async function loadTitle(title) {
  const [drawing, list] = await Promise.all([drawingOf(title), client.listComponents(title, { lang: language })]);
  return { drawing, components: new Map(list.components.map((one) => [one.id, one])) };
}

/**
 * @param {object} props
 * @param {import("./live.js").GameResponse} props.game
 * @param {ReturnType<typeof useLive>} props.live
 * @param {import("../../titles/titles.js").TitleDrawing} props.drawing
 * @param {import("../../titles/titles.js").Components} props.components
 */
function Table({ game, live, drawing, components }) {
  const { actions } = live;
  const offers = useMemo(() => offersOf(actions, drawing), [actions, drawing]);
  const likeness = useMemo(() => (game.view ? drawing.likeness(game.view) : new Map()), [game.view]);
  const selection = useSelection(offers, likeness);
  const names = game.seats.map((seat) => seat.name ?? seat.bot ?? say(WORDS.seat, { seat: seat.seat + 1 }));
  const give = async (/** @type {import("../../moves/narrowing.js").Offer} */ offer) => {
    await client.postCommand(game.id, /** @type {any} */ (offer.command), { ifMatch: game.version });
    await live.refresh();
  };
  const asked = actions?.must
    ? (actions.words?.step ?? say(WORDS.yourTurn))
    : say(WORDS.waiting, { names: game.awaiting.seats?.map((seat) => names[seat]).join(", ") ?? "" });
  return html`<main id="main" class="table">
    <${SelectionContext.Provider} value=${selection}>
      <section class="board">${game.view && html`<${drawing.Table} view=${game.view} names=${names} components=${components} />`}</section>
      <aside>
        <${MovePanel} selection=${selection} asked=${asked} give=${give} />
        <section class="card log">
          <h2>${say(WORDS.log)}</h2>
          <ol>
            ${live.records
              .slice(-30)
              .reverse()
              .map((record) => html`<li key=${record.version}>${record.words?.events.join(" ")}</li>`)}
          </ol>
        </section>
      </aside>
    <//>
  </main>`;
}

/**
 * @param {import("./live.js").ActionsResponse | null} actions
 * @param {import("../../titles/titles.js").TitleDrawing} drawing
 */
function offersOf(actions, drawing) {
  if (!actions) return [];
  const commands = /** @type {import("../../moves/narrowing.js").Command[]} */ ([...actions.moves, ...actions.changes]);
  const words = [...(actions.words?.moves ?? []), ...(actions.words?.changes ?? [])];
  return commands.map((command, at) => ({
    command,
    words: words[at] ?? command.type,
    pieces: piecesOf(command, drawing.fields),
  }));
}
