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
export function createActivityAdmin(http: Http) {
  const base = '/api/admin/activity';
  const pathOf = (id: string) => `${base}/${encodeURIComponent(id)}`;
  return {
    page(query: Partial<ActivityQuery>): ApiAnswer<ActivityResponse> {
      const text = queryText(query);
      return callApi(http, { path: `${base}${text && `?${text}`}` }, hasList('entries'));
    },
    /** The effect of undoing an entry. */
    preview: (id: string): ApiAnswer<UndoPreviewResponse> => callApi(http, { path: pathOf(id) }, has('undo')),
    /** Undoes an entry; `withRun` includes all parts of its bulk act. Idempotent. */
    undo: (id: string, withRun = false): ApiAnswer<UndoResponse> =>
      callApi(http, { path: `${pathOf(id)}/undo`, body: withRun ? { withRun } : {} }),
  };
}

export type ActivityAdmin = ReturnType<typeof createActivityAdmin>;
