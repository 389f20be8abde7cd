import { call, put, race, select, take } from 'typed-redux-saga';
import { safely } from '@/lib/safely';
import { takeLatest } from '@/lib/watch';
import type { Services } from '@/services';
import type { OrderList } from '@/services/admin/orders/createOrderList';
import { callMessage, pollWhileVisible } from '@/features/admin/shared';
import type { OrderRow } from '@/domain/admin/orderList/row';
import { toastShown } from '@/lib/toast';
import {
  allChosen,
  allRequested,
  changesLoaded,
  changesFailed,
  choosingFailed,
  countsLoaded,
  countsRequested,
  listFailed,
  listLeft,
  listLoaded,
  listRequested,
  listShown,
  MAX_CHOSEN,
  selectList,
} from './listSlice';

/** Loads the list of orders, and polls for changes while it is on the screen. */
export function* orderListSaga(services: Services, api: OrderList) {
  /** The last known version of each order, so that the same change is not counted twice. */
  let knownVersions = new Map<string, string>();

  function* count() {
    const { query } = yield* select(selectList);
    const counts = yield* call(api.counts, query);
    // The list works without its counts, so a failure is ignored.
    if (counts.ok) yield* put(countsLoaded(counts.value));
  }

  function* load({ payload: query }: ReturnType<typeof listRequested>) {
    const page = yield* call(api.page, query);
    if (!page.ok) return yield* put(listFailed(callMessage(page.error)));
    knownVersions = new Map(page.value.rows.map(({ id, updatedAt }) => [id, updatedAt]));
    yield* put(listLoaded(page.value));
    yield* call(count);
  }

  /** Reads the query's pages until all its orders are known, or as many as can be selected. */
  function* chooseAll() {
    const { query } = yield* select(selectList);
    const rows: OrderRow[] = [];
    let after: string | null = '';
    while (after !== null && rows.length < MAX_CHOSEN) {
      const page: Awaited<ReturnType<OrderList['page']>> = yield* call(api.page, { ...query, after });
      if (!page.ok) {
        yield* put(choosingFailed());
        const text = callMessage(page.error);
        return yield* put(toastShown({ text, topic: 'orders', tone: 'error' }));
      }
      rows.push(...page.value.rows);
      after = page.value.next;
    }
    return yield* put(allChosen(rows.slice(0, MAX_CHOSEN)));
  }

  function* poll() {
    const { since, page } = yield* select(selectList);
    if (page.status !== 'ready') return true;
    const changes = yield* call(api.changes, since);
    if (!changes.ok) {
      yield* put(changesFailed());
      return false;
    }
    const news = changes.value.rows.filter(({ id, updatedAt }) => knownVersions.get(id) !== updatedAt);
    news.forEach(({ id, updatedAt }) => knownVersions.set(id, updatedAt));
    // A list that was requested meanwhile starts with the state of then.
    const now = yield* select(selectList);
    if (now.since !== since || now.waiting) return true;
    yield* put(changesLoaded(changes.value));
    if (news.length > 0) yield* call(count);
    return true;
  }

  function* follow() {
    yield* race({ polling: call(pollWhileVisible, services, poll), left: take(listLeft) });
  }

  yield* takeLatest(listRequested, load);
  yield* takeLatest(allRequested, function* chosen() {
    // The answer for this list must not select orders of another one.
    const { left } = yield* race({
      choosing: call(safely(chooseAll)),
      left: take([listRequested, listLeft]),
    });
    if (left) yield* put(choosingFailed());
  });
  yield* takeLatest(countsRequested, count);
  yield* takeLatest(listShown, follow);
}
