import { onSchedule, type ScheduleFunction, type ScheduleOptions } from 'firebase-functions/v2/scheduler';
import type { RunTrigger } from '../../reconcile/runReconcile';

/**
 * A scheduled function whose `run` returns the job's report. Cloud Scheduler gets no body; the local stack calls
 * `run` and shows the report.
 */
export function scheduled<Report>(
  options: ScheduleOptions,
  job: (by: RunTrigger) => Promise<Report>,
): ScheduleFunction & { run: () => Promise<Report> } {
  const onTime = onSchedule(options, async () => {
    await job('schedule');
  });
  return Object.assign(onTime, { run: () => job('hand') });
}
