// The move panel: what is asked, what was picked, and every command that remains, in words.

import { html, useEffect, useRef, useState } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { WORDS } from "../words.js";
import { useHint } from "./hint.js";
import { Groups, Offers } from "./offers.js";
import { Preview } from "./preview.js";

/** @typedef {import("../../../moves/narrowing.js").Offer} Offer */
/** @typedef {import("../../../moves/selection.js").Selection} Selection */

const MOST_READY = 4;

/**
 * @param {object} props
 * @param {string} props.game
 * @param {Selection} props.selection
 * @param {string} props.asked
 * @param {boolean} props.mine Whether the player is asked.
 * @param {boolean} props.changing Whether the moves would change a choice already made.
 * @param {import("./sending.js").Sending} props.sending
 * @param {(offer: Offer) => void} props.give
 * @param {number} props.moved Counts the moves given, to bring the focus back.
 * @param {import("../../../app/html.js").Children} [props.children] What belongs below the moves.
 */
export function MovePanel({ game, selection, asked, mine, changing, sending, give, moved, children }) {
  const [open, setOpen] = useState(true);
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (moved) heading.current?.focus({ preventScroll: true });
  }, [moved]);
  const ready = selection.complete.slice(0, MOST_READY);
  const rest = selection.left.filter((offer) => !ready.includes(offer));
  return html`<section class="card moves ${mine ? "mine" : ""}" aria-label=${say(WORDS.yourMoves)}>
    <div class="asked">
      <h2 ref=${heading} tabindex="-1">${asked}</h2>
      <button class="fold quiet" aria-expanded=${open} onClick=${() => setOpen(!open)}>${say(open ? WORDS.less : WORDS.more)}</button>
    </div>
    ${sending.slow && html`<p class="soft" role="status">${say(WORDS.sending)}</p>`}
    ${sending.problem && html`<p class="failure" role="alert">${sending.problem}</p>`}
    <div class="choices" hidden=${!open}>
      ${changing && html`<p>${say(WORDS.youChose)}</p>`}
      <${Crumbs} selection=${selection} />
      ${ready.map((offer) => html`<${Ready} key=${JSON.stringify(offer.command)} game=${game} offer=${offer} give=${give} />`)}
      <${Groups} selection=${selection} />
      <${Offers} offers=${rest} give=${give} />
      ${children}
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

/** A complete command with what it would do. @param {{game: string, offer: Offer, give: (offer: Offer) => void}} props */
function Ready({ game, offer, give }) {
  const hint = useHint();
  return html`<div class="ready">
    <button class="go" ...${hint(offer.pieces)} aria-describedby="preview" onClick=${() => give(offer)}>${offer.words}</button>
    <${Preview} game=${game} offer=${offer} id="preview" />
  </div>`;
}
