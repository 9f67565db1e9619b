// The units of a title. Those that cannot be added say why.

import { html } from "../../app/html.js";
import { listed, say } from "../../app/language.js";
import { aboutUnit, nameOfUnit } from "../../parts/catalogue.js";
import { withUnit } from "./draft.js";
import { addedBySeats, chosenUnits, obstacle } from "./units.js";
import { WORDS } from "./words.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./units.js").Title} Title */
/** @typedef {import("./units.js").Unit} Unit */

/** @param {{title: Title, draft: Draft, change: (draft: Draft) => void}} props */
export function UnitChoice({ title, draft, change }) {
  const chosen = chosenUnits(title, draft.units, draft.seats);
  const count = draft.seats.length;
  const present = new Set([...chosen, ...addedBySeats(title, count)]);
  return html`<ul class="units">
    ${title.modules.map((unit) => {
      const reason = present.has(unit) ? null : obstacle(title, chosen, count, unit);
      return html`<${UnitBox}
        key=${unit.key}
        title=${title}
        unit=${unit}
        checked=${present.has(unit)}
        why=${reason && whyNot(title, reason.excludedBy)}
        choose=${(/** @type {boolean} */ wanted) => change(withUnit(title, draft, unit, wanted))}
      />`;
    })}
  </ul>`;
}

/** @param {{title: Title, unit: Unit, checked: boolean, why: string | null, choose: (wanted: boolean) => void}} props */
function UnitBox({ title, unit, checked, why, choose }) {
  const id = `unit-${unit.key}`;
  return html`<li class="choice">
    <input
      id=${id}
      type="checkbox"
      checked=${checked}
      disabled=${why !== null}
      aria-describedby=${`${id}-about`}
      onChange=${(/** @type {Event} */ event) => choose(/** @type {HTMLInputElement} */ (event.currentTarget).checked)}
    />
    <div>
      <label for=${id}>${nameOfUnit(title, unit)}</label>
      <p class="note" id=${`${id}-about`}>
        ${aboutUnit(title, unit)} ${unit.players.length < title.players.length && html`<span>${forSeats(unit.players)}.</span>`}
        ${why && html` <strong>${why}.</strong>`}
      </p>
    </div>
  </li>`;
}

/**
 * @param {Title} title
 * @param {readonly Unit[]} excludedBy
 */
function whyNot(title, excludedBy) {
  if (!excludedBy.length) return say(WORDS.noCount);
  return say(WORDS.excluded, { units: listed(excludedBy.map((unit) => nameOfUnit(title, unit))) });
}

/** "For 2 to 5 seats". @param {readonly number[]} players */
function forSeats(players) {
  const [first = 0] = players;
  const last = players.at(-1) ?? 0;
  if (last === 1) return say(WORDS.forOne);
  if (first === last) return say(WORDS.forPlayers, { players: first });
  return say(WORDS.forPlayers, { players: say(last - first === 1 ? WORDS.or : WORDS.to, { first, last }) });
}
