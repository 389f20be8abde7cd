import { scheduleHandler } from '../reconcile/scheduleHandler';
import { runReconcile, type RunTrigger } from '../reconcile/runReconcile';
import { base } from './parts/base';
import { courier } from './parts/courier';
import { payments } from './parts/payments';
import { linkSecret } from './secrets/linkSecret';

export const job = (by: RunTrigger) => runReconcile({ ...base, courier, linkSecret, payments }, by);

export const reconcile = scheduleHandler(job, base.log);
