import { ALL_ORDERS } from '@/domain/admin/orderList/query';
import type { OrderRow } from '@/domain/admin/orderList/row';
import { fail, ok } from '@/services';
import { fakeServices } from '@/testing/fakeServices';
import { runAdminSaga } from '../../testing/runAdminSaga';
import { orderListSaga } from './listSaga';
import { listLeft, listRequested, listShown } from './listSlice';
import { aPage, aRow, fakeOrderList } from '../testing/orderList';
import { POLL_INTERVAL_MS } from '@/features/admin/shared/loading/pollWhileVisible';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const later = '2026-11-22T10:00:01.000Z';

async function start(rows: OrderRow[], query = ALL_ORDERS) {
  const fake = fakeServices();
  const list = fakeOrderList({ page: async () => ok(aPage(rows)) });
  const running = runAdminSaga([(services) => orderListSaga(services, list.watched)], fake.services);
  running.dispatch(listRequested(query));
  running.dispatch(listShown());
  await running.advance(0);
  list.calls.length = 0;
  const state = () => running.state().admin.orderList;
  const shown = () => {
    const { page } = state();
    return page.status === 'ready' ? page.value.rows : [];
  };
  const hears = (...changed: OrderRow[]) => {
    list.api.changes = async () => ok({ rows: changed, many: false, now: later });
  };
  return { ...running, fake, list, state, shown, hears };
}

test('changed orders are updated in place, and new orders are counted without moving the list', async () => {
  const { advance, hears, shown, state, list } = await start([aRow(2), aRow(1)]);
  hears(aRow(1, { status: 'packed', updatedAt: later }), aRow(3, { updatedAt: later }));
  await advance(POLL_INTERVAL_MS);
  expect(shown().map(({ id, status }) => [id, status])).toEqual([
    ['GLM2', 'placed'],
    ['GLM1', 'packed'],
  ]);
  expect(state().newIds).toEqual(['GLM3']);
  expect(list.calls).toEqual(['changes', 'counts']);
  // Heard once more it is no news.
  await advance(POLL_INTERVAL_MS);
  expect(state().newIds).toEqual(['GLM3']);
  expect(list.calls).toEqual(['changes', 'counts', 'changes']);
});

test('an order outside the filters is not announced, and one that leaves them no longer', async () => {
  const { advance, hears, state } = await start([aRow(2)], { ...ALL_ORDERS, status: 'placed' });
  hears(aRow(3, { status: 'packed', updatedAt: later }), aRow(4, { updatedAt: later }));
  await advance(POLL_INTERVAL_MS);
  expect(state().newIds).toEqual(['GLM4']);
  hears(aRow(4, { status: 'packed', updatedAt: `${later}2` }));
  await advance(POLL_INTERVAL_MS);
  expect(state().newIds).toEqual([]);
});

test('polling pauses while the page is hidden and resumes at once when it is visible', async () => {
  const { advance, fake, list, dispatch } = await start([aRow(1)]);
  fake.hidePage();
  await advance(20 * POLL_INTERVAL_MS);
  expect(list.calls).toEqual([]);
  fake.wakePage();
  await advance(0);
  expect(list.calls).toEqual(['changes']);
  dispatch(listLeft());
  await advance(5 * POLL_INTERVAL_MS);
  fake.wakePage();
  await advance(5 * POLL_INTERVAL_MS);
  expect(list.calls).toEqual(['changes']);
});

test('polling backs off during an outage, and the shown list stays', async () => {
  const { advance, list, state, shown } = await start([aRow(1)]);
  list.api.changes = async () => fail({ kind: 'network' });
  await advance(10 * 60_000);
  expect(state().failedPolls).toBeGreaterThan(2);
  expect(list.calls.length).toBeLessThan(15);
  expect(shown()).toHaveLength(1);
  list.api.changes = async () => ok({ rows: [], many: true, now: later });
  await advance(6 * 60_000);
  expect(state()).toMatchObject({ failedPolls: 0, outdated: true, since: later });
});
