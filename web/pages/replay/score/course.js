// The points of each seat over the rounds, as lines. Each line has a colour, a dash, a mark and a name of its own.

import { html, useEffect, useMemo, useRef, useState } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { scaleOf, ticksOf } from "./axis.js";
import { PointsTable, signed } from "./tables.js";
import { WORDS } from "./words.js";

const HEIGHT = 250;
const TOP = 12;
const BOTTOM = 222;
const LEFT = 40;
const RIGHT = 112;

/** @type {((x: number, y: number) => string)[]} */
const MARKS = [
  (x, y) => `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z`,
  (x, y) => `M${x - 4} ${y - 4}h8v8h-8z`,
  (x, y) => `M${x} ${y - 5}l5 9h-10z`,
  (x, y) => `M${x} ${y - 5}l5 5l-5 5l-5 -5z`,
  (x, y) => `M${x - 5} ${y - 4}h10l-5 9z`,
];

/**
 * @param {object} props
 * @param {import("../replay_source.js").Replay} props.replay
 * @param {import("../../../game/timeline.js").Timeline} props.timeline
 * @param {import("../../../titles/titles.js").TitleDrawing} props.drawing
 * @param {readonly string[]} props.names
 */
export function Course({ replay, timeline, drawing, names }) {
  const [box, width] = useWidth();
  const { rounds, points } = useMemo(() => courseOf(replay, timeline, drawing), [replay, timeline, drawing]);
  const courses = names.map((_, seat) => [0, ...points.map((all) => all[seat] ?? 0)]);
  const ticks = ticksOf(courses.flat());
  const y = scaleOf(ticks, TOP, BOTTOM);
  const x = (/** @type {number} */ at) => LEFT + (at * (width - LEFT - RIGHT)) / Math.max(rounds.length, 1);
  const rows = rounds.map((round, at) => ({ name: String(round), values: courses.map((course) => course[at + 1] ?? 0) }));
  const ends = spread(courses.map((course) => y(course.at(-1) ?? 0)));
  if (!points.some((all) => all.length)) return null;
  return html`<figure class="graph">
    <figcaption><h3>${say(WORDS.course)}</h3></figcaption>
    <div ref=${box}>
      <svg viewBox=${`0 0 ${width} ${HEIGHT}`} role="img" aria-label=${say(WORDS.courseAbout)}>
        ${ticks.map((tick) => html`<${Tick} key=${tick} y=${y(tick)} text=${signed(tick)} right=${width - RIGHT} />`)}
        ${rounds.map((round, at) => html`<text key=${round} class="label" x=${x(at + 1)} y=${HEIGHT - 8} text-anchor="middle">${round}</text>`)}
        ${courses.map(
          (course, seat) => html`<g key=${seat} class=${`series s${seat}`}>
            <path class="line" d=${course.map((points, at) => `${at ? "L" : "M"}${x(at)} ${y(points)}`).join("")} />
            ${course.map((points, at) => html`<path key=${at} class="mark" d=${MARKS[seat % MARKS.length]?.(x(at), y(points))} />`)}
            <text class="name" x=${width - RIGHT + 10} y=${ends[seat]} dominant-baseline="middle">${shortened(names[seat] ?? "")}</text>
          </g>`,
        )}
      </svg>
    </div>
    <details>
      <summary>${say(WORDS.asTable)}</summary>
      <${PointsTable} caption=${say(WORDS.course)} corner=${say(WORDS.round)} heads=${names} rows=${rows} />
    </details>
  </figure>`;
}

/** @param {{y: number, text: string, right: number}} props */
export function Tick({ y, text, right }) {
  return html`<g>
    <line class=${text === "0" ? "zero" : "tick"} x1=${LEFT} x2=${right} y1=${y} y2=${y} />
    <text class="label" x=${LEFT - 8} y=${y} text-anchor="end" dominant-baseline="middle">${text}</text>
  </g>`;
}

/**
 * The points of the seats at the end of each round; after the last one those of the result.
 * @param {import("../replay_source.js").Replay} replay
 * @param {import("../../../game/timeline.js").Timeline} timeline
 * @param {import("../../../titles/titles.js").TitleDrawing} drawing
 */
function courseOf({ game, steps }, timeline, drawing) {
  /** @type {Map<number, number>} */
  const ends = new Map();
  for (const { version, undone } of steps) if (!undone && timeline.rounds[version]) ends.set(timeline.rounds[version] ?? 0, version);
  const rounds = [...ends.keys()].sort((one, other) => one - other);
  const points = rounds.map((round) => drawing.points(timeline.viewAt(ends.get(round) ?? 0)));
  const result = [...game.standings].sort((one, other) => one.seat - other.seat).map((standing) => standing.points);
  return { rounds, points: result.length && points.at(-1)?.length ? [...points.slice(0, -1), result] : points };
}

/** @param {string} name */
const shortened = (name) => (name.length > 13 ? `${name.slice(0, 12)}…` : name);

/**
 * Places for names that do not overlap, as near as possible to where their lines end.
 * @param {readonly number[]} wanted
 */
function spread(wanted) {
  const places = [...wanted];
  let free = TOP;
  for (const seat of [...wanted.keys()].sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0))) {
    places[seat] = Math.max(wanted[seat] ?? 0, free);
    free = (places[seat] ?? 0) + 17;
  }
  return places;
}

/** The width of an element in pixels, so that its text keeps its size. @returns {[{current: HTMLElement | null}, number]} */
export function useWidth() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [width, setWidth] = useState(600);
  useEffect(() => {
    if (!box.current) return undefined;
    const watching = new ResizeObserver(([entry]) => entry && setWidth(Math.max(280, Math.round(entry.contentRect.width))));
    watching.observe(box.current);
    return () => watching.disconnect();
  }, []);
  return [box, width];
}
