// How players learn without looking that it is their turn: the tab's title, and a notification if they want one.

import { html, useEffect, useState } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { WORDS } from "../words.js";

/**
 * The tab's title while this page is shown.
 * @param {string} title
 * @param {boolean} myTurn
 */
export function useTabTitle(title, myTurn) {
  useEffect(() => {
    document.title = myTurn ? `● ${say(WORDS.yourTurn)} · ${title}` : `${title} · Wardbook`;
    return () => {
      document.title = "Wardbook";
    };
  }, [title, myTurn]);
}

const permission = () => ("Notification" in window ? Notification.permission : "denied");

/**
 * A notification when something is wanted of the player while nobody looks at the tab.
 * @param {string} text
 * @param {string} title Of what it is about.
 * @param {string} id Of what it is about: there is one notification for it at a time.
 * @param {boolean} wanted
 */
export function useNotification(text, title, id, wanted) {
  useEffect(() => {
    if (!wanted || !document.hidden || permission() !== "granted") return;
    const shown = new Notification(text, { body: title, tag: id });
    shown.onclick = () => {
      focus();
      shown.close();
    };
    return () => shown.close();
  }, [wanted]);
}

/** A button that asks the browser to allow notifications; nothing once that is decided. @param {{text: string}} props */
export function NotificationButton({ text }) {
  const [state, setState] = useState(permission);
  if (state !== "default") return null;
  const ask = async () => setState(await Notification.requestPermission());
  return html`<button class="quiet" onClick=${ask}>${text}</button>`;
}
