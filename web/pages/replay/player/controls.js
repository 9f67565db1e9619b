// The controls of a replay: a slider with marks, steps by move, turn and round, and playing by itself.

import { html } from "../../../app/html.js";
import { language, say } from "../../../app/language.js";
import { nextStop } from "../../../game/timeline.js";
import { WORDS } from "./words.js";

const SPEEDS = [0.5, 1, 2, 4];

/** @type {[import("../../../game/timeline.js").Pace, keyof typeof WORDS, keyof typeof WORDS, keyof typeof WORDS][]} */
const PACES = [
  ["move", "paceMove", "previousMove", "nextMove"],
  ["turn", "paceTurn", "previousTurn", "nextTurn"],
  ["round", "paceRound", "previousRound", "nextRound"],
];

/**
 * @param {object} props
 * @param {import("../replay_source.js").Replay} props.replay
 * @param {import("../../../game/timeline.js").Timeline} props.timeline
 * @param {number} props.version
 * @param {(version: number) => void} props.go
 * @param {() => void} props.play
 * @param {boolean} props.playing
 * @param {number} props.speed
 * @param {(speed: number) => void} props.setSpeed
 */
export function Controls({ replay, timeline, version, go, play, playing, speed, setSpeed }) {
  const round = timeline.rounds[version] ?? 0;
  const where = say(WORDS.where, { version, last: timeline.last });
  const slide = (/** @type {Event} */ event) => go(Number(/** @type {HTMLInputElement} */ (event.currentTarget).value));
  const hasRounds = timeline.rounds.some((one) => one > 0);
  return html`<div class="controls card" role="group" aria-label=${say(WORDS.controls)}>
    <button type="button" class="go play" onClick=${play} aria-label=${say(playing ? WORDS.pause : WORDS.play)}>
      <${Sign} path=${playing ? "M7 5h4v14H7z M13 5h4v14h-4z" : "M8 5l11 7-11 7z"} />
    </button>
    <${SpeedChoice} speed=${speed} setSpeed=${setSpeed} />
    <div class="track">
      <${Marks} replay=${replay} timeline=${timeline} />
      <input
        type="range"
        min="1"
        max=${timeline.last}
        value=${version}
        aria-label=${say(WORDS.slider)}
        aria-valuetext=${`${where}${round ? `, ${say(WORDS.round, { round })}` : ""}. ${replay.steps[version - 1]?.words?.command ?? ""}`}
        onInput=${slide}
      />
    </div>
    <div class="paces">
      ${PACES.filter(([pace]) => pace !== "round" || hasRounds).map(
        ([pace, name, before, after]) => html`<span key=${pace} class="pace">
          <${StepButton} label=${say(WORDS[before])} path="M15 5l-7 7 7 7" to=${nextStop(timeline, pace, -1, version)} version=${version} go=${go} />
          <span aria-hidden="true">${say(WORDS[name])}</span>
          <${StepButton} label=${say(WORDS[after])} path="M9 5l7 7-7 7" to=${nextStop(timeline, pace, 1, version)} version=${version} go=${go} />
        </span>`,
      )}
    </div>
  </div>`;
}

/** @param {{speed: number, setSpeed: (speed: number) => void}} props */
function SpeedChoice({ speed, setSpeed }) {
  const change = (/** @type {Event} */ event) => setSpeed(Number(/** @type {HTMLSelectElement} */ (event.currentTarget).value));
  return html`<select class="speed" aria-label=${say(WORDS.speed)} onChange=${change}>
    ${SPEEDS.map((one) => html`<option key=${one} value=${one} selected=${one === speed}>${one.toLocaleString(language)}×</option>`)}
  </select>`;
}

/** @param {{label: string, path: string, to: number, version: number, go: (version: number) => void}} props */
function StepButton({ label, path, to, version, go }) {
  return html`<button type="button" class="step" aria-label=${label} title=${label} aria-disabled=${to === version} onClick=${() => go(to)}>
    <${Sign} path=${path} />
  </button>`;
}

/** @param {{path: string}} props */
function Sign({ path }) {
  return html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;
}

/**
 * Where rounds begin, where moves were taken back, and where something was found.
 * @param {{replay: import("../replay_source.js").Replay, timeline: import("../../../game/timeline.js").Timeline}} props
 */
function Marks({ replay, timeline }) {
  const { last, rounds } = timeline;
  const at = (/** @type {number} */ version) => ({ left: `${(100 * (version - 1)) / Math.max(last - 1, 1)}%` });
  const starts = timeline.stops.round.filter((version) => (rounds[version] ?? 0) > (rounds[version - 1] ?? 0));
  const found = [...new Set(replay.audit.findings.flatMap(({ version }) => version ?? []))].filter((version) => version <= last);
  const undone = replay.steps.filter((step) => step.undone);
  return html`<div class="marks" aria-hidden="true">
    ${starts.map((version) => html`<span key=${version} class="start" style=${at(version)}>${rounds[version]}</span>`)}
    ${undone.map(({ version }) => html`<span key=${version} class="undone" style=${at(version)}></span>`)}
    ${found.map((version) => html`<span key=${version} class="finding" style=${at(version)}>!</span>`)}
  </div>`;
}
