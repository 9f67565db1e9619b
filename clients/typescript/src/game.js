// One game: what a player does with it, without naming its id each time.

/** @typedef {import("../types/contract.d.ts").AnyCommand} AnyCommand */

const POLL_MS = 500;

/**
 * What is read again and again until it is no longer pending.
 * @template {{status: string}} T
 * @param {() => Promise<T>} read
 * @returns {Promise<T>}
 */
async function whenMade(read) {
  for (;;) {
    const found = await read();
    if (found.status !== "pending") return found;
    await new Promise((resume) => setTimeout(resume, POLL_MS));
  }
}

/** A game of a service, seen and played by one client. */
export class Game {
  /**
   * @param {import("./operations.js").Operations} client
   * @param {string} id
   */
  constructor(client, id) {
    this.client = client;
    this.id = id;
  }

  /**
   * The game as you may see it, now or at an earlier version.
   * @param {{at?: number}} [options]
   */
  read(options = {}) {
    return this.client.readGame(this.id, options);
  }

  /** What you may post now. */
  actions() {
    return this.client.listActions(this.id);
  }

  /**
   * Post a command. With `ifMatch` it is refused (412) unless the game is at this version.
   * @param {AnyCommand} command
   * @param {{ifMatch?: number, idempotencyKey?: string}} [options]
   */
  post(command, options = {}) {
    return this.client.postCommand(this.id, command, options);
  }

  /**
   * What a command would do, without doing it.
   * @param {AnyCommand} command
   */
  dryRun(command) {
    return this.client.dryRunPostCommand(this.id, command);
  }

  /**
   * What you may post, each time the game waits for a move of yours, until it is over. Post one command each time.
   * @param {{signal?: AbortSignal}} [options]
   */
  async *turns(options = {}) {
    let page = await this.actions();
    for (; page.moves.length; page = await this.actions()) yield page;
    for await (const record of this.stream({ after: page.version, ...options })) {
      if (record.version <= page.version) continue;
      for (page = await this.actions(); page.moves.length; page = await this.actions()) yield page;
    }
  }

  /**
   * Ask for a hint for your seat, and wait until it is made. Only in games with `hints`.
   * @param {{words?: "" | "en" | "de" | "fr" | "it"}} [options]
   */
  async hint(options = {}) {
    const { id } = await this.client.askHint(this.id);
    return whenMade(() => this.client.readHint(this.id, id, options));
  }

  /**
   * Ask for the review of a game that is over, and wait until it is made: up to some minutes.
   * @param {{words?: "" | "en" | "de" | "fr" | "it"}} [options]
   */
  async review(options = {}) {
    await this.client.askReview(this.id);
    return whenMade(() => this.client.readReview(this.id, options));
  }

  /**
   * Undo your latest move, or all your moves after a version.
   * @param {number | null} [to]
   */
  undo(to = null) {
    return this.post({ type: "undo", to });
  }

  /** Redo what you undid last. */
  redo() {
    return this.post({ type: "redo" });
  }

  /**
   * The records after a version, up to the newest.
   * @param {number} [after]
   */
  async *records(after = 0) {
    /** @type {number | null} */
    let next = after;
    while (next !== null) {
      /** @type {import("../types/contract.d.ts").RecordsResponse} */
      const page = await this.client.listRecords(this.id, { after: next });
      yield* page.records;
      next = page.next;
    }
  }

  /**
   * The records after a version and those to come, until the game is over.
   * @param {{after?: number, hash?: string, signal?: AbortSignal}} [options]
   */
  stream(options = {}) {
    return this.client.streamRecords(this.id, { after: 0, ...options });
  }

  /**
   * What changed between two versions.
   * @param {number} from
   * @param {number} [to]
   */
  diff(from, to) {
    return this.client.readDiff(this.id, { from, to });
  }

  /** The moves that undos took out of the play. */
  branches() {
    return this.client.listBranches(this.id);
  }

  /** The whole record as JSON Lines that can be checked offline. */
  export() {
    return this.client.exportGame(this.id);
  }

  /** The verdict on the game's record. */
  audit() {
    return this.client.auditGame(this.id);
  }
}
