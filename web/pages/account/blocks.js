// The players whom the player of this browser has blocked.

import { Failure, useAct, useAnswer } from "../../app/asking.js";
import { html } from "../../app/html.js";
import { say } from "../../app/language.js";
import { client } from "../../app/session.js";
import { Problem } from "../../client/src/index.js";
import { WORDS } from "./words.js";

/** @param {AbortSignal} signal */
async function blockedPlayers(signal) {
  const { players } = await client.listBlocks({ signal });
  return await Promise.all(players.map(async (id) => ({ id, name: await nameOf(id, signal) })));
}

/**
 * @param {string} id
 * @param {AbortSignal} signal
 */
async function nameOf(id, signal) {
  try {
    return (await client.readAnyPlayer(id, { signal })).name;
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return say(WORDS.deleted);
    throw error;
  }
}

export function Blocks() {
  const blocks = useAnswer(blockedPlayers, []);
  return html`<section class="card stack">
    <h2>${say(WORDS.blocks)}</h2>
    ${blocks.error && html`<${Failure} error=${blocks.error} again=${blocks.again} />`}
    ${blocks.value?.length === 0 && html`<p class="note">${say(WORDS.noBlocks)}</p>`}
    <ul class="rows">
      ${blocks.value?.map((one) => html`<${Blocked} key=${one.id} ...${one} again=${blocks.again} />`)}
    </ul>
  </section>`;
}

/** @param {{id: string, name: string, again: () => void}} props */
function Blocked({ id, name, again }) {
  const unblock = useAct(async () => {
    await client.unblockPlayer(id);
    again();
  });
  return html`<li class="row spread">
    <a href=${`/players/${id}`}>${name}</a>
    <button class="plain" disabled=${unblock.busy} aria-label=${`${say(WORDS.unblock)}: ${name}`} onClick=${unblock.run}>${say(WORDS.unblock)}</button>
    ${unblock.error && html`<${Failure} error=${unblock.error} />`}
  </li>`;
}
