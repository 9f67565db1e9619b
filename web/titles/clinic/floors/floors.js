// The four floors of a clinic. On a phone one is shown at a time.

import { html, useContext, useState } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { SelectionContext } from "../../../moves/selection.js";
import { Border } from "./cars.js";
import { Figurine, figuresOf } from "./people.js";
import { FLOORS, WORDS } from "../words.js";
import { beside, bordersOf, CELL, corner, floorOf, sizeOf, spacesOf, standing, stopAt, strip } from "./geometry.js";
import { contentsOf, isRoom } from "./rooms.js";
import { Space } from "./space.js";
import { Ways, wayTo } from "./ways.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("./ways.js").Walk} Walk */

/**
 * What is given as children stands below the first floor, where the ground leaves room.
 * @param {{scene: Scene, walk: Walk | null, children?: import("../../../app/html.js").Children}} props
 */
export function Floors({ scene, walk, children }) {
  const [front, setFront] = useState(0);
  return html`<div class=${`floors wide-${scene.clinic.columns}`} role="group" aria-label=${say(WORDS.floors)}>
    <div class="storeys">
      ${FLOORS.map((name, floor) => html`<${FloorButton} key=${floor} scene=${scene} floor=${floor} name=${say(name)} chosen=${floor === front} choose=${() => setFront(floor)} />`)}
    </div>
    ${FLOORS.map(
      (name, floor) => html`<figure key=${floor} class=${`floor floor-${floor} ${floor === front ? "front" : ""}`}>
        <figcaption>${say(name)}</figcaption>
        <${Floor} scene=${scene} floor=${floor} walk=${walk} name=${say(name)} />
      </figure>`,
    )}
    ${children}
  </div>`;
}

/**
 * Brings a floor to the front on a phone. It says how many spaces can be picked there.
 * @param {{scene: Scene, floor: number, name: string, chosen: boolean, choose: () => void}} props
 */
function FloorButton({ scene, floor, name, chosen, choose }) {
  const selection = useContext(SelectionContext);
  const here = spacesOf(scene.clinic.columns, floor);
  const people = figuresOf(scene).filter((one) => one.at !== "pre" && floorOf(one.at) === floor);
  const count = [...here.flatMap((space) => [`space:${space}`, `step:space:${space}`]), ...people.map((one) => one.key)]
    .map(scene.key)
    .filter((key) => selection.state(key) === "can").length;
  return html`<button type="button" aria-pressed=${chosen} onClick=${choose}>
    ${name}${count > 0 && html` <span class="badge">${count}</span>`}
  </button>`;
}

/** @param {{scene: Scene, floor: number, walk: Walk | null, name: string}} props */
function Floor({ scene, floor, walk, name }) {
  const { clinic } = scene;
  const { width, height } = sizeOf(clinic.columns, floor);
  const contents = contentsOf(clinic);
  const spaces = spacesOf(clinic.columns, floor);
  return html`<svg viewBox=${`0 0 ${width} ${height}`} role="group" aria-label=${name}>
    ${floor === 0 && html`<rect class="ground" width=${width} height=${height} rx="10" />`}
    <g class="passages">${spaces.flatMap((space) => passages(contents, space))}</g>
    ${spaces.map((space) => html`<${Space} key=${space} scene=${scene} contents=${contents} space=${space} way=${wayTo(walk, space)} />`)}
    <g class="conveyors">${conveyors(clinic.conveyors, floor)}</g>
    ${floor === 0 && bordersOf(clinic.columns).map((border) => html`<${Border} key=${border} scene=${scene} border=${border} />`)}
    <${People} scene=${scene} floor=${floor} />
    ${walk && html`<${Ways} walk=${walk} floor=${floor} />`}
  </svg>`;
}

/** @param {{scene: Scene, floor: number}} props */
function People({ scene, floor }) {
  const here = figuresOf(scene).filter((one) => one.at !== "pre" && floorOf(one.at) === floor);
  const places = [...new Set(here.map((one) => one.at))];
  return html`${places.map((place) => {
    const people = here.filter((one) => one.at === place);
    const spots = standing(people.length, boxOf(place));
    return people.map((figure, at) => html`<${Figurine} key=${figure.key} scene=${scene} figure=${figure} ...${spots[at]} />`);
  })}`;
}

/** Where people stand at a place. @param {string} place */
function boxOf(place) {
  if (!place.includes("-")) {
    const { x, y } = corner(place);
    return { x, y: y + 29, width: CELL, height: CELL - 30 };
  }
  const { x, y, right } = strip(place);
  return right ? { x: x - 14, y: y - CELL / 2, width: 28, height: CELL } : { x: x - CELL / 2, y: y - 14, width: CELL, height: 28 };
}

/**
 * Doors between rooms beside each other.
 * @param {ReadonlyMap<string, import("./rooms.js").Content>} contents
 * @param {string} space
 */
function passages(contents, space) {
  if (!isRoom(contents.get(space))) return [];
  const { east, south } = beside(space);
  return [east, south]
    .filter((other) => isRoom(contents.get(other)))
    .map((other) => {
      const [a, b] = [corner(space), corner(other)];
      const half = CELL / 2;
      return html`<path key=${other} d=${`M${a.x + half} ${a.y + half} L${b.x + half} ${b.y + half}`} />`;
    });
}

/**
 * Lines between conveyor stops in one row or column of a floor.
 * @param {readonly string[]} stops
 * @param {number} floor
 */
function conveyors(stops, floor) {
  const here = stops.filter((stop) => floorOf(stop) === floor);
  return here.flatMap((from, at) =>
    here
      .slice(at + 1)
      .filter((to) => from[1] === to[1] || from[2] === to[2])
      .map((to) => {
        const [a, b] = [stopAt(from), stopAt(to)];
        return html`<path key=${from + to} d=${`M${a.x} ${a.y} L${b.x} ${b.y}`} />`;
      }),
  );
}
