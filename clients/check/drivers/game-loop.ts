// Plays a game of each title with a generated client. Each driver has a seat that knows its client.
export interface Seat<Move extends { type: string }> {
  create(title: string): Promise<void>;
  status(): Promise<string>;
  moves(): Promise<readonly Move[]>;
  post(move: Move): Promise<void>;
}

// Moves that end something. At random alone, a game of Clinic would take thousands of moves.
const ENDS = /^(finish|stop|pay|decline)_/;

export async function playEachTitle<Move extends { type: string }>(
  url: string,
  newSeat: (url: string) => Promise<Seat<Move>>,
): Promise<void> {
  for (const title of ["dice-hospital", "clinic"]) {
    const seat = await newSeat(url);
    await seat.create(title);
    console.log(`${title}: ${await play(seat)} moves, ${await seat.status()}`);
  }
}

async function play<Move extends { type: string }>(seat: Seat<Move>): Promise<number> {
  let posted = 0;
  const end = Date.now() + 300_000;
  while ((await seat.status()) === "playing") {
    if (Date.now() > end) throw new Error("the game does not end");
    const moves = await seat.moves();
    const ends = moves.filter((move) => ENDS.test(move.type));
    const from = ends.length > 0 ? ends : moves;
    const move = from[Math.floor(Math.random() * from.length)];
    if (move === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      continue;
    }
    await seat.post(move);
    posted += 1;
  }
  const status = await seat.status();
  if (status !== "finished") throw new Error(`the game is ${status}`);
  return posted;
}
