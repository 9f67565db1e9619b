// The staff that everybody can hire: the university, nurses and orderlies.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { Piece } from "../../../moves/piece.js";
import { Portrait } from "../floors/people.js";
import { dollars, nameOf } from "../scene.js";
import { WORDS } from "../words.js";

/** @typedef {{view: import("../scene.js").View, components: import("../scene.js").Components}} BoardProps */

/** Doctors and nurses with what they cost now. @param {BoardProps} props */
export function Staff({ view, components }) {
  return html`<section class="staff" aria-label=${say(WORDS.university)}>
    <h3>${say(WORDS.university)}</h3>
    <div class="row">
      ${view.university.map((colour, position) => {
        const price = dollars(view.prices.doctors[position]);
        if (!colour) return html`<span key=${position} class="hire"><span class="place"></span><span class="soft">–</span></span>`;
        const label = `${nameOf(components, `doctor_${colour}`)}, ${say(WORDS.universitySpace, { price })}`;
        return html`<span key=${position} class="hire">
          <${Piece} id=${`position:${position}`} label=${label} kind="place" look=${colour}><${Portrait} kind="doctor" colour=${colour} /><//>
          <span aria-hidden="true">${price}</span>
        </span>`;
      })}
    </div>
    <h3>${say(WORDS.nurses)}</h3>
    <div class="row">
      <${Hire} type="hire_nurse" kind="nurse" left=${view.nurses[view.round - 1] ?? 0} price=${view.prices.nurse} components=${components} />
      <${Hire} type="hire_orderly" kind="orderly" left=${view.supply.orderlies} price=${view.prices.orderly} components=${components} />
    </div>
    <${Later} view=${view} />
  </section>`;
}

/** @param {{type: string, kind: string, left: number, price: number | null, components: import("../scene.js").Components}} props */
function Hire({ type, kind, left, price, components }) {
  const offer = `${left} × ${dollars(price)}`;
  return html`<${Piece} id=${`type:${type}`} label=${`${nameOf(components, kind)}, ${offer}`} kind="hire wide" look=${String(left)}>
    <${Portrait} kind=${kind} /><span>${offer}</span>
  <//>`;
}

/** How many nurses come in the next rounds. @param {{view: import("../scene.js").View}} props */
function Later({ view }) {
  const counts = view.nurses.slice(view.round);
  return counts.length > 0 && view.round > 0 ? html`<p class="soft small">${say(WORDS.laterRounds, { counts: counts.join(" · ") })}</p>` : null;
}

/**
 * The popularity of every clinic; of equal ones the upper acts first.
 * @param {{view: import("../scene.js").View, names: readonly string[]}} props
 */
export function Popularity({ view, names }) {
  const rank = (/** @type {number} */ seat) => view.popularity_stack.indexOf(seat);
  const seats = view.clinics
    .map((clinic) => clinic.seat)
    .sort((a, b) => (view.clinics[b]?.popularity ?? 0) - (view.clinics[a]?.popularity ?? 0) || rank(b) - rank(a));
  return html`<section class="popularity" aria-label=${say(WORDS.popularity)}>
    <h3>${say(WORDS.popularity)}</h3>
    <ol>
      ${seats.map((seat) => html`<li key=${seat} class=${seat === view.you ? "you" : ""}>
        <span>${names[seat]}</span><b>${view.clinics[seat]?.popularity}</b>
      </li>`)}
    </ol>
  </section>`;
}
