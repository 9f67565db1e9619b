// The move panel: what is asked, what was picked, and every command that remains, in words.

import { html, useEffect, useMemo, useRef, useState } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { UndoRedo } from "../history/undo.js";
import { WORDS } from "../words.js";
import { Advice } from "./advice.js";
import { DescribedChoices } from "./described.js";
import { useHint } from "./hint.js";
import { Groups, Offers } from "./offers.js";
import { Preview } from "./preview.js";

/** @typedef {import("../../../moves/narrowing.js").Offer} Offer */
/** @typedef {import("../../../moves/selection.js").Selection} Selection */

const MOST_READY = 4;

/**
 * @param {object} props
 * @param {import("../live/live.js").Live} props.live
 * @param {Selection} props.selection
 * @param {string} props.asked
 * @param {string} props.task What that means, in a sentence.
 * @param {boolean} props.mine Whether the player is asked. If not, moves change a choice already made.
 * @param {import("../../../titles/generic/telling.js").Telling} props.telling
 * @param {import("./sending.js").Sending} props.sending
 * @param {number} props.moved Counts the moves given, to bring the focus back.
 */
export function MovePanel({ live, selection, asked, task, mine, telling, sending, moved }) {
  const [open, setOpen] = useState(true);
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (moved) heading.current?.focus({ preventScroll: true });
  }, [moved]);
  const game = live.game?.id ?? "";
  const give = (/** @type {Offer} */ offer) => sending.send(offer.command, mine ? "moves" : "changes");
  const ready = useMemo(() => selection.complete.slice(0, MOST_READY), [selection]);
  const rest = useMemo(() => selection.left.filter((offer) => !ready.includes(offer)), [selection]);
  return html`<section class="card sheet moves ${mine ? "mine" : ""}" aria-label=${say(WORDS.yourMoves)}>
    <div class="asked">
      <h2 ref=${heading} tabindex="-1">${asked}</h2>
      <button class="fold quiet" aria-expanded=${open} onClick=${() => setOpen(!open)}>${say(open ? WORDS.hideList : WORDS.showList)}</button>
    </div>
    ${sending.slow && html`<p class="soft" role="status">${say(WORDS.sending)}</p>`}
    ${sending.problem && html`<p class="failure" role="alert">${sending.problem}</p>`}
    <${Crumbs} selection=${selection} />
    ${ready.map((offer) => html`<${Ready} key=${JSON.stringify(offer.command)} game=${game} offer=${offer} give=${give} busy=${sending.busy} />`)}
    <div class="choices" hidden=${!open}>
      ${!mine && selection.left.length > 0 && html`<p>${say(WORDS.youChose)}</p>`}
      ${mine && !selection.picks.length && task && html`<p>${task}</p>`}
      ${mine && !selection.picks.length && !moved && selection.left.length > 1 && html`<p class="soft">${say(WORDS.howToMove)}</p>`}
      ${mine && live.game?.hints && html`<${Advice} game=${game} moves=${live.actions?.moves ?? []} give=${(/** @type {{type: string}} */ command) => sending.send(command, "moves")} />`}
      <${Groups} selection=${selection} />
      <${Offers} offers=${rest} give=${give} />
      <${DescribedChoices} actions=${live.actions} telling=${telling} give=${(/** @type {{type: string}} */ command) => sending.send(command, "open")} />
      <${UndoRedo} live=${live} give=${(/** @type {{type: string}} */ command) => sending.send(command, "history")} />
    </div>
  </section>`;
}

/** What was picked; each can be taken back. @param {{selection: Selection}} props */
function Crumbs({ selection }) {
  if (!selection.picks.length) return null;
  return html`<ul class="chips crumbs" aria-label=${say(WORDS.picked)}>
    ${selection.picks.map(
      ({ clicked, label }) => html`<li key=${clicked}>
        <button class="chip" onClick=${() => selection.pick(clicked)}>
          ${label} <span aria-hidden="true">×</span><span class="unseen">${say(WORDS.takeBack)}</span>
        </button>
      </li>`,
    )}
    <li><button class="quiet" onClick=${selection.back}>${say(WORDS.back)}</button></li>
  </ul>`;
}

/** A complete command with what it would do. @param {{game: string, offer: Offer, give: (offer: Offer) => void, busy: boolean}} props */
function Ready({ game, offer, give, busy }) {
  const hint = useHint();
  const id = `preview-${offer.command.type}`;
  return html`<div class="ready">
    <button class="go" ...${hint(offer.pieces)} aria-describedby=${id} onClick=${() => give(offer)}>${offer.words}</button>
    ${!busy && html`<${Preview} game=${game} offer=${offer} id=${id} />`}
  </div>`;
}
