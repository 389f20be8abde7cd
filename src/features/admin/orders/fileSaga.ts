import { call, put, race, take, takeLatest, takeLeading } from 'typed-redux-saga';
import { MAX_EXPORT_DAYS, type Cell } from '@/domain/admin/orderList/exportRows';
import { daysOf, orderQueryText } from '@/domain/admin/orderList/query';
import { slipFileName } from '@/domain/orders/shipment/packingSlip';
import { store } from '@/domain/store';
import { safely } from '@/lib/safely';
import { toastShown } from '@/lib/toast';
import type { Services } from '@/services';
import type { OrderList } from '@/services/admin/createOrderList';
import { callMessage } from '../messages';
import {
  exportClosed,
  exportFailed,
  exportRequested,
  exportProgressed,
  slipsFailed,
  slipsRequested,
  slipsSaved,
} from './fileSlice';
import { texts } from './texts';

type Answer = Awaited<ReturnType<OrderList['exportPage']>>;
type Export = ReturnType<typeof exportRequested>['payload'];

/** Hands orders over as files: a table of them, or their packing slips. */
export function* fileSaga({ page }: Services, api: OrderList) {
  function* collect({ query, rows: what }: Export) {
    const [rows, asked] = [[] as Cell[][], orderQueryText({ ...query, after: '' })];
    let orders = 0;
    let head: string[] = [];
    for (let after: string | null = ''; after !== null;) {
      const answer: Answer = yield* call(api.exportPage, { query: asked, rows: what, after });
      if (!answer.ok) {
        yield* put(exportFailed(callMessage(answer.error)));
        return null;
      }
      head = answer.value.head;
      rows.push(...answer.value.rows);
      orders += answer.value.orders;
      after = answer.value.next;
      yield* put(exportProgressed(orders));
    }
    return { head, rows, orders };
  }

  function* saveFile(asked: Export) {
    const days = daysOf(asked.query);
    if (days === null || days < 1 || days > MAX_EXPORT_DAYS) {
      return yield* put(exportFailed(texts.exportDays));
    }
    const found = yield* call(collect, asked);
    if (!found) return;
    if (found.orders === 0) return yield* put(exportFailed(texts.exportNone));
    const { csvText } = yield* call(() => import('./csv'));
    const { from, to } = asked.query;
    const name = `${store.name.toLowerCase()}-${asked.rows}-${from}-to-${to}.csv`;
    page.saveFile(name, new Blob([csvText(found.head, found.rows)], { type: 'text/csv;charset=utf-8' }));
    yield* put(exportClosed());
    yield* put(toastShown({ text: texts.exportDone(found.orders), topic: 'export', tone: 'success' }));
  }

  function* exportOrders({ payload }: ReturnType<typeof exportRequested>) {
    // Closing the dialog gives it up.
    yield* race({ done: call(saveFile, payload), closed: take(exportClosed) });
  }

  function* slips({ payload: ids }: ReturnType<typeof slipsRequested>) {
    const answer = yield* call(api.slips, ids);
    if (!answer.ok) {
      const message = callMessage(answer.error);
      yield* put(slipsFailed(message));
      // Nobody sees the place of one order's slip while several are chosen.
      if (ids.length > 1) yield* put(toastShown({ text: message, topic: 'slips', tone: 'error' }));
      return;
    }
    page.saveFile(slipFileName(ids), answer.value);
    yield* put(slipsSaved());
  }

  yield* takeLatest(exportRequested, safely(exportOrders));
  yield* takeLeading(slipsRequested, safely(slips));
}
