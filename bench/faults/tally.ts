import { type FaultOutcome } from './fault';

/** How many tries passed, and the problems of the others. */
export class Tally {
  private of = 0;
  private right = 0;
  private readonly wrong: string[] = [];

  /** Counts one try, which passes when it has no problems. */
  count(faults: readonly string[]): void {
    this.of += 1;
    if (faults.length === 0) this.right += 1;
    this.wrong.push(...faults);
  }

  outcome(saw: string): FaultOutcome {
    return { right: this.right, of: this.of, saw, wrong: this.wrong };
  }
}
