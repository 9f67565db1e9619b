// The streets of the ground: cars and entrances on its borders.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { SvgPiece } from "../../../moves/piece.js";
import { CELL, strip } from "./geometry.js";
import { useSpot } from "./spot.js";
import { nameOf, placeName } from "../scene.js";
import { WORDS } from "../words.js";

/** @param {{x: number, y: number, upright: boolean}} props */
export function Car({ x, y, upright }) {
  return html`<g class="car" transform=${`translate(${x} ${y}) rotate(${upright ? 0 : 90})`}>
    <rect x="-8" y="-16" width="16" height="32" rx="6" />
    <path d="M-5 -8 h10 l-1.5 6 h-7 z M-4 8 h8 l1 5 h-10 z" />
  </g>`;
}

/**
 * A border of the ground, drawn if something is there or it can be picked.
 * @param {{scene: import("../scene.js").Scene, border: string}} props
 */
export function Border({ scene, border }) {
  const { clinic, components } = scene;
  const { id, state } = useSpot(scene, border);
  const car = clinic.cars.includes(border);
  const entrance = clinic.entrances.includes(border);
  if (!car && !entrance && !state) return null;
  const { x, y, right, down } = strip(border);
  const upright = right !== 0;
  const [width, height] = upright ? [24, 48] : [48, 24];
  const what = car ? nameOf(components, "car") : entrance ? nameOf(components, "entrance") : "";
  const place = placeName(border, components);
  const label = what ? `${what}, ${place}` : say(WORDS.border, { place });
  return html`<${SvgPiece} id=${id} label=${label} kind="border" look=${what || null}>
    <title>${label}</title>
    <rect class="hit street" x=${x - width / 2} y=${y - height / 2} width=${width} height=${height} rx="8" />
    ${car && html`<${Car} x=${x} y=${y} upright=${upright} />`}
    ${entrance && html`<${Door} x=${x} y=${y} right=${right} down=${down} />`}
  <//>`;
}

/**
 * An entrance: a threshold at the wall and an arrow into the room.
 * @param {{x: number, y: number, right: number, down: number}} props
 */
function Door({ x, y, right, down }) {
  const turn = right ? (right > 0 ? 180 : 0) : 270;
  return html`<g class="door" transform=${`translate(${x} ${y}) rotate(${turn})`}>
    <path d=${`M10 ${-CELL / 4} h5 v${CELL / 2} h-5 z`} />
    <path class="arrow" d="M-2 -6 L7 0 L-2 6 Z" />
  </g>`;
}
