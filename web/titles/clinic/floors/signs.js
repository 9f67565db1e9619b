// Small signs, drawn within a circle of radius 6.

import { html } from "../../../app/html.js";

/** The outline of each sign. */
export const SIGNS = {
  check: "M-3.2 0.2 L-1 2.6 L3.4 -2.6",
  drop: "M0 -4.2 C3.8 0.2 3.2 3.8 0 3.8 C-3.2 3.8 -3.8 0.2 0 -4.2 Z",
  flame: "M0 -4.4 C4 -0.6 3.6 4 0 4 C-3.6 4 -4 -0.2 -1.4 -1.6 C-1 0 0.4 0 0 -4.4 Z",
  moon: "M2.6 2.8 A4.2 4.2 0 1 1 0.2 -4 A3.4 3.4 0 0 0 2.6 2.8 Z",
  bolt: "M0.8 -4.4 L-3 0.8 L-0.2 0.8 L-0.8 4.4 L3 -0.8 L0.2 -0.8 Z",
  stop: "M-3.4 0 H3.4",
  plus: "M-1 -3.6 H1 V-1 H3.6 V1 H1 V3.6 H-1 V1 H-3.6 V-1 H-1 Z",
};

/** @param {{sign: keyof typeof SIGNS, x: number, y: number, scale?: number}} props */
export function Sign({ sign, x, y, scale = 1 }) {
  return html`<g class=${`sign ${sign}`} transform=${`translate(${x} ${y}) scale(${scale})`}>
    <circle r="6" />
    <path d=${SIGNS[sign]} />
  </g>`;
}
