import { errorFields, type Log } from '../platform/log';

/** Milliseconds that one run may take: Firebase Hosting ends an admin's call after 60 s, and the schedule runs every minute. */
export const RUN_MS = 45_000;

/** What a step of a run works with. */
export interface StepRun {
  /** Whether the step may begin more work; what is left is due again in the next run. */
  hasTime: () => boolean;
  /** Logs and counts something that failed. Everything else goes on. */
  crashed: (event: string, error: unknown, about?: Record<string, string>) => void;
  /** The run's log for work that logs by itself what fails: it counts those lines. */
  log: Log;
}

/**
 * One run of the reconciler. Its steps share the run's time: each may take its part of what is left, so that a slow provider
 * takes no step its turn. A step that fails is logged and counted, and the next one begins.
 */
export class ReconcileRun {
  failed = 0;
  private readonly endsAtMs: number;

  constructor(
    private stepsLeft: number,
    /** `elapsedMs` counts on evenly; the time of day may jump. */
    private readonly deps: { elapsedMs: () => number; log: Log },
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

/**
 * Works through what is due, so many at a time, each on its own: one that throws is handed to `onCrash` and stops no other.
 * Looks after each round whether to go on, so that at least one round is done. Answers the results there are.
 */
export async function workThrough<T, R>(
  things: readonly T[],
  options: {
    atOnce: number;
    goOn: (round: readonly R[]) => boolean;
    onCrash: (error: unknown, thing: T) => void;
  },
  work: (thing: T) => Promise<R>,
): Promise<R[]> {
  const { atOnce, goOn, onCrash } = options;
  const results: R[] = [];
  for (let start = 0; start < things.length; start += atOnce) {
    const settled = await Promise.all(
      things.slice(start, start + atOnce).map(async (thing) => {
        try {
          return [await work(thing)];
        } catch (error) {
          onCrash(error, thing);
          return [];
        }
      }),
    );
    const round = settled.flat();
    results.push(...round);
    if (!goOn(round)) break;
  }
  return results;
}
