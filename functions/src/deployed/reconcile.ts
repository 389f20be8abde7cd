import { answerSchedule } from '../reconcile/answerSchedule';
import { runReconcile, type AskedBy } from '../reconcile/runReconcile';
import { base } from '../services/base';
import { courier } from '../services/courier';
import { payments } from '../services/payments';

export const job = (by: AskedBy) => runReconcile({ ...base, courier, payments }, by);

export const reconcile = answerSchedule(job, base.log);
