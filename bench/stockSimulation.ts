import { randomFrom } from './random';

/** A hot product's stock, as many shoppers want it at once. Times are milliseconds. */
export interface Scene {
  /** Documents that share the units, each for itself. */
  shards: number;
  units: number;
  /** When each buyer, of one unit, presses. */
  arrivals: readonly number[];
  seed: number;
}

export interface Outcome {
  sold: number;
  /** Told "sold out": no document had any left. */
  soldOut: number;
  /** Given up while there were units. */
  aborted: number;
  /** From the press until it was bought. */
  waits: number[];
  /** When the last was sold. */
  end: number;
  /** Units left in each document. */
  left: number[];
}

/** Firestore sustains one write a second on a document: for so long nobody else's transaction on it commits. */
export const HOLD = 1000;
/** Reading that a document has none left. */
const READ = 30;
/** The Firestore SDK's back-off, and how often the shop's transactions try. */
const BACKOFF = { first: 1000, factor: 1.5, longest: 60_000 };
const MAX_ATTEMPTS = 8;
/** For so long the shop's page waits for an answer. */
const PATIENCE = 30_000;

interface Attempt {
  at: number;
  arrived: number;
  tries: number;
  /** Documents known to be empty: they never fill up again. */
  empty: ReadonlySet<number>;
}

/** Presses of strangers: so many a second on average, for so long. */
export function presses(perSecond: number, forMs: number, random: () => number): number[] {
  const times: number[] = [];
  for (let at = 0; ;) {
    at += (-Math.log(1 - random()) / perSecond) * 1000;
    if (at >= forMs) return times;
    times.push(at);
  }
}

/** What comes next by time; of two at once, what was put in first. */
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

/** The units of each document at first: as even as can be. */
export function share(units: number, shards: number): number[] {
  return Array.from({ length: shards }, (_, at) => Math.floor((units + at) / shards));
}

/** Lets everybody buy one unit: each tries a document at random, goes on to another when it is empty, and backs off when it is busy. */
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
    if (tries + 1 >= MAX_ATTEMPTS || again + HOLD - arrived > PATIENCE) outcome.aborted += 1;
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
