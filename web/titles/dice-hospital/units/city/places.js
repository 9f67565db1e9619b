// Where things of the City are drawn. Tiles are numbered row by row from 0.

/** @typedef {import("../../../../client/types/contract.d.ts").CityView} City */

export const TILE = 80;
const GAP = 6;
const MARGIN = 40;

/** From the middle of a tile to each side. @type {Record<string, [number, number]>} */
const AWAY = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

/** Half of a tile and of the gap beside it. */
export const TO_THE_EDGE = (TILE + GAP) / 2;
/** From the middle of a tile to where an ambulance stands. */
export const TO_THE_ENTRANCE = TILE / 2 + 21;

/** The size of the picture. @param {City} city */
export function size(city) {
  const rows = Math.ceil(city.tiles.length / city.columns);
  return [city.columns, rows].map((count) => 2 * MARGIN + count * (TILE + GAP) - GAP);
}

/** The row and column of a tile, from 1. @param {City} city @param {number} tile */
export const place = (city, tile) => ({ row: Math.floor(tile / city.columns) + 1, column: (tile % city.columns) + 1 });

/** The middle of a tile. @param {City} city @param {number} tile @returns {[number, number]} */
export function middle(city, tile) {
  const { row, column } = place(city, tile);
  return [MARGIN + TILE / 2 + (column - 1) * (TILE + GAP), MARGIN + TILE / 2 + (row - 1) * (TILE + GAP)];
}

/**
 * So far away from the middle of a tile towards one of its sides.
 * @param {City} city
 * @param {number} tile
 * @param {string} side
 * @param {number} distance
 * @returns {[number, number]}
 */
export function towards(city, tile, side, distance) {
  const [x, y] = middle(city, tile);
  const [right, down] = AWAY[side] ?? [0, 0];
  return [x + right * distance, y + down * distance];
}
