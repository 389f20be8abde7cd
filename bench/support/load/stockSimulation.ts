import { randomFrom } from '../../../demo/random';

/** Simulates the stock of a product that many shoppers buy at once. Times are milliseconds. */
export interface Scene {
  /** Stock documents that share the units. */
  shards: number;
  units: number;
  /** When each buyer orders one unit. */
  arrivals: readonly number[];
  seed: number;
}

export interface Outcome {
  sold: number;
  /** Answered "sold out": no document had a unit left. */
  soldOut: number;
  /** Given up while there were units. */
  aborted: number;
  /** From the order until it was placed. */
  waits: number[];
  /** When the last was sold. */
  end: number;
  /** Units left in each document. */
  left: number[];
}

/** Firestore sustains one write a second on a document, so no other transaction commits on it meanwhile. */
export const HOLD = 1000;
/** The time to read that a document is empty. */
const READ = 30;
/** The Firestore SDK's backoff, and the attempts of the shop's transactions. */
const BACKOFF = { first: 1000, factor: 1.5, longest: 60_000 };
const MAX_ATTEMPTS = 8;
/** How long the page waits for an answer. */
const TIMEOUT_MS = 30_000;

interface Attempt {
  at: number;
  arrived: number;
  tries: number;
  /** Documents known to be empty: they never fill up again. */
  empty: ReadonlySet<number>;
}

/** Random order times (a Poisson process) with this average rate, for this long. */
export function presses(perSecond: number, forMs: number, random: () => number): number[] {
  const times: number[] = [];
  for (let at = 0; ;) {
    at += (-Math.log(1 - random()) / perSecond) * 1000;
    if (at >= forMs) return times;
    times.push(at);
  }
}

/** A queue of events by time; of two at the same time, the first one added. */
class Agenda {
  private readonly waiting: Attempt[];
  constructor(attempts: Attempt[]) {
    this.waiting = [...attempts].sort((a, b) => b.at - a.at);
  }
  put(attempt: Attempt): void {
    let [low, high] = [0, this.waiting.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.waiting[middle]?.at ?? 0) > attempt.at) low = middle + 1;
      else high = middle;
    }
    this.waiting.splice(low, 0, attempt);
  }
  next(): Attempt | undefined {
    return this.waiting.pop();
  }
}

/** The units of each document at the start, as even as possible. */
export function share(units: number, shards: number): number[] {
  return Array.from({ length: shards }, (_, at) => Math.floor((units + at) / shards));
}

/** Lets every buyer order one unit: each tries a random document, moves on when it is empty, and backs off when it is busy. */
export function simulate({ shards, units, arrivals, seed }: Scene): Outcome {
  const random = randomFrom(seed);
  const left = share(units, shards);
  const busyUntil = left.map(() => 0);
  const outcome: Outcome = { sold: 0, soldOut: 0, aborted: 0, waits: [], end: 0, left };
  const agenda = new Agenda(arrivals.map((at) => ({ at, arrived: at, tries: 0, empty: new Set() })));

  const backOff = (attempt: Attempt) => {
    const { at, arrived, tries } = attempt;
    const base = Math.min(BACKOFF.first * BACKOFF.factor ** tries, BACKOFF.longest);
    const again = at + base * (0.5 + random());
    if (tries + 1 >= MAX_ATTEMPTS || again + HOLD - arrived > TIMEOUT_MS) outcome.aborted += 1;
    else agenda.put({ ...attempt, at: again, tries: tries + 1 });
  };

  for (let attempt = agenda.next(); attempt; attempt = agenda.next()) {
    const { at, arrived, empty } = attempt;
    const open = left.map((_, shard) => shard).filter((shard) => !empty.has(shard));
    const shard = open[Math.floor(random() * open.length)];
    if (shard === undefined) {
      outcome.soldOut += 1;
    } else if ((busyUntil[shard] ?? 0) > at) {
      backOff(attempt);
    } else if (left[shard] === 0) {
      agenda.put({ ...attempt, at: at + READ, empty: new Set([...empty, shard]) });
    } else {
      left[shard] = (left[shard] ?? 0) - 1;
      busyUntil[shard] = at + HOLD;
      outcome.sold += 1;
      outcome.end = Math.max(outcome.end, at + HOLD);
      outcome.waits.push(at + HOLD - arrived);
    }
  }
  return outcome;
}
