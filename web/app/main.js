// Starts the app: shows the page that the URL names.

import { Failure, Loading, useAnswer } from "./asking.js";
import { Frame } from "./frame.js";
import { html, render } from "./html.js";
import { say } from "./language.js";
import { usePlace } from "./router.js";
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
  [/^\/players\/[0-9a-f]+$/, () => import("../pages/account/player.js")],
];

function App() {
  const place = usePlace();
  const load = PAGES.find(([pattern]) => pattern.test(place.path))?.[1];
  const page = useAnswer(async () => (load ? { place, Page: (await load()).Page } : null), [place]);
  if (!load) return html`<${Frame} path=${place.path}><main id="main"><p>${say(WORDS.notFound)}</p></main><//>`;
  if (page.error) return html`<${Failure} error=${page.error} again=${page.again} />`;
  if (!page.value) return html`<${Loading} />`;
  const { Page } = page.value;
  return html`<${Frame} path=${place.path}><${Page} key=${page.value.place.path} place=${page.value.place} /><//>`;
}

const root = document.getElementById("app");
if (root) render(html`<${App} />`, root);
