import type { StepRun } from '../platform/dueWork';
import { errorFields, type Log } from '../platform/log';

/**
 * Milliseconds that one run may take: Firebase Hosting ends an admin's call after 60 s, and the schedule runs every
 * minute.
 */
export const RUN_MS = 45_000;

export interface RunClock {
  /** Monotonic; the time of day may jump. */
  elapsedMs: () => number;
}

/**
 * One run of the reconciler. Each step may take its share of the time that is left, so that a slow provider takes no
 * other step's turn. A step that fails is logged and counted, and the next one begins.
 */
export class ReconcileRun {
  failed = 0;
  private readonly endsAtMs: number;

  constructor(
    private stepsLeft: number,
    private readonly deps: RunClock & { log: Log },
  ) {
    this.endsAtMs = deps.elapsedMs() + RUN_MS;
  }

  async step<Report>(name: string, empty: Report, work: (run: StepRun) => Promise<Report>): Promise<Report> {
    const nowMs = this.deps.elapsedMs;
    const untilMs = nowMs() + Math.max(0, this.endsAtMs - nowMs()) / Math.max(1, this.stepsLeft);
    this.stepsLeft -= 1;
    const crashed: StepRun['crashed'] = (event, error, about = {}) => {
      this.failed += 1;
      this.deps.log(event, { ...about, ...errorFields(error) }, 'ERROR');
    };
    const log: Log = (event, fields, severity) => {
      if (severity === 'ERROR') this.failed += 1;
      this.deps.log(event, fields, severity);
    };
    try {
      return await work({ hasTime: () => nowMs() < untilMs, crashed, log });
    } catch (error) {
      crashed('reconcile.step_crashed', error, { step: name });
      return empty;
    }
  }
}
