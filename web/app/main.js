// Starts the app: shows the page that the URL names.

import { Failure, Loading, useAnswer } from "./asking.js";
import { Frame } from "./frame/frame.js";
import { html, render, useRef } from "./html.js";
import { say } from "./language.js";
import { usePlace } from "./router.js";
import { useTitle } from "./frame/title.js";
import { WORDS } from "./words.js";

/**
 * The pages by the beginning of their path. Each module exports `Page`, which gets the place.
 * @type {[RegExp, () => Promise<{Page: any}>][]}
 */
const PAGES = [
  [/^\/$/, () => import("../pages/home/page.js")],
  [/^\/lobby$/, () => import("../pages/lobby/page.js")],
  [/^\/new$/, () => import("../pages/new/page.js")],
  [/^\/table\/[0-9a-f]+$/, () => import("../pages/table/page.js")],
  [/^\/replay(\/[0-9a-f]+)?$/, () => import("../pages/replay/page.js")],
  [/^\/account$/, () => import("../pages/account/page.js")],
  [/^\/tournaments$/, () => import("../pages/tournaments/list/page.js")],
  [/^\/tournaments\/new$/, () => import("../pages/tournaments/new/page.js")],
  [/^\/tournaments\/[0-9a-f]+\/desk$/, () => import("../pages/tournaments/desk/page.js")],
  [/^\/tournaments\/[0-9a-f]+\/settings$/, () => import("../pages/tournaments/new/change.js")],
  [/^\/tournaments\/[0-9a-f]+$/, () => import("../pages/tournaments/page.js")],
  [/^\/ratings$/, () => import("../pages/ratings/page.js")],
  [/^\/bundle$/, () => import("../pages/bundle/page.js")],
  [/^\/players\/[0-9a-f]+$/, () => import("../pages/account/player.js")],
];

/** The pages that are here, by what loads them. @type {Map<unknown, any>} */
const loaded = new Map();

/** While a page is loaded the one before stays. One that is here gets another place at once: what it reads there is never old. */
function App() {
  const place = usePlace();
  const load = PAGES.find(([pattern]) => pattern.test(place.path))?.[1];
  const loading = useAnswer(async () => load && loaded.set(load, (await load()).Page), [load]);
  const shown = useRef(/** @type {{place: typeof place, Page: any} | null} */ (null));
  if (!load || loaded.has(load)) shown.current = load ? { place, Page: loaded.get(load) } : null;
  if (!load) return html`<${Frame} path=${place.path}><${NotFound} /><//>`;
  if (loading.error && !loaded.has(load)) return html`<${Frame} path=${place.path}><main id="main"><${Failure} error=${loading.error} again=${loading.again} /></main><//>`;
  if (!shown.current) return html`<${Loading} />`;
  const { Page } = shown.current;
  return html`<${Frame} path=${place.path}><${Page} key=${shown.current.place.path} place=${shown.current.place} /><//>`;
}

function NotFound() {
  useTitle(say(WORDS.nothingHere));
  return html`<main id="main" class="narrow">
    <h1>${say(WORDS.nothingHere)}</h1>
    <p>${say(WORDS.notFound)} <a href="/">${say(WORDS.toFrontDoor)}</a></p>
  </main>`;
}

const root = document.getElementById("app");
if (root) render(html`<${App} />`, root);
