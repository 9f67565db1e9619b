// A space of a floor with what stands in it.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { SvgPiece } from "../../../moves/piece.js";
import { Car } from "./cars.js";
import { nameOf, placeName, serviceName, shortName, shortService } from "../scene.js";
import { Sign } from "./signs.js";
import { WORDS } from "../words.js";
import { beside, CELL, corner, stopAt } from "./geometry.js";
import { isRoom, lacksSupply, needsHub, serviceAt } from "./rooms.js";
import { useSpot } from "./spot.js";

/** @typedef {import("./rooms.js").Content} Content */

/**
 * @typedef {object} SpaceProps
 * @property {import("../scene.js").Scene} scene
 * @property {ReadonlyMap<string, Content>} contents
 * @property {string} space
 */

/** @param {SpaceProps & {way: import("./ways.js").Way | null}} props */
export function Space({ scene, contents, space, way }) {
  const { id, state } = useSpot(scene, space);
  const content = contents.get(space);
  const { x, y } = corner(space);
  const box = html`<rect class=${`cell hit ${content?.kind ?? "empty"}`} x=${x} y=${y} width=${CELL} height=${CELL} rx="7" />`;
  const caption = html`<${Caption} contents=${contents} space=${space} />`;
  if (!content && !state) return html`<g>${box}${caption}</g>`;
  const tokens = scene.units.flatMap(({ unit, part }) => unit.tokens?.(part, scene.clinic.seat) ?? []).filter((token) => token.at === space);
  const look = [labelOf(scene, contents, space), ...tokens.map((token) => nameOf(scene.components, token.component))].join(", ");
  const label = way ? `${look}, ${say(WORDS.timeThere, { time: way.time })}` : look;
  return html`<${SvgPiece} id=${id} label=${label} look=${content ? look : null}>
      <title>${label}</title>
      ${box}${content && html`<${Inside} scene=${scene} contents=${contents} space=${space} content=${content} />`}
    ${tokens.map((token, at) => html`<${Sign} key=${at} sign=${token.sign} x=${x + CELL - 9 - 15 * at} y=${y + CELL - 9} scale=${1.2} />`)}
    <//>
    ${caption}`;
}

/**
 * The short names on a space. The label of the piece has the full ones.
 * @param {{contents: ReadonlyMap<string, Content>, space: string}} props
 */
function Caption({ contents, space }) {
  const { x, y } = corner(space);
  const content = contents.get(space);
  const service = serviceAt(contents, space);
  const words = service ? shortService(service) : content && needsHub(content) ? say(WORDS.noHub) : "";
  return html`<g class="caption" aria-hidden="true">
    <text class="coordinate" x=${x + CELL - 5} y=${y + 27}>${space}</text>
    ${content && html`<text class="name" x=${x + 5} y=${y + 14}>${shortName(content.kind)}</text>`}
    ${words && html`<text class=${service ? "service" : "service lacking"} x=${x + 5} y=${y + 26}>${words}</text>`}
  </g>`;
}

/**
 * @param {import("../scene.js").Scene} scene
 * @param {ReadonlyMap<string, Content>} contents
 * @param {string} space
 */
function labelOf(scene, contents, space) {
  const { components, clinic } = scene;
  const content = contents.get(space);
  const service = serviceAt(contents, space);
  const cars = clinic.cars.filter((place) => place === space).length;
  return [
    content ? nameOf(components, content.kind === "hub" ? `hub_${content.service}` : content.kind) : say(WORDS.empty),
    ...(content && needsHub(content) ? [service ? serviceName(service) : say(WORDS.noHub)] : []),
    ...(lacksSupply(contents, space) ? [say(WORDS.noSupply)] : []),
    ...(content?.kind === "parking" ? [say(WORDS.cars, { count: `${cars}/${content.places}` })] : []),
    ...(clinic.conveyors.includes(space) ? [nameOf(components, "conveyor")] : []),
    placeName(space, components),
  ].join(", ");
}

/** @param {SpaceProps & {content: Content}} props */
function Inside({ scene, contents, space, content }) {
  const { x, y } = corner(space);
  const cars = scene.clinic.cars.filter((place) => place === space).length;
  return html`${lacksSupply(contents, space) && html`<path class="alarm" d=${`M${x + CELL - 9} ${y + 32} v8 m0 4.5 v0.5`} />`}
    ${content.kind === "helipad" && html`<path class="pad" d=${`M${x + 33} ${y + 42} v24 m18 -24 v24 m-18 -12 h18`} />`}
    ${Array.from({ length: content.places ?? 0 }, (_, slot) => {
      const at = x + CELL / 2 + (slot - ((content.places ?? 0) - 1) / 2) * 25;
      return html`<g key=${slot}>
        <rect class="slot" x=${at - 10.5} y=${y + 33} width="21" height="42" rx="4" />
        ${slot < cars && html`<${Car} x=${at} y=${y + 54} upright=${true} />`}
      </g>`;
    })}
    <${Links} scene=${scene} contents=${contents} space=${space} />`;
}

/** Signs for rooms above and below, and for a conveyor stop. @param {SpaceProps} props */
function Links({ scene, contents, space }) {
  const { x, y } = corner(space);
  const { above, below } = beside(space);
  const stop = stopAt(space);
  const inRoom = isRoom(contents.get(space));
  const [left, base] = [x + 6, y + CELL - 5];
  return html`<g class="links">
    ${inRoom && isRoom(contents.get(above)) && html`<path d=${`M${left} ${base} h8 l-4 -7 z`} />`}
    ${inRoom && isRoom(contents.get(below)) && html`<path d=${`M${left + 10} ${base - 7} h8 l-4 7 z`} />`}
    ${scene.clinic.conveyors.includes(space) && html`<path class="stop" d=${`M${stop.x} ${stop.y - 6} l6 6 l-6 6 l-6 -6 z`} />`}
  </g>`;
}
