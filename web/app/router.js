// Which page a URL shows. Links of the app change the page without loading it again.

import { useLayoutEffect, useState } from "./html.js";

/**
 * @typedef {object} Place
 * @property {string} path
 * @property {URLSearchParams} query
 * @property {URLSearchParams} hash `#v=123` as `v`.
 */

/** @returns {Place} */
const here = () => ({
  path: location.pathname,
  query: new URLSearchParams(location.search),
  hash: new URLSearchParams(location.hash.slice(1)),
});

/** @param {string} url */
export function go(url) {
  history.pushState(null, "", url);
  dispatchEvent(new PopStateEvent("popstate"));
  scrollTo(0, 0);
}

/** Another URL for the same page, such as other filters: the page stays where it is. @param {string} url */
export function replaceUrl(url) {
  history.replaceState(null, "", url);
  dispatchEvent(new PopStateEvent("popstate"));
}

/** @param {MouseEvent} event */
function followLink(event) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download") || !isAppPath(link.pathname)) return;
  if (link.pathname === location.pathname && link.hash && link.search === location.search) return;
  event.preventDefault();
  go(link.href);
}

const APP_PATHS = /^\/($|lobby$|new$|table\/|replay($|\/)|bundle$|account$|ratings$|players\/|tournaments($|\/))/;

/** @param {string} path */
export const isAppPath = (path) => APP_PATHS.test(path);

/** The place that the reader is at; drawn again when it changes. */
export function usePlace() {
  const [place, setPlace] = useState(here);
  useLayoutEffect(() => {
    const update = () => setPlace(here());
    addEventListener("popstate", update);
    addEventListener("hashchange", update);
    document.addEventListener("click", followLink);
    return () => {
      removeEventListener("popstate", update);
      removeEventListener("hashchange", update);
      document.removeEventListener("click", followLink);
    };
  }, []);
  return place;
}
