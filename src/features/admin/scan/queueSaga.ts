import { call, put, race, select, take } from 'typed-redux-saga';
import { isQueueOutdated, SHOWN_QUEUE } from '@/domain/admin/orderList/packingQueue';
import { takeEvery, takeLatest } from '@/lib/watch';
import type { Services } from '@/services';
import type { OrderList } from '@/services/admin/orders/createOrderList';
import type { ScanAdmin } from '@/services/admin/orders/createScanAdmin';
import { pollWhileVisible } from '../shared';
import {
  nextChecked,
  nextLoaded,
  orderLeft,
  orderPacked,
  selectNext,
  selectScan,
  tableLeft,
  tableShown,
} from './scanSlice';

/**
 * Keeps the next orders beside the packing table up to date: they are read when it is shown, when few of them are left and
 * more wait, and when orders have changed. They are a help; without them the scanner works.
 */
export function* queueSaga(
  services: Services,
  api: Pick<ScanAdmin, 'next'>,
  list: Pick<OrderList, 'changes'>,
) {
  function* read() {
    const answer = yield* call(api.next);
    if (answer.ok) yield* put(nextLoaded(answer.value));
    return answer.ok;
  }

  function* poll() {
    const before = (yield* select(selectScan)).next;
    if (!before) return yield* call(read);
    const changes = yield* call(list.changes, before.now);
    if (!changes.ok) return false;
    const { rows, many, now } = changes.value;
    const { next } = yield* select(selectScan);
    if (next && !many && !isQueueOutdated(next, rows)) {
      yield* put(nextChecked(now));
      return true;
    }
    return yield* call(read);
  }

  function* readMore() {
    const { next } = yield* select(selectScan);
    const shown = yield* select(selectNext);
    if (next?.more && shown && shown.length < SHOWN_QUEUE) yield* call(read);
  }

  function* follow() {
    function* work() {
      yield* call(read);
      yield* call(pollWhileVisible, services, poll);
    }
    yield* race({ work: call(work), left: take(tableLeft) });
  }

  yield* takeLatest(tableShown, follow);
  yield* takeEvery([orderPacked, orderLeft], readMore);
}
