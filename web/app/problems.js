// Problems of the service in the reader's language.

import { Problem } from "../client/src/index.js";
import { duration, say } from "./language.js";
import { PROBLEMS, WORDS } from "./words.js";

/**
 * What went wrong, in the reader's language.
 * @param {unknown} error
 */
export function explain(error) {
  if (!(error instanceof Problem)) return say(WORDS.noAnswer);
  if (error.status === 429) return say(WORDS.tooMany, { time: duration(error.retryAfter ?? 60) });
  const sentence = PROBLEMS[error.code];
  if (error.words) return error.words;
  return sentence ? say(sentence, /** @type {Record<string, string | number>} */ (error.facts)) : error.detail;
}
