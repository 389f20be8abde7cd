import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorFields, type Log } from '../platform/log';
import type { RunTrigger } from './runReconcile';

/** Runs a job when Cloud Scheduler calls; answers 200 or 500 without a body. */
export function scheduleHandler(
  job: (by: RunTrigger) => Promise<unknown>,
  log: Log,
  crashEvent = 'reconcile.crashed',
) {
  return async (_request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await job('schedule');
      response.statusCode = 200;
    } catch (error) {
      log(crashEvent, errorFields(error), 'ERROR');
      response.statusCode = 500;
    }
    response.end();
  };
}
