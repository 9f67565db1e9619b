// Undo and redo where the service offers them, and the answer to a proposed undo.

import { html, useEffect, useState } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { client } from "../../../app/session.js";
import { WORDS } from "../words.js";

/** @typedef {import("../live/live.js").Live} Live */
/** @typedef {import("../../../client/types/contract.d.ts").Undo} Undo */
/** @typedef {(command: {type: string}) => void} Give */

/** @param {import("../live/live.js").ActionsResponse | null} actions @returns {Undo[]} */
export const undosOf = (actions) => (actions?.history ?? []).filter((action) => action.type === "undo");

/**
 * What an undo takes back, in words: the moves in play after the version it leads to.
 * @param {Undo} undo
 * @param {readonly import("../live/live.js").RecordResponse[]} records
 */
function takenBack(undo, records) {
  const after = records.filter((record) => record.version > (undo.to ?? 0) && !record.undone && record.words);
  return after.map((record) => record.words?.command).join("; ");
}

/**
 * Whether an undo only asks the others to agree.
 * @param {string} game
 * @param {Undo | undefined} undo
 * @param {boolean} mayAsk
 */
function useIsProposal(game, undo, mayAsk) {
  const [proposal, setProposal] = useState(false);
  const to = mayAsk ? undo?.to : undefined;
  useEffect(() => {
    setProposal(false);
    if (to === undefined) return;
    const ending = new AbortController();
    client.dryRunPostCommand(game, { type: "undo", to }, { signal: ending.signal }).then(
      (answer) => setProposal(answer.events.some((event) => event.type === "undo_proposed")),
      () => undefined,
    );
    return () => ending.abort();
  }, [game, to]);
  return proposal;
}

/** @param {{live: Live, give: Give}} props */
export function UndoRedo({ live: { game, actions, records }, give }) {
  const [latest] = undosOf(actions);
  const redo = actions?.history.find((action) => action.type === "redo");
  const proposal = useIsProposal(game?.id ?? "", latest, game?.undo === "consent");
  if (!latest && !redo) return null;
  return html`<div class="undo">
    ${
      latest &&
      html`<button class="quiet" aria-describedby="taken-back" aria-keyshortcuts="u" onClick=${() => give(latest)}>
        ${say(proposal ? WORDS.proposeUndo : WORDS.undo)}
      </button>`
    }
    ${redo && html`<button class="quiet" onClick=${() => give(redo)}>${say(WORDS.redo)}</button>`}
    ${latest && html`<p id="taken-back" class="soft">${say(WORDS.takesBack, { moves: takenBack(latest, records) })}</p>`}
  </div>`;
}

/** A proposed undo, and what this player may answer. @param {{live: Live, names: readonly string[], seat: number | null, give: Give}} props */
export function Proposal({ live: { game, actions, records }, names, seat, give }) {
  const proposal = game?.undo_proposal;
  if (!proposal) return null;
  const agree = actions?.history.find((action) => action.type === "agree");
  const refuse = actions?.history.find((action) => action.type === "refuse");
  const own = proposal.seat === seat;
  const moves = takenBack({ type: "undo", to: proposal.to }, records);
  return html`<section class="card proposal" role="alert">
    <h2>${own ? say(WORDS.youProposed) : say(WORDS.proposed, { name: names[proposal.seat] ?? "" })}</h2>
    <p>${say(WORDS.takesBack, { moves })}</p>
    <div class="row">
      ${agree && html`<button class="go" onClick=${() => give(agree)}>${say(WORDS.agree)}</button>`}
      ${refuse && html`<button class="quiet" onClick=${() => give(refuse)}>${say(own ? WORDS.withdraw : WORDS.refuse)}</button>`}
    </div>
  </section>`;
}
