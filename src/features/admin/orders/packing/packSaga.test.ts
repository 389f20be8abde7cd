import type { AdminOrderResponse } from '@/domain/contracts/admin';
import { fail, ok, type CallFailure, type Result } from '@/services';
import { anOrder } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { listLoaded, rowsChosen } from '../list/listSlice';
import { PACKED_AT_ONCE, packSaga } from './packSaga';
import { packClosed, packRequested } from './packSlice';
import { aPage, aRow } from '../testing/orderList';

type Answer = Result<AdminOrderResponse, CallFailure>;
const packed = (orderId: string): Answer =>
  ok({ success: true, message: 'Packed.', order: anOrder({ orderId, status: 'packed' }) });

function start(count: number) {
  const asked: string[] = [];
  const waiting: { id: string; settle: (answer: Answer) => void }[] = [];
  const admin = {
    act: (id: string) => {
      asked.push(id);
      return new Promise<Answer>((settle) => waiting.push({ id, settle }));
    },
    settle: async () => fail<CallFailure>({ kind: 'network' }),
  };
  const running = runSaga([(services) => packSaga(services, admin)], fakeServices().services);
  const ids = Array.from({ length: count }, (_, at) => `GLM${at}`);
  running.dispatch(listLoaded(aPage(ids.map((_, at) => aRow(at)))));
  running.dispatch(rowsChosen({ ids, on: true }));
  running.dispatch(packRequested(ids));
  const settle = async (answer: (id: string) => Answer) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      next.settle(answer(next.id));
      await new Promise(setImmediate);
    }
  };
  return { ...running, asked, waiting, ids, settle, admin: () => running.state().admin };
}

test('orders are packed a few at a time, each once, and the rows stay selected', async () => {
  const { asked, ids, settle, admin, dispatch, actions } = start(10);
  dispatch(packRequested(['GLM5']));
  expect(asked).toEqual(ids.slice(0, PACKED_AT_ONCE));
  await settle(packed);
  expect([...asked].sort()).toEqual([...ids].sort());
  expect(admin().pack).toEqual({ status: 'idle' });
  expect(admin().orderList.selected).toEqual(ids);
  const { page } = admin().orderList;
  expect(page.status === 'ready' && page.value.rows.map(({ status }) => status)).toEqual(
    Array(10).fill('packed'),
  );
  expect(actions.map(({ type }) => type)).not.toContain('admin/orderList/listRequested');
});

test('a rate-limited request waits and is repeated, and does not count as a failure', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const { asked, settle, admin } = start(2);
  const tooSoon = fail<CallFailure>({ kind: 'refused', status: 429, code: 'too_many_requests', message: '' });
  await settle((id) => (id === 'GLM1' ? tooSoon : packed(id)));
  expect(asked).toEqual(['GLM0', 'GLM1']);
  await jest.advanceTimersByTimeAsync(2000);
  expect(asked).toEqual(['GLM0', 'GLM1', 'GLM1']);
  await settle(packed);
  expect(admin().pack).toEqual({ status: 'idle' });
  jest.useRealTimers();
});

test('failed orders are named, stay selected, and can be retried alone', async () => {
  const { asked, settle, admin, dispatch, actions } = start(3);
  await settle((id) => (id === 'GLM1' ? fail({ kind: 'network' }) : packed(id)));
  expect(admin().pack).toMatchObject({
    status: 'over',
    total: 3,
    packed: ['GLM0', 'GLM2'],
    failed: [{ id: 'GLM1', message: expect.stringContaining('twice does it once') as string }],
  });
  expect(admin().orderList.selected).toContain('GLM1');
  // The dialog says it; a popup over it would say it twice.
  expect(actions.filter(({ type }) => type === 'notifications/toastShown')).toEqual([]);
  dispatch(packRequested(['GLM1']));
  await settle(packed);
  expect(asked.filter((id) => id === 'GLM1')).toHaveLength(2);
  expect(admin().pack).toEqual({ status: 'idle' });
});

test('packing continues after the dialog is closed and reports its result', async () => {
  const { settle, admin, dispatch, actions } = start(6);
  dispatch(packClosed());
  expect(admin().pack).toMatchObject({ status: 'running', open: false });
  await settle(packed);
  expect(actions).toContainEqual(
    expect.objectContaining({ payload: expect.objectContaining({ text: '6 orders packed.' }) as object }),
  );
});
