import { call, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { safely } from '@/lib/safely';
import type { Services } from '@/services';
import type { OrderList } from '@/services/admin/createOrderList';
import { callMessage } from '../messages';
import {
  changesLoaded,
  changesMissed,
  countsLoaded,
  countsRequested,
  listFailed,
  listLeft,
  listLoaded,
  listRequested,
  listShown,
  selectList,
} from './listSlice';
import { whileSeen } from './whileSeen';

/** Loads the list of orders, and follows what changes in it while it is seen. */
export function* listSaga(services: Services, api: OrderList) {
  /** The version in which each order was last heard of, so that what is heard twice is no news. */
  let heard = new Map<string, string>();

  function* count() {
    const { query } = yield* select(selectList);
    const counts = yield* call(api.counts, query);
    // Without them the list still says everything.
    if (counts.ok) yield* put(countsLoaded(counts.value));
  }

  function* load({ payload: query }: ReturnType<typeof listRequested>) {
    const page = yield* call(api.page, query);
    if (!page.ok) return yield* put(listFailed(callMessage(page.error)));
    heard = new Map(page.value.rows.map(({ id, updatedAt }) => [id, updatedAt]));
    yield* put(listLoaded(page.value));
    yield* call(count);
  }

  function* look() {
    const { since, page } = yield* select(selectList);
    if (page.status !== 'ready') return true;
    const changes = yield* call(api.changes, since);
    if (!changes.ok) {
      yield* put(changesMissed());
      return false;
    }
    const news = changes.value.rows.filter(({ id, updatedAt }) => heard.get(id) !== updatedAt);
    news.forEach(({ id, updatedAt }) => heard.set(id, updatedAt));
    // Another list may have been asked for meanwhile: it begins with what is true then.
    const now = yield* select(selectList);
    if (now.since !== since || now.waiting) return true;
    yield* put(changesLoaded(changes.value));
    if (news.length > 0) yield* call(count);
    return true;
  }

  const follow = safely(function* follow() {
    yield* race({ seen: call(whileSeen, services, look), left: take(listLeft) });
  });

  yield* takeLatest(listRequested, safely(load));
  yield* takeLatest(countsRequested, safely(count));
  yield* takeLatest(listShown, follow);
}
