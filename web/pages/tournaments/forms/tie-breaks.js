// The order of tie-breaks: those that count can be moved up and out, the others can be added.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { Wrong } from "./inputs.js";
import { TIE_BREAKS, WORDS } from "./words.js";

/** @typedef {keyof typeof TIE_BREAKS} TieBreak */

const ALL = /** @type {TieBreak[]} */ (Object.keys(TIE_BREAKS));

/** @param {{chosen: readonly TieBreak[], change: (chosen: readonly TieBreak[]) => void, wrong?: string | null}} props */
export function TieBreaks({ chosen, change, wrong }) {
  const up = (/** @type {number} */ at) => () => change(chosen.toSpliced(at, 1).toSpliced(at - 1, 0, /** @type {TieBreak} */ (chosen[at])));
  return html`<fieldset class="stack">
    <legend>${say(WORDS.tieBreaks)}</legend>
    <ol class="tie-breaks">
      ${chosen.map(
        (one, at) => html`<li key=${one}>
          <span class="row">
            ${say(TIE_BREAKS[one])}
            ${at > 0 && html`<button type="button" class="quiet" aria-label=${`${say(WORDS.up)}: ${say(TIE_BREAKS[one])}`} onClick=${up(at)}>${say(WORDS.up)}</button>`}
            <button type="button" class="quiet" aria-label=${`${say(WORDS.out)}: ${say(TIE_BREAKS[one])}`} onClick=${() => change(chosen.filter((other) => other !== one))}>${say(WORDS.out)}</button>
          </span>
        </li>`,
      )}
    </ol>
    <div class="chips">
      ${ALL.filter((one) => !chosen.includes(one)).map((one) => html`<button type="button" class="chip" key=${one} onClick=${() => change([...chosen, one])}>+ ${say(TIE_BREAKS[one])}</button>`)}
    </div>
    <${Wrong} id="tieBreaks" wrong=${wrong} />
  </fieldset>`;
}
