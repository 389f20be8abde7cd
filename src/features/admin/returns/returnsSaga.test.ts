import type { AdminOrderResponse } from '@/domain/contracts/adminOrders/actions';
import type { ReturnRow, ReturnsResponse } from '@/domain/contracts/adminOrders/returns';
import type { Order } from '@/domain/orders/order/order';
import type { ReturnStep } from '@/domain/orders/returnDesk/steps';
import { allAs, judged, must, received } from '@/domain/orders/returnDesk/testing/deskSteps';
import { orderLoaded } from '@/features/admin/openOrder';
import { fail, ok, type CallFailure, type Result } from '@/services';
import type { ReturnAdmin } from '@/services/admin/orders/createReturnAdmin';
import { fakeServices } from '@/testing/fakeServices';
import { runAdminSaga } from '../testing/runAdminSaga';
import { messages as openOrderMessages } from '../openOrder/messages';
import { returnsLeft, returnsRequested, returnsShown, selectReturnRows } from './list/returnListSlice';
import { returnActions, selectOpenReturn, type ReturnRequest } from './page/openReturnSlice';
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

test('a step of one return neither holds back nor empties another one', async () => {
  const settle: ((answer: Result<AdminOrderResponse, CallFailure>) => void)[] = [];
  const asked: string[] = [];
  const api = {
    find: () => new Promise(() => undefined),
    step: (orderId: string, step: string) => {
      asked.push(`${orderId} ${step}`);
      return new Promise((resolve) => settle.push(resolve));
    },
  } as unknown as ReturnAdmin;
  const { services } = fakeServices();
  const { dispatch, advance, state } = runAdminSaga([() => returnsSaga(services, api)], services);
  const press = (orderId: string, step: ReturnStep) =>
    dispatch(returnActions.stepRequested({ orderId, step, body: {} }));
  dispatch(returnActions.returnRequested('GLM1'));
  press('GLM1', 'accept');
  press('GLM1', 'accept');
  dispatch(returnActions.returnRequested('GLM2'));
  dispatch(returnActions.verdictChosen({ key: '0', verdict: 'resell' }));
  press('GLM2', 'judge');
  expect(asked).toEqual(['GLM1 accept', 'GLM2 judge']);
  settle[0]?.(fail({ kind: 'network' }));
  await advance(0);
  const { draft, sending } = selectOpenReturn(state());
  expect(draft.verdicts).toEqual({ 0: 'resell' });
  expect(sending).toEqual({ status: 'sending', step: 'judge' });
  // The page of the first return is left, so a toast says it.
  expect(state().notifications.toasts).toHaveLength(1);
});

/** A return whose steps get no answer; `stored` is the order as the shop has it after the step. */
async function withoutAnswer(stored: Order, request: Omit<ReturnRequest, 'orderId'>) {
  const { services } = fakeServices();
  services.orders.one = async () => ok(stored);
  const sent: string[] = [];
  const api = {
    find: () => new Promise(() => undefined),
    step: async (_: string, step: string) => {
      sent.push(step);
      return fail({ kind: 'network' });
    },
  } as unknown as ReturnAdmin;
  const { dispatch, advance, state } = runAdminSaga([() => returnsSaga(services, api)], services);
  const { orderId } = stored;
  dispatch(orderLoaded(received()));
  dispatch(returnActions.returnRequested(orderId));
  dispatch(returnActions.stepRequested({ orderId, ...request }));
  await advance(0);
  const { status } = selectOpenReturn(state()).sending;
  return { sent, status, texts: state().notifications.toasts.map(({ text }) => text) };
}
const isJudged = must(judged(received(), allAs(received(), 'resell')));

test.each([
  ['was done', isJudged, { step: 'judge', body: {} }, 'idle', [openOrderMessages.lostAnswer]],
  ['was not done', received(), { step: 'judge', body: {} }, 'failed', []],
  [
    'was the first of two, so the second was never sent',
    isJudged,
    { step: 'refund', body: {}, before: { step: 'judge', body: {} } },
    'failed',
    [],
  ],
] as const)('a step without an answer that %s', async (_, stored, request, status, texts) => {
  expect(await withoutAnswer(stored, request)).toEqual({ sent: ['judge'], status, texts });
});
