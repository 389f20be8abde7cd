import type { ReturnRow, ReturnsResponse } from '@/domain/contracts/adminOrders/returns';
import { ok } from '@/services';
import type { ReturnAdmin } from '@/services/admin/orders/createReturnAdmin';
import { fakeServices } from '@/testing/fakeServices';
import { runAdminSaga } from '../testing/runAdminSaga';
import { returnsLeft, returnsRequested, returnsShown, selectReturnRows } from './list/returnListSlice';
import { returnsSaga } from './returnsSaga';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const MINUTE_MS = 60_000;
const pageOf = (...ids: string[]): ReturnsResponse => ({
  rows: ids.map((id) => ({ id }) as ReturnRow),
  next: null,
  counts: { decide: ids.length, way: 0, judge: 0, refund: 0, back: 0 },
});

test('new requests appear by themselves while the list is on the screen and visible', async () => {
  const asked: string[] = [];
  let answer = pageOf('GLM1');
  const api = {
    page: async (tab: string) => {
      asked.push(tab);
      return ok(answer);
    },
  } as unknown as ReturnAdmin;
  const fake = fakeServices();
  const { dispatch, advance, state } = runAdminSaga(
    [(services) => returnsSaga(services, api)],
    fake.services,
  );
  const shown = () => selectReturnRows(state()).map(({ id }) => id);
  dispatch(returnsRequested({ tab: 'decide', after: '' }));
  dispatch(returnsShown());
  await advance(0);
  answer = pageOf('GLM1', 'GLM2');
  await advance(MINUTE_MS);
  expect(shown()).toEqual(['GLM1', 'GLM2']);
  fake.hidePage();
  await advance(5 * MINUTE_MS);
  expect(asked).toHaveLength(2);
  fake.wakePage();
  await advance(0);
  dispatch(returnsLeft());
  await advance(5 * MINUTE_MS);
  expect(asked).toHaveLength(3);
});
