import { type FaultOutcome } from './fault';

/** How many tries came out right, and what was wrong with the others. */
export class Tally {
  private of = 0;
  private right = 0;
  private readonly wrong: string[] = [];

  /** Counts one try; it is right when nothing is wrong with it. */
  count(faults: readonly string[]): void {
    this.of += 1;
    if (faults.length === 0) this.right += 1;
    this.wrong.push(...faults);
  }

  outcome(saw: string): FaultOutcome {
    return { right: this.right, of: this.of, saw, wrong: this.wrong };
  }
}
