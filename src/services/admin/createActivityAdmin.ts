import type {
  ActivityQuery,
  ActivityResponse,
  UndoPreviewResponse,
  UndoResponse,
} from '@/domain/contracts/admin/activity';
import type { Result } from '../result';
import type { Http } from '../shopApi/http';
import type { CallFailure } from '../shopApi/types';
import { adminAnswer, isSuccess } from './adminAnswer';

const CALL_MS = 20_000;

/** The calls of the audit log. */
export interface ActivityAdmin {
  page(query: Partial<ActivityQuery>): Promise<Result<ActivityResponse, CallFailure>>;
  /** What taking an entry back would do. */
  preview(id: string): Promise<Result<UndoPreviewResponse, CallFailure>>;
  /**
   * Takes an entry back; `withRun`, with all parts of its bulk act, which are one entry. Idempotent: a second call changes
   * nothing.
   */
  undo(id: string, withRun?: boolean): Promise<Result<UndoResponse, CallFailure>>;
}

export function createActivityAdmin(http: Http): ActivityAdmin {
  const base = '/api/admin/activity';
  const pathOf = (id: string) => `${base}/${encodeURIComponent(id)}`;
  return {
    async page(query) {
      const text = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();
      const path = `${base}${text && `?${text}`}`;
      const outcome = await http({ method: 'GET', path, timeoutMs: CALL_MS, withToken: true });
      return adminAnswer<ActivityResponse>(outcome, ({ entries }) => Array.isArray(entries));
    },
    async preview(id) {
      const outcome = await http({ method: 'GET', path: pathOf(id), timeoutMs: CALL_MS, withToken: true });
      return adminAnswer<UndoPreviewResponse>(outcome, (fields) => 'undo' in fields);
    },
    async undo(id, withRun = false) {
      const path = `${pathOf(id)}/undo`;
      const outcome = await http({
        method: 'POST',
        path,
        body: withRun ? { withRun } : {},
        timeoutMs: CALL_MS,
        withToken: true,
      });
      return adminAnswer<UndoResponse>(outcome, isSuccess);
    },
  };
}
