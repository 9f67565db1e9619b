// How each title is drawn. A title that is not listed is played on the generic table.

/**
 * Everything that the app has to know about a title. All of it follows from the view.
 * @typedef {object} TitleDrawing
 * @property {import("../moves/narrowing.js").Fields} fields The kind of piece that each field of a command stands for.
 * @property {(view: any) => ReadonlyMap<string, string>} likeness What each piece looks like, for pieces that are alike.
 * @property {(view: any) => Progress} progress Where the game is, for the head of the table.
 * @property {(view: any) => string} task What a player has to do in this step, in a sentence; empty if there is none.
 * @property {(view: any) => number[]} points The points of each seat, for graphs.
 * @property {(props: TableProps) => import("../app/html.js").Drawing} Table
 */

/**
 * @typedef {object} Progress
 * @property {number} round 0 before the first round.
 * @property {number} rounds 0 if it is not known.
 * @property {readonly string[]} phases The names of the phases of a round, in the reader's language.
 * @property {number} phase Which of them it is; -1 for none.
 */

/**
 * @typedef {object} TableProps
 * @property {any} view
 * @property {readonly string[]} names The name of each seat's player.
 * @property {Components} components
 * @property {Readonly<Record<string, string>>} [terms] The service's words for colours, kinds and other texts in views.
 */

/**
 * The names and effects of the title's components by id.
 * @typedef {ReadonlyMap<string, {name: string, effect?: string | null, kind: string}>} Components
 */

/** @type {Record<string, () => Promise<{drawing: TitleDrawing}>>} */
const DRAWINGS = {
  "dice-hospital": () => import("./dice-hospital/drawing.js"),
  clinic: () => import("./clinic/drawing.js"),
};

/**
 * Load the modules of a title together, instead of one after the other as each is found in another. The page names them.
 * @param {string} title
 */
function preload(title) {
  const listed = document.querySelector('meta[name="title-modules"]')?.getAttribute("content") ?? "";
  for (const name of listed.split(" ").filter((one) => one.startsWith(`titles/${title}/`))) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = new URL(`../${name}`, import.meta.url).href;
    document.head.append(link);
  }
}

/**
 * @param {string} title
 * @returns {Promise<TitleDrawing>}
 */
export async function drawingOf(title) {
  preload(title);
  const load = DRAWINGS[title] ?? (() => import("./generic/drawing.js"));
  return (await load()).drawing;
}
