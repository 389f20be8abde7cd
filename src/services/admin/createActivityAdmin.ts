import type {
  ActivityQuery,
  ActivityResponse,
  UndoPreviewResponse,
  UndoResponse,
} from '@/domain/contracts/admin/activity';
import { queryText } from '@/domain/text/queryText';
import { callApi, has, hasList, type ApiAnswer } from '../shopApi/callApi';
import type { Http } from '../shopApi/http';

/** The calls of the audit log. */
export interface ActivityAdmin {
  page(query: Partial<ActivityQuery>): ApiAnswer<ActivityResponse>;
  /** The effect of undoing an entry. */
  preview(id: string): ApiAnswer<UndoPreviewResponse>;
  /** Undoes an entry; `withRun` includes all parts of its bulk act. Idempotent. */
  undo(id: string, withRun?: boolean): ApiAnswer<UndoResponse>;
}

export function createActivityAdmin(http: Http): ActivityAdmin {
  const base = '/api/admin/activity';
  const pathOf = (id: string) => `${base}/${encodeURIComponent(id)}`;
  return {
    page(query) {
      const text = queryText(query);
      return callApi(http, { path: `${base}${text && `?${text}`}` }, hasList('entries'));
    },
    preview: (id) => callApi(http, { path: pathOf(id) }, has('undo')),
    undo: (id, withRun = false) =>
      callApi(http, { path: `${pathOf(id)}/undo`, body: withRun ? { withRun } : {} }),
  };
}
