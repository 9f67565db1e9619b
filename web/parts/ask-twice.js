// A button for something that cannot be taken back: it asks once more.

import { Failure, useAct } from "../app/asking.js";
import { html, useEffect, useRef, useState } from "../app/html.js";
import { say } from "../app/language.js";
import { WORDS } from "./words.js";

/**
 * @param {object} props
 * @param {string} props.text What the button says.
 * @param {string} props.question What is asked then.
 * @param {string} props.yes What the second button says.
 * @param {() => Promise<unknown>} props.act
 * @param {string} [props.label] What the button is about, where the text does not say so.
 */
export function AskTwice({ text, question, yes, act, label }) {
  const [asked, setAsked] = useState(false);
  const no = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const doing = useAct(async () => {
    await act();
    setAsked(false);
  });
  useEffect(() => {
    if (asked) no.current?.focus();
  }, [asked]);
  if (!asked) return html`<button type="button" class="plain" aria-label=${label} onClick=${() => setAsked(true)}>${text}</button>`;
  return html`<span class="row" role="group" aria-label=${question}>
    <span>${question}</span>
    <button type="button" class="plain danger" disabled=${doing.busy} onClick=${doing.run}>${yes}</button>
    <button type="button" class="quiet" ref=${no} onClick=${() => setAsked(false)}>${say(WORDS.no)}</button>
    ${doing.error && html`<${Failure} error=${doing.error} />`}
  </span>`;
}
