// Undo and redo where the service offers them, and the answer to a proposed undo.

import { html, useEffect, useState } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { client } from "../../../app/session.js";
import { WORDS } from "../words.js";
import { takenBack } from "./taken-back.js";

/** @typedef {import("../live/live.js").Live} Live */
/** @typedef {import("../../../client/types/contract.d.ts").Undo} Undo */
/** @typedef {import("../../../client/types/contract.d.ts").DryRunResponse} DryRunResponse */
/** @typedef {(command: {type: string}) => void} Give */

/** @param {import("../live/live.js").ActionsResponse | null} actions @returns {Undo[]} */
export const undosOf = (actions) => (actions?.history ?? []).filter((action) => action.type === "undo");

/**
 * What an undo would do: which versions it takes back, or that it only asks the others. Each version is asked about
 * anew, because a move of somebody else can change it; an undo of own moves alone is always the same.
 * @param {Live["game"]} game
 * @param {Undo | undefined} undo
 */
function useTried(game, undo) {
  const [tried, setTried] = useState(/** @type {{to: number, event: DryRunResponse["events"][number] | undefined} | null} */ (null));
  const to = undo?.to;
  const id = game?.id ?? "";
  const version = game?.undo === "own" ? null : game?.version;
  useEffect(() => {
    if (to === undefined || to === null) return;
    const ending = new AbortController();
    const keep = (/** @type {DryRunResponse} */ { events }) => setTried({ to, event: events[0] });
    client.dryRunPostCommand(id, { type: "undo", to }, { signal: ending.signal }).then(keep, () => undefined);
    return () => ending.abort();
  }, [id, to, version]);
  return tried && tried.to === to ? tried.event : null;
}

/** @param {{live: Live, give: Give}} props */
export function UndoRedo({ live: { game, actions, records }, give }) {
  const [latest] = undosOf(actions);
  const redo = actions?.history.find((action) => action.type === "redo");
  const first = useTried(game, latest);
  const ranges = first?.type === "commands_undone" ? first.versions : null;
  const moves = first && latest ? takenBack(latest.to ?? 0, records, ranges) : "";
  if (!latest && !redo) return null;
  return html`<div class="undo">
    ${
      latest &&
      html`<button class="quiet" aria-describedby="taken-back" aria-keyshortcuts="u" onClick=${() => give(latest)}>
        ${say(first?.type === "undo_proposed" ? WORDS.proposeUndo : WORDS.undo)}
      </button>`
    }
    ${redo && html`<button class="quiet" onClick=${() => give(redo)}>${say(WORDS.redo)}</button>`}
    <p id="taken-back" class="soft" hidden=${!moves}>${say(WORDS.takesBack, { moves })}</p>
  </div>`;
}

/** A proposed undo, and what this player may answer. @param {{live: Live, names: readonly string[], seat: number | null, give: Give}} props */
export function Proposal({ live: { game, actions, records }, names, seat, give }) {
  const proposal = game?.undo_proposal;
  if (!proposal) return null;
  const agree = actions?.history.find((action) => action.type === "agree");
  const refuse = actions?.history.find((action) => action.type === "refuse");
  const own = proposal.seat === seat;
  return html`<section class="card proposal" role="alert">
    <h2>${own ? say(WORDS.youProposed) : say(WORDS.proposed, { name: names[proposal.seat] ?? "" })}</h2>
    <p>${say(WORDS.takesBack, { moves: takenBack(proposal.to, records, null) })}</p>
    <div class="row">
      ${agree && html`<button class="go" onClick=${() => give(agree)}>${say(WORDS.agree)}</button>`}
      ${refuse && html`<button class="plain" onClick=${() => give(refuse)}>${say(own ? WORDS.withdraw : WORDS.refuse)}</button>`}
    </div>
  </section>`;
}
