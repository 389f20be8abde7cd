import { onSchedule, type ScheduleFunction, type ScheduleOptions } from 'firebase-functions/v2/scheduler';
import type { AskedBy } from '../../reconcile/runReconcile';

/**
 * A scheduled function whose `run` answers what the job reports. Cloud Scheduler itself is answered without a body;
 * the local stack calls `run`, so that whoever runs the job by hand sees what it did.
 */
export function scheduled<Report>(
  options: ScheduleOptions,
  job: (by: AskedBy) => Promise<Report>,
): ScheduleFunction & { run: () => Promise<Report> } {
  const onTime = onSchedule(options, async () => {
    await job('schedule');
  });
  return Object.assign(onTime, { run: () => job('hand') });
}
