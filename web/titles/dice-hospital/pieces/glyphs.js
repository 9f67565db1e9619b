// Numbers that are part of a picture: drawn, not written, because the label of the picture says them in words.

import { html } from "../../../app/html.js";

const [WIDTH, HEIGHT] = [10, 14];
const DISTANCE = 12;

/** The strokes of each character in a box of 10 by 14. @type {Record<string, string>} */
const STROKES = {
  0: "M5 1C0 1 0 13 5 13S10 1 5 1z",
  1: "M2.5 3.6 6 1v12",
  2: "M1.5 4.2C1.5-.2 8.6-.2 8.6 4.2 8.6 7.5 2 9.5 1.5 13h7.3",
  3: "M1.5 2.8C3 .2 8.3.4 8.3 3.9c0 2.5-2.8 2.7-3.9 2.7 1.6 0 4.5.4 4.5 3.3 0 4-6.3 4.1-7.8 1.1",
  4: "M6.6 13V1L1 9.3h8.2",
  5: "M8.2 1H2.9l-.6 5.6c1.7-1.4 6.6-1.3 6.6 2.6 0 4.4-5.9 4.8-7.7 2",
  6: "M7.8 1.6C4 2 1.3 5.5 1.3 9c0 2.6 1.5 4.1 3.7 4.1s3.8-1.6 3.8-3.9S7.2 5.5 5 5.5c-1.8 0-3.3 1.3-3.7 2.9",
  7: "M1.2 1h7.6L3.8 13",
  8: "M5 6.6C.6 6.6 1 1 5 1s4.4 5.6 0 5.6c-5.2 0-5.2 6.4 0 6.4s5.2-6.4 0-6.4z",
  9: "M2.2 12.4C6 12 8.7 8.5 8.7 5 8.7 2.4 7.2.9 5 .9S1.2 2.5 1.2 4.8 2.8 8.5 5 8.5c1.8 0 3.3-1.3 3.7-2.9",
  "+": "M5 3.5v7M1.5 7h7",
  "−": "M1.5 7h7",
};

/**
 * Characters around a point of a picture. The style sheet tells their colour.
 * @param {{text: string | number, x: number, y: number, height: number}} props
 */
export function Glyphs({ text, x, y, height }) {
  const all = [...String(text)];
  const scale = height / HEIGHT;
  const left = x - (((all.length - 1) * DISTANCE + WIDTH) / 2) * scale;
  return html`<g class="glyphs" transform=${`translate(${left} ${y - height / 2}) scale(${scale})`}>
    ${all.map((one, at) => html`<path key=${at} d=${STROKES[one] ?? ""} transform=${`translate(${at * DISTANCE} 0)`} />`)}
  </g>`;
}
