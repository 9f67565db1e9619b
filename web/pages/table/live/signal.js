// How a player learns that it is their turn without looking: the tab's title, and a notification if they want one.

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
 * A notification when a turn begins while nobody looks at the tab.
 * @param {string} title
 * @param {string} game
 * @param {boolean} myTurn
 */
export function useNotification(title, game, myTurn) {
  useEffect(() => {
    if (!myTurn || !document.hidden || permission() !== "granted") return;
    const shown = new Notification(say(WORDS.yourTurn), { body: title, tag: game });
    shown.onclick = () => {
      focus();
      shown.close();
    };
    return () => shown.close();
  }, [myTurn]);
}

/** A button that asks the browser to allow notifications; nothing once that is decided. */
export function NotificationButton() {
  const [state, setState] = useState(permission);
  if (state !== "default") return null;
  const ask = async () => setState(await Notification.requestPermission());
  return html`<button class="quiet" onClick=${ask}>${say(WORDS.notify)}</button>`;
}
