// A client for Wardbook services: plain ES modules, no dependencies, for browsers and Node.

export { Client } from "./client.js";
export { Game } from "./game.js";
export { NoAnswer, Problem, StreamReset, WardbookError } from "./problems.js";
