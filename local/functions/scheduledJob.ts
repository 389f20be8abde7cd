import { type HttpFunction, type Response } from '@google-cloud/functions-framework';

type Job = () => Promise<unknown>;

/** The job of a scheduled function, as firebase-functions marks one; null for any other function. */
export function scheduledJob(target: HttpFunction): Job | null {
  const { run, __endpoint } = target as { run?: unknown; __endpoint?: { scheduleTrigger?: unknown } };
  return __endpoint?.scheduleTrigger && typeof run === 'function' ? (run as Job) : null;
}

/** Runs a job once and answers with its report, which Cloud Scheduler would not get. */
export async function runJob(job: Job, res: Response): Promise<void> {
  try {
    res.json((await job()) ?? { ok: true });
  } catch (error) {
    console.error(error);
    res.status(500).json({ success: false, message: 'The job failed; the reason is in the log.' });
  }
}
