import { call, put, race, take, takeLatest } from 'typed-redux-saga';
import { MAX_EXPORT_DAYS, type Cell } from '@/domain/admin/orderList/exportRows';
import { daysOf, orderQueryText } from '@/domain/admin/orderList/query';
import { slugOf } from '@/domain/general/slug';
import { store } from '@/domain/store';
import { safely } from '@/lib/safely';
import { toastShown } from '@/lib/toast';
import type { Services } from '@/services';
import type { OrderList } from '@/services/admin/createOrderList';
import { loadCsvText } from '@/features/admin/exports';
import { callMessage } from '@/features/admin/shared';
import { exportClosed, exportFailed, exportRequested, exportProgressed } from './exportSlice';
import { messages } from '../messages';

type Answer = Awaited<ReturnType<OrderList['exportPage']>>;
type Export = ReturnType<typeof exportRequested>['payload'];

/** Saves orders as a CSV file. */
export function* orderExportSaga({ page }: Services, api: OrderList) {
  function* collect({ query, rows: what }: Export) {
    const [rows, queryText] = [[] as Cell[][], orderQueryText({ ...query, after: '' })];
    let orders = 0;
    let head: string[] = [];
    for (let after: string | null = ''; after !== null;) {
      const answer: Answer = yield* call(api.exportPage, { query: queryText, rows: what, after });
      if (!answer.ok) {
        yield* put(exportFailed(callMessage(answer.error)));
        return null;
      }
      head = answer.value.head;
      rows.push(...answer.value.rows);
      orders += answer.value.orders;
      after = answer.value.next;
      yield* put(exportProgressed({ done: orders, total: 0 }));
    }
    return { head, rows, orders };
  }

  function* saveFile(requested: Export) {
    const days = daysOf(requested.query);
    if (days === null || days < 1 || days > MAX_EXPORT_DAYS) {
      return yield* put(exportFailed(messages.export.days));
    }
    const found = yield* call(collect, requested);
    if (!found) return;
    if (found.orders === 0) return yield* put(exportFailed(messages.export.none));
    const { csvText } = yield* call(loadCsvText);
    const { from, to } = requested.query;
    const name = `${slugOf(store.name)}-${requested.rows}-${from}-to-${to}.csv`;
    page.saveFile(name, new Blob([csvText(found.head, found.rows)], { type: 'text/csv;charset=utf-8' }));
    yield* put(exportClosed());
    yield* put(toastShown({ text: messages.export.saved(found.orders), topic: 'export', tone: 'success' }));
  }

  function* exportOrders({ payload }: ReturnType<typeof exportRequested>) {
    // Closing the dialog cancels the export.
    yield* race({ done: call(saveFile, payload), closed: take(exportClosed) });
  }

  yield* takeLatest(exportRequested, safely(exportOrders));
}
