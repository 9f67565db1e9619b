// What this reader has already seen: of the log, and of the board.

import { useEffect, useRef, useState } from "../../../app/html.js";

const STORED = "wardbook.seen";
const MOST_GAMES = 50;

/** @returns {[string, number][]} */
const stored = () => JSON.parse(localStorage.getItem(STORED) ?? "[]");

/**
 * Remember up to which version a game was seen; of the latest games only.
 * @param {string} game
 * @param {number} version
 */
function keepSeen(game, version) {
  const others = stored().filter(([id]) => id !== game);
  localStorage.setItem(STORED, JSON.stringify([...others, [game, version]].slice(-MOST_GAMES)));
}

/**
 * The version up to which the reader saw the game when they last looked away, and a function to call when they act.
 * @param {string} game
 * @param {number} version The newest one.
 * @returns {{seen: number, looked: (version: number) => void}}
 */
export function useSeen(game, version) {
  const [seen, setSeen] = useState(() => stored().find(([id]) => id === game)?.[1] ?? version);
  const newest = useRef(version);
  newest.current = version;
  useEffect(() => {
    const leave = () => {
      keepSeen(game, newest.current);
      if (document.hidden) setSeen(newest.current);
    };
    document.addEventListener("visibilitychange", leave);
    addEventListener("pagehide", leave);
    return () => {
      leave();
      document.removeEventListener("visibilitychange", leave);
      removeEventListener("pagehide", leave);
    };
  }, [game]);
  return { seen, looked: setSeen };
}

/**
 * A value, but while the tab is hidden the last one that could be seen: changes show when the reader comes back.
 * @template T
 * @param {T} value
 * @returns {T}
 */
export function useWhenVisible(value) {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const update = () => document.hidden || setShown(value);
    update();
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  }, [value]);
  return document.hidden ? shown : value;
}
