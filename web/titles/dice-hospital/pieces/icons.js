// Small pictures: people, blood bags, vehicles.

import { html } from "../../../app/html.js";

/** Within another picture an icon needs a size. @typedef {{size?: number}} Sized */

/** @param {{name: string, d: string, size?: number}} props */
const Icon = ({ name, d, size }) =>
  html`<svg class="icon ${name}" viewBox="0 0 20 20" width=${size} height=${size} aria-hidden="true"><path d=${d} /></svg>`;

/** A nurse or a specialist. */
export const Meeple = (/** @type {Sized} */ { size }) =>
  html`<${Icon} name="meeple" size=${size} d="M10 1.5a4 4 0 0 1 2.6 7c3 .7 5.4 3 5.9 7.2.2 1.6-.6 2.8-2 2.8h-13c-1.4 0-2.2-1.2-2-2.8.5-4.2 2.9-6.5 5.9-7.2a4 4 0 0 1 2.6-7z" />`;

/** The place of a meeple in a department. */
export const Slot = () =>
  html`<svg class="icon slot" viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="8.5" /></svg>`;

export const BloodBag = () =>
  html`<${Icon} name="bag" d="M8 1h4v2h2.5a2 2 0 0 1 2 2v7a4 4 0 0 1-4 4H11v3H9v-3H7.5a4 4 0 0 1-4-4V5a2 2 0 0 1 2-2H8z" />`;

export const Fatality = () => html`<${Icon} name="fatality" d="M8.3 1h3.4v5H17v3.4h-5.3V19H8.3V9.4H3V6h5.3z" />`;

export const Star = () =>
  html`<${Icon} name="star" d="m10 1.5 2.6 5.6 6.1.7-4.5 4.2 1.2 6.1L10 15.1l-5.4 3 1.2-6.1L1.3 7.8l6.1-.7z" />`;

export const Vehicle = (/** @type {Sized} */ { size }) =>
  html`<${Icon} name="van" size=${size} d="M1 5h11v2.5h3.5L19 11v4h-1.7a2.3 2.3 0 0 1-4.6 0H7.3a2.3 2.3 0 0 1-4.6 0H1zM5.5 6.5V8H4v1.5h1.5V11H7V9.5h1.5V8H7V6.5z" />`;

export const Helicopter = (/** @type {Sized} */ { size }) =>
  html`<${Icon} name="van" size=${size} d="M3 2h12v1.5H9.8V5c3.7 0 6.7 3 6.7 6.5H19V13h-3.2a4 4 0 0 1-3.6 2.5v1H14V18H5v-1.5h2v-1A5 5 0 0 1 4.2 11H1V8.5h3.8C5.7 6.5 7 5.3 8.3 5V3.5H3z" />`;
