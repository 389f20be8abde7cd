import * as v from 'valibot';

/** POST /api/admin/reconcile */
export const reconcileRequest = v.object({});

export interface ReconcileResponse {
  success: true;
  message: string;
  /** What was found and done, by kind. */
  report: Record<string, number>;
}
