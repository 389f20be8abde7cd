import { scheduleHandler } from '../reconcile/scheduleHandler';
import { runReconcile, type RunTrigger } from '../reconcile/runReconcile';
import { base } from './parts/base';
import { courier } from './parts/courier';
import { payments } from './parts/payments';

export const job = (by: RunTrigger) => runReconcile({ ...base, courier, payments }, by);

export const reconcile = scheduleHandler(job, base.log);
