// A hint: the best few moves, each with a sentence why. Only at tables that allow hints.

import { Failure, useAct } from "../../../app/asking.js";
import { html } from "../../../app/html.js";
import { useKeyedState } from "../../../app/keyed-state.js";
import { say } from "../../../app/language.js";
import { client, inWords } from "../../../app/session.js";
import { WORDS } from "../words.js";

/** @typedef {import("../../../client/types/contract.d.ts").HintResponse} HintResponse */

/**
 * A button that asks for a hint. What was advised goes away when other moves are offered.
 * @param {object} props
 * @param {string} props.game
 * @param {readonly {type: string}[]} props.moves Those that are offered now.
 * @param {(command: {type: string}) => void} props.give
 */
export function Advice({ game, moves, give }) {
  const offered = moves.map((move) => JSON.stringify(move));
  const [hint, setHint] = useKeyedState(offered.join(), /** @type {HintResponse | null} */ (null));
  const ask = useAct(async () => setHint(await client.game(game).hint(inWords)));
  const advised = hint?.moves.filter(({ command }) => offered.includes(JSON.stringify(command))) ?? [];
  return html`<div class="advice" aria-live="polite">
    ${!hint && html`<button class="quiet" disabled=${ask.busy} onClick=${() => ask.run()}>${say(ask.busy ? WORDS.thinking : WORDS.hint)}</button>`}
    ${ask.error !== null && html`<${Failure} error=${ask.error} />`}
    ${hint?.status === "failed" && html`<p class="failure" role="alert">${say(WORDS.noHint)}</p>`}
    ${
      advised.length > 0 &&
      html`<h3>${say(WORDS.advised)}</h3>
        <ol>
          ${advised.map(
            ({ command, words }) => html`<li key=${JSON.stringify(command)}>
              <button class="plain" onClick=${() => give(command)}>${words?.move}</button>
              <p class="note">${words?.why}</p>
            </li>`,
          )}
        </ol>`
    }
  </div>`;
}
