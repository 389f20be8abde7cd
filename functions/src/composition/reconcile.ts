import { answerSchedule } from '../reconcile/scheduleHandler';
import { runReconcile, type AskedBy } from '../reconcile/runReconcile';
import { base } from './parts/base';
import { courier } from './parts/courier';
import { payments } from './parts/payments';

export const job = (by: AskedBy) => runReconcile({ ...base, courier, payments }, by);

export const reconcile = answerSchedule(job, base.log);
