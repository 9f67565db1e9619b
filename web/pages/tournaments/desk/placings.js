// The result of a table as an organizer sets it.

import { html, useLayoutEffect } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { Input } from "../forms/inputs.js";
import { WORDS } from "./words.js";

/** @typedef {import("./values.js").Values["placings"]} Set */

/** @param {{table: import("../rounds/round-table.js").Table | undefined, placings: Set, change: (placings: Set) => void}} props */
export function Placings({ table, placings, change }) {
  const players = (table?.seats ?? []).flatMap(({ player, name, place, points }) => (player ? [{ player, name: name ?? player, place, points }] : []));
  const known = players.map(({ player }) => player).join();
  useLayoutEffect(() => {
    change(Object.fromEntries(players.map(({ player, place, points }, at) => [player, { place: place ?? at + 1, points: points ?? 0 }])));
  }, [known]);
  const put = (/** @type {string} */ player, /** @type {Partial<{place: number, points: number}>} */ part) =>
    change({ ...placings, [player]: { place: 1, points: 0, ...placings[player], ...part } });
  return html`${players.map(
    ({ player, name }) => html`<div class="row" key=${player}>
      <${Input} id=${`place-${player}`} kind="number" text=${say(WORDS.place, { name })} value=${placings[player]?.place ?? 1} type=${(/** @type {string} */ one) => put(player, { place: Number(one) })} />
      <${Input} id=${`points-${player}`} kind="number" text=${say(WORDS.pointsOf, { name })} value=${placings[player]?.points ?? 0} type=${(/** @type {string} */ one) => put(player, { points: Number(one) })} />
    </div>`,
  )}`;
}
