import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorFields, type Log } from '../platform/log';
import type { AskedBy } from './runReconcile';

/** Runs a job when Cloud Scheduler calls; it is told whether that went well and nothing else. */
export function answerSchedule(job: (by: AskedBy) => Promise<unknown>, log: Log) {
  return async (_request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await job('schedule');
      response.statusCode = 200;
    } catch (error) {
      log('reconcile.crashed', errorFields(error), 'ERROR');
      response.statusCode = 500;
    }
    response.end();
  };
}
