import type {
  ActivityQuery,
  ActivityResponse,
  UndoPreviewResponse,
  UndoResponse,
} from '@/domain/contracts/admin/activity';
import { callApi, has, hasList, type ApiAnswer } from '../shopApi/callApi';
import type { Http } from '../shopApi/http';

/** The calls of the audit log. */
export interface ActivityAdmin {
  page(query: Partial<ActivityQuery>): ApiAnswer<ActivityResponse>;
  /** What taking an entry back would do. */
  preview(id: string): ApiAnswer<UndoPreviewResponse>;
  /**
   * Takes an entry back; `withRun`, with all parts of its bulk act, which are one entry. Idempotent: a second call changes
   * nothing.
   */
  undo(id: string, withRun?: boolean): ApiAnswer<UndoResponse>;
}

export function createActivityAdmin(http: Http): ActivityAdmin {
  const base = '/api/admin/activity';
  const pathOf = (id: string) => `${base}/${encodeURIComponent(id)}`;
  return {
    page(query) {
      const text = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();
      return callApi(http, { path: `${base}${text && `?${text}`}` }, hasList('entries'));
    },
    preview: (id) => callApi(http, { path: pathOf(id) }, has('undo')),
    undo: (id, withRun = false) =>
      callApi(http, { path: `${pathOf(id)}/undo`, body: withRun ? { withRun } : {} }),
  };
}
