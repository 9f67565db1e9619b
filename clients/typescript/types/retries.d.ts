/**
 * The milliseconds to wait before a request is sent again. Throws the failure if it is not.
 * @param {Retries} retries
 * @param {unknown} failure A Problem, or what `fetch` threw.
 * @param {boolean} repeatable Whether it may be sent again if nobody knows whether it arrived.
 * @param {number} attempt
 */
export function pauseBefore(retries: Retries, failure: unknown, repeatable: boolean, attempt: number): number;
/**
 * A pause that grows with the attempts, a random one so that clients do not return at once.
 * @param {Retries} retries
 * @param {number} attempt
 */
export function backoff(retries: Retries, attempt: number): number;
/**
 * A failure as an error of this client.
 * @param {unknown} failure
 */
export function asError(failure: unknown): DOMException | Problem | NoAnswer;
/**
 * Wait; the signal ends it early with an AbortError.
 * @param {number} milliseconds
 * @param {AbortSignal} [signal]
 */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<any>;
/**
 * How often and how patiently a request is sent again.
 * @typedef {object} Retries
 * @property {number} most How many times a request is sent again before its error is thrown.
 * @property {number} firstPause Milliseconds before the first time; twice as many before each further one.
 * @property {number} mostPatience Throw the problem at once if the service asks to wait more milliseconds.
 */
/** @type {Retries} */
export const RETRIES: Retries;
/**
 * How often and how patiently a request is sent again.
 */
export type Retries = {
    /**
     * How many times a request is sent again before its error is thrown.
     */
    most: number;
    /**
     * Milliseconds before the first time; twice as many before each further one.
     */
    firstPause: number;
    /**
     * Throw the problem at once if the service asks to wait more milliseconds.
     */
    mostPatience: number;
};
import { Problem } from "./problems.js";
import { NoAnswer } from "./problems.js";
