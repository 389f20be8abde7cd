import * as v from 'valibot';
import type { AuditEntry } from '../general/audit';

/** GET /api/admin/activity: newest first; `target` filters by one target. `after` is `next` of the previous page. */
export const activityQuery = v.object({
  target: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300, 'target is too long')), ''),
  after: v.optional(v.pipe(v.string(), v.maxLength(400, 'after is not valid')), ''),
});
export type ActivityQuery = v.InferOutput<typeof activityQuery>;

export interface ActivityResponse {
  success: true;
  entries: (AuditEntry & { id: string })[];
  /** The cursor of the next page; empty on the last. */
  next: string;
}
