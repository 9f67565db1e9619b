// What the dice were drawn from, and who signed: a sentence each, and the numbers for those who want to check them.

import { html } from "../../app/html.js";
import { say } from "../../app/language.js";
import { WORDS } from "./words.js";

/** @param {{replay: import("./replay_source.js").Replay, names: readonly string[]}} props */
export function Draws({ replay, names }) {
  const { game, audit, key } = replay;
  const committed = game.seats.filter((seat) => seat.commitment !== null);
  const who = committed.map(({ seat }) => names[seat]).join(", ");
  return html`<section class="card draws">
    <h2>${say(WORDS.draws)}</h2>
    <ul>
      <li>${say(WORDS.drawsCommitment)} ${say(game.seed ? WORDS.drawsSeed : WORDS.drawsSeedSecret)}</li>
      <li>${who ? say(WORDS.drawsNonces, { names: who }) : say(WORDS.drawsNoNonces)}</li>
      <li>${say(WORDS.drawsSigned)}</li>
    </ul>
    <details>
      <summary>${say(WORDS.numbers)}</summary>
      <dl>
        <${Number_} name=${say(WORDS.commitment)} value=${game.commitment} />
        <${Number_} name=${say(WORDS.seed)} value=${game.seed} />
        ${committed.map(({ seat, commitment, nonce }) => {
          const name = names[seat] ?? "";
          return html`<${Number_} key=${seat} name=${say(WORDS.nonceCommitment, { name })} value=${commitment} />
            <${Number_} key=${`${seat} nonce`} name=${say(WORDS.nonce, { name })} value=${nonce} />`;
        })}
        <${Number_} name=${say(WORDS.head)} value=${audit.head} />
        <${Number_} name=${say(WORDS.key)} value=${key} />
      </dl>
      <p><a href="/docs/export-format">${say(WORDS.howToCheck)}</a></p>
    </details>
  </section>`;
}

/** @param {{name: string, value: string | null}} props */
function Number_({ name, value }) {
  if (value === null) return null;
  return html`<div><dt>${name}</dt><dd><code>${value}</code></dd></div>`;
}
