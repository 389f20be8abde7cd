import { timestampFromMicros } from '../values/timestamp';

/** Gives strictly increasing commit times: the machine's time in microseconds. */
export class CommitClock {
  private last = 0;

  constructor(private readonly wallMillis: () => number = Date.now) {}

  /** A time after all times given or seen before. */
  next(): string {
    this.last = Math.max(this.last + 1, Math.floor(this.wallMillis() * 1000));
    return timestampFromMicros(this.last);
  }

  /** The read time of a read now, which is before every later commit. */
  now(): string {
    this.last = Math.max(this.last, Math.floor(this.wallMillis() * 1000) - 1);
    return timestampFromMicros(this.last);
  }

  /** Makes later times come after this one (a time found on disk). */
  advance(micros: number): void {
    this.last = Math.max(this.last, micros);
  }
}
