// What a command would do, from a dry run of the service.

import { html, useEffect, useState } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { client, inWords } from "../../../app/session.js";
import { WORDS } from "../words.js";

/** @typedef {import("../../../moves/narrowing.js").Offer} Offer */
/** @typedef {import("../../../client/types/contract.d.ts").DryRunResponse} DryRunResponse */

const PAUSE = 150;

/**
 * Appears when the answer is there; nothing waits for it, and nothing is shown if there is none.
 * @param {{game: string, offer: Offer, id: string}} props
 */
export function Preview({ game, offer, id }) {
  const [found, setFound] = useState(/** @type {{offer: Offer, answer: DryRunResponse} | null} */ (null));
  useEffect(() => {
    const ending = new AbortController();
    const ask = () =>
      client.dryRunPostCommand(game, /** @type {any} */ (offer.command), { signal: ending.signal, ...inWords }).then(
        (answer) => setFound({ offer, answer }),
        () => undefined,
      );
    const timer = setTimeout(ask, PAUSE);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [game, offer]);
  const answer = found?.offer === offer ? found.answer : null;
  const text = answer?.words?.join(" ") ?? "";
  const open = answer && !answer.complete ? say(text ? WORDS.restIsOpen : WORDS.allIsOpen) : "";
  return html`<p id=${id} class="preview" hidden=${!text && !open}>${text} <span class="soft">${open}</span></p>`;
}
