// Where things are drawn on a floor. Spaces and borders are named as in the view: "1b3", "a1-b1", "b3-south".

export const CELL = 84;
export const ROWS = ["1", "2", "3"];
const COLUMNS = ["a", "b", "c", "d"];
const STREET = 28;
const GAP = 8;

/** @type {Record<string, [number, number]>} */
const SIDES = { north: [0, -1], west: [-1, 0], south: [0, 1], east: [1, 0] };

/**
 * The ground has streets for cars and doors; the other floors have only gaps.
 * @param {number} floor
 */
const streetOf = (floor) => (floor === 0 ? STREET : GAP);

/**
 * @param {number} columns
 * @param {number} floor
 */
export function sizeOf(columns, floor) {
  const street = streetOf(floor);
  return { width: columns * (CELL + street) + street, height: ROWS.length * (CELL + street) + street };
}

/**
 * @param {number} columns
 * @param {number} floor
 */
export const spacesOf = (columns, floor) =>
  ROWS.flatMap((row) => COLUMNS.slice(0, columns).map((column) => `${floor}${column}${row}`));

export const floorOf = (/** @type {string} */ place) => (place.includes("-") ? 0 : Number(place[0]));

/**
 * The upper left corner of a space.
 * @param {string} space
 */
export function corner(space) {
  const street = streetOf(floorOf(space));
  const column = COLUMNS.indexOf(space[1] ?? "");
  return { x: street + column * (CELL + street), y: street + (Number(space[2]) - 1) * (CELL + street) };
}

/**
 * The names of the borders of the ground.
 * @param {number} columns
 */
export function bordersOf(columns) {
  const last = COLUMNS[columns - 1];
  return spacesOf(columns, 0).flatMap((space) => {
    const cell = space.slice(1);
    const [column = "", row = ""] = cell;
    const next = COLUMNS[COLUMNS.indexOf(column) + 1];
    return [
      ...(row === "1" ? [`${cell}-north`] : []),
      ...(column === "a" ? [`${cell}-west`] : []),
      column === last ? `${cell}-east` : `${cell}-${next}${row}`,
      row === "3" ? `${cell}-south` : `${cell}-${column}${Number(row) + 1}`,
    ];
  });
}

/**
 * The strip of street at a border: its middle, and the direction from its space.
 * @param {string} border
 */
export function strip(border) {
  const [cell = "", other = ""] = border.split("-");
  const { x, y } = corner(`0${cell}`);
  const [right, down] = SIDES[other] ?? (other[0] === cell[0] ? [0, 1] : [1, 0]);
  const reach = (CELL + STREET) / 2;
  return { x: x + CELL / 2 + right * reach, y: y + CELL / 2 + down * reach, right, down };
}

/**
 * Where a person stands at a place, for the ends of a way.
 * @param {string} place
 */
export function middle(place) {
  if (place.includes("-")) return strip(place);
  const { x, y } = corner(place);
  return { x: x + CELL / 2, y: y + CELL / 2 + 12 };
}

/**
 * Where the conveyor stop of a space is drawn.
 * @param {string} space
 */
export function stopAt(space) {
  const { x, y } = corner(space);
  return { x: x + 32, y: y + CELL - 9 };
}

/**
 * The spaces beside a space on its floor, and those above and below it.
 * @param {string} space
 */
export function beside(space) {
  const [floor = "", column = "", row = ""] = space;
  const at = COLUMNS.indexOf(column);
  return {
    east: `${floor}${COLUMNS[at + 1]}${row}`,
    south: `${floor}${column}${Number(row) + 1}`,
    all: [`${floor}${COLUMNS[at - 1]}${row}`, `${floor}${COLUMNS[at + 1]}${row}`, `${floor}${column}${Number(row) - 1}`, `${floor}${column}${Number(row) + 1}`],
    above: `${Number(floor) + 1}${column}${row}`,
    below: `${Number(floor) - 1}${column}${row}`,
  };
}

/**
 * Where several people stand in a box, and how large: as many in a row as fit.
 * @param {number} count
 * @param {{x: number, y: number, width: number, height: number}} box
 */
export function standing(count, box) {
  const SIDE = 27;
  let scale = 1;
  const across = () => Math.max(1, Math.floor(box.width / (SIDE * scale)));
  while (Math.ceil(count / across()) * SIDE * scale > box.height + 1 && scale > 0.4) scale -= 0.05;
  const rows = Math.ceil(count / across());
  const most = Math.ceil(count / Math.max(1, rows));
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / most);
    const inRow = Math.min(most, count - row * most);
    return {
      x: box.x + box.width / 2 + ((index % most) - (inRow - 1) / 2) * SIDE * scale,
      y: box.y + box.height / 2 + (row - (rows - 1) / 2) * SIDE * scale,
      scale,
    };
  });
}
