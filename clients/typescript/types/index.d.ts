export { Client } from "./client.js";
export { Game } from "./game.js";
export { NoAnswer, Problem, StreamReset, WardbookError } from "./problems.js";
