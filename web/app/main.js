// Starts the app: shows the page that the URL names.

import { Failure, Loading, useAnswer } from "./asking.js";
import { Frame } from "./frame/frame.js";
import { html, render } from "./html.js";
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

function App() {
  const place = usePlace();
  const load = PAGES.find(([pattern]) => pattern.test(place.path))?.[1];
  const page = useAnswer(async () => (load ? { place, Page: (await load()).Page } : null), [place]);
  if (!load) return html`<${Frame} path=${place.path}><${NotFound} /><//>`;
  if (page.error) return html`<${Frame} path=${place.path}><main id="main"><${Failure} error=${page.error} again=${page.again} /></main><//>`;
  if (!page.value) return html`<${Loading} />`;
  const { Page } = page.value;
  return html`<${Frame} path=${place.path}><${Page} key=${page.value.place.path} place=${page.value.place} /><//>`;
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
