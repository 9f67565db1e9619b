// The picture on the front door: three dice in their beds, in the evening.

import { html } from "../../app/html.js";

/** Where the dots of a face are, on a grid of three by three. @type {Record<number, [number, number][]>} */
const DOTS = {
  2: [[0, 2], [2, 0]],
  4: [[0, 0], [2, 0], [0, 2], [2, 2]],
  5: [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2]],
};

/** @param {{label: string}} props */
export function Picture({ label }) {
  return html`<svg class="picture" viewBox="0 0 540 270" role="img" aria-label=${label}>
    <rect class="wall" width="540" height="270" rx="14" />
    <${Window} />
    <path class="floor" d="M0 222h540v34a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14z" />
    <${Bed} x=${26} face=${2} colour="red" turn=${-9} />
    <${Bed} x=${196} face=${4} colour="yellow" turn=${0} />
    <${Bed} x=${366} face=${5} colour="green" turn=${7} />
    <${Drip} x=${176} />
  </svg>`;
}

function Window() {
  return html`<g>
    <rect class="sky" x="208" y="24" width="124" height="78" rx="6" />
    <circle class="moon" cx="300" cy="50" r="13" />
    <path class="frame-line" d="M270 24v78M208 63h124" />
  </g>`;
}

/** A bed from the side, with a die that sits in it. @param {{x: number, face: number, colour: string, turn: number}} props */
function Bed({ x, face, colour, turn }) {
  return html`<g transform=${`translate(${x} 0)`}>
    <g transform=${`rotate(${turn} 52 150)`}>
      <rect class=${`die ${colour}`} x="18" y="116" width="66" height="66" rx="13" />
      ${(DOTS[face] ?? []).map(([column, row]) => html`<circle class="dot" cx=${35 + column * 16} cy=${133 + row * 16} r="5.5" />`)}
    </g>
    <rect class="wood" x="0" y="112" width="10" height="126" rx="4" />
    <rect class="wood" x="138" y="150" width="10" height="88" rx="4" />
    <rect class="wood" x="6" y="206" width="136" height="10" rx="3" />
    <rect class="mattress" x="8" y="186" width="132" height="22" rx="6" />
    <path class="blanket" d="M50 196c0-26 14-34 34-34h40c10 0 15 6 15 16v29H50z" />
    <path class="fold" d="M50 196c0-26 14-34 34-34h8c-16 4-24 14-24 34v11H50z" />
  </g>`;
}

/** @param {{x: number}} props */
function Drip({ x }) {
  return html`<g transform=${`translate(${x} 0)`}>
    <path class="stand" d="M8 238V78M-4 240h24M8 80c0-8 14-8 14 0v8" />
    <rect class="bag" x="14" y="88" width="16" height="26" rx="5" />
    <path class="tube" d="M22 114c0 40 26 20 30 66" />
  </g>`;
}
