// What a clinic has to do before anything else, and how to walk step by step.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { Piece } from "../../../moves/piece.js";
import { usePiece } from "../../../moves/selection.js";
import { nameOf } from "../scene.js";
import { WORDS } from "../words.js";

/** @param {{scene: import("../scene.js").Scene}} props */
export function Todo({ scene: { clinic, view, components } }) {
  const stepping = usePiece("type:walk_step").state !== null;
  const things = clinic.to_place.map((thing) => nameOf(components, thing === "hub" ? "hub_psychiatry" : thing)).join(", ");
  const own = clinic.seat === view.you;
  const walker = own ? clinic.people.find((person) => person.id === clinic.walker) : undefined;
  const sentences = [
    ...(things ? [say(WORDS.toPlace, { things })] : []),
    ...(clinic.cars_to_park ? [say(WORDS.carsToPark, { count: clinic.cars_to_park })] : []),
    ...(clinic.cars_to_take ? [say(WORDS.carsToTake, { count: clinic.cars_to_take })] : []),
    ...(walker ? [say(WORDS.stepHint, { name: nameOf(components, walker.colour ? `${walker.kind}_${walker.colour}` : walker.kind) })] : []),
  ];
  const walking = own && stepping && !walker;
  if (!sentences.length && !walking) return null;
  return html`<p class="todo">
    ${sentences.join(" ")}
    ${walking && html`<span class="soft">${say(WORDS.walkHint)}</span> <${Piece} id="type:walk_step" label=${say(WORDS.stepByStep)} kind="choice">${say(WORDS.stepByStep)}<//>`}
  </p>`;
}
