// Scales of graphs: round numbers for the axis, and places on it.

/**
 * The numbers beside an axis that contains the values and 0.
 * @param {readonly number[]} values
 * @returns {number[]} From the lowest to the highest.
 */
export function ticksOf(values) {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values, low + 1);
  const rough = (high - low) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? rough);
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, at) => (first + at) * step);
}

/**
 * @param {readonly number[]} ticks
 * @param {number} top
 * @param {number} bottom
 * @returns {(value: number) => number} The place of a value between the two.
 */
export function scaleOf(ticks, top, bottom) {
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  return (value) => bottom - ((value - low) / (high - low)) * (bottom - top);
}
