// Where things of the City are drawn. Tiles are numbered row by row from 0.

export const COLUMNS = 4;
export const TILE = 80;
const GAP = 6;
const MARGIN = 40;

/** From the middle of a tile to each side. @type {Record<string, [number, number]>} */
export const AWAY = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

/** The size of the picture. @param {number} rows */
export const size = (rows) => [2 * MARGIN + COLUMNS * (TILE + GAP) - GAP, 2 * MARGIN + rows * (TILE + GAP) - GAP];

/** The row and column of a tile, from 1. @param {number} tile */
export const place = (tile) => ({ row: Math.floor(tile / COLUMNS) + 1, column: (tile % COLUMNS) + 1 });

/** The middle of a tile. @param {number} tile @returns {[number, number]} */
export function middle(tile) {
  const { row, column } = place(tile);
  return [MARGIN + TILE / 2 + (column - 1) * (TILE + GAP), MARGIN + TILE / 2 + (row - 1) * (TILE + GAP)];
}

/** The end of the road that leads to a side. @param {number} tile @param {string} side @param {number} distance @returns {[number, number]} */
export function towards(tile, side, distance) {
  const [x, y] = middle(tile);
  const [right, down] = AWAY[side] ?? [0, 0];
  return [x + right * distance, y + down * distance];
}

/** Half of a tile and of the gap beside it. */
export const TO_THE_EDGE = (TILE + GAP) / 2;
/** From the middle of a tile to where an ambulance stands. */
export const TO_THE_ENTRANCE = TILE / 2 + 21;
