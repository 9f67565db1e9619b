// Where a person can go: the time of each way, and the way itself.

import { html } from "../../../app/html.js";
import { placeKey } from "../fields.js";
import { CELL, corner, floorOf, middle, strip } from "./geometry.js";

/** @typedef {import("../../../client/types/contract.d.ts").MoveView} Way */

/**
 * What is shown about a walk: every place that can be reached, and the way that is pointed at.
 * @typedef {{from: string, ways: readonly Way[], way: Way | null}} Walk
 */

/**
 * The way of a walk to a space, if there is one.
 * @param {Walk | null} walk
 * @param {string} space
 */
export const wayTo = (walk, space) => walk?.ways.find((way) => placeKey(way.to) === placeKey(space)) ?? null;

/**
 * The ends of ways on one floor with their times, and the part of the chosen way there.
 * @param {{walk: Walk, floor: number}} props
 */
export function Ways({ walk, floor }) {
  return html`<g class="ways">
    ${walk.way && html`<${Route} places=${[walk.from, ...walk.way.places]} floor=${floor} />`}
    ${walk.ways.filter((way) => floorOf(way.to) === floor).map((way) => html`<${Time} key=${way.to} way=${way} chosen=${way === walk.way} />`)}
  </g>`;
}

/** @param {{way: Way, chosen: boolean}} props */
function Time({ way, chosen }) {
  const border = way.to.includes("-");
  const { x, y } = border ? strip(way.to) : corner(way.to);
  const [cx, cy] = border ? [x, y - 20] : [x + CELL / 2, y + CELL - 1];
  return html`<g class=${chosen ? "time chosen" : "time"} transform=${`translate(${cx} ${cy})`}>
    <rect x="-17" y="-9" width="34" height="18" rx="9" />
    <path d="M-8 -5 a5 5 0 1 0 0.1 0 M-8 -3 v3 h2.5" />
    <text x="7" y="4.5">${way.time}</text>
  </g>`;
}

/**
 * The way through the rooms of a floor; arrows tell where it goes up or down.
 * @param {{places: readonly string[], floor: number}} props
 */
function Route({ places, floor }) {
  const known = places.filter((place) => place !== "pre");
  const parts = known.slice(1).map((to, at) => ({ from: known[at] ?? to, to }));
  return html`<g class="route">
    ${parts
      .filter(({ from, to }) => floorOf(from) === floor && floorOf(to) === floor)
      .map(({ from, to }) => {
        const [a, b] = [middle(from), middle(to)];
        return html`<path key=${to} d=${`M${a.x} ${a.y} L${b.x} ${b.y}`} />`;
      })}
    ${parts
      .filter(({ from, to }) => floorOf(from) !== floorOf(to) && [floorOf(from), floorOf(to)].includes(floor))
      .map(({ from, to }) => {
        const { x, y } = middle(floorOf(from) === floor ? from : to);
        const up = floorOf(to) > floorOf(from);
        return html`<path key=${`${from}${to}`} class="lift" d=${`M${x - 9} ${y + (up ? 6 : -6)} h18 l-9 ${up ? -15 : 15} z`} />`;
      })}
  </g>`;
}
