import type { AuditEntry } from '@/domain/records/audit';
import type { Order } from '@/domain/orders/order/order';
import { fail, ok } from '@/services';
import { anOrder } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { runAdminSaga } from '../testing/runAdminSaga';
import { openOrderSaga } from './orderSaga';
import { orderLeft, orderLoaded, orderRequested } from './orderSlice';
import { POLL_INTERVAL_MS } from '../shared/loading/pollWhileVisible';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const entry: AuditEntry = {
  at: '',
  by: { uid: 'ada', email: 'ada@example.com' },
  action: 'order.packed',
  target: 'orders/GLM1',
  changes: [],
  requestId: 'r',
};

function start() {
  const fake = fakeServices();
  const stored: Record<string, Order> = {
    GLM1: anOrder({ orderId: 'GLM1' }),
    GLM2: anOrder({ orderId: 'GLM2' }),
  };
  const read: string[] = [];
  fake.services.orders.one = async (id) => {
    read.push(id);
    return ok(stored[id] ?? null);
  };
  const audit = { read: async (_: string) => ok([entry]) as ReturnType<typeof ok<AuditEntry[]>> };
  const running = runAdminSaga(
    [(services) => openOrderSaga(services, (target) => audit.read(target))],
    fake.services,
  );
  return { ...running, fake, stored, read, audit, order: () => running.state().admin.openOrder };
}

test('changes by other people are shown with their names', async () => {
  const { dispatch, advance, stored, order, audit } = start();
  dispatch(orderRequested('GLM1'));
  await advance(0);
  expect(order()).toMatchObject({ one: { status: 'ready' }, trail: { value: [entry] } });
  stored.GLM1 = anOrder({ orderId: 'GLM1', status: 'packed', updatedAt: '2026-11-23T00:00:00.000Z' });
  audit.read = async () => ok([entry, entry]);
  await advance(POLL_INTERVAL_MS);
  expect(order()).toMatchObject({ one: { value: { status: 'packed' } }, trail: { value: [entry, entry] } });
});

test('polling stops when the order is closed, and the next order starts empty', async () => {
  const { dispatch, advance, read, order } = start();
  dispatch(orderRequested('GLM1'));
  await advance(0);
  dispatch(orderLeft());
  await advance(10 * POLL_INTERVAL_MS);
  expect(read).toEqual(['GLM1']);
  dispatch(orderRequested('GLM2'));
  expect(order()).toEqual({ one: { status: 'loading' }, trail: { status: 'loading' } });
  await advance(0);
  expect(order().one).toMatchObject({ value: { orderId: 'GLM2' } });
});

test('the admin’s own change survives a concurrent reload', async () => {
  const { dispatch, advance, fake, order } = start();
  dispatch(orderRequested('GLM1'));
  await advance(0);
  let answer: () => void = () => undefined;
  fake.services.orders.one = () =>
    new Promise((resolve) => (answer = () => resolve(ok(anOrder({ orderId: 'GLM1', updatedAt: 'old' })))));
  await advance(POLL_INTERVAL_MS);
  dispatch(orderLoaded(anOrder({ orderId: 'GLM1', status: 'packed', updatedAt: 'new' })));
  answer();
  await advance(0);
  expect(order().one).toMatchObject({ value: { status: 'packed' } });
});

test('the admin’s own change survives the first read of an order that was open before', async () => {
  const { dispatch, advance, fake, order } = start();
  dispatch(orderRequested('GLM1'));
  await advance(0);
  dispatch(orderLeft());
  let answer: () => void = () => undefined;
  fake.services.orders.one = () =>
    new Promise((resolve) => (answer = () => resolve(ok(anOrder({ orderId: 'GLM1', updatedAt: 'old' })))));
  dispatch(orderRequested('GLM1'));
  dispatch(orderLoaded(anOrder({ orderId: 'GLM1', status: 'packed', updatedAt: 'new' })));
  answer();
  await advance(0);
  expect(order().one).toMatchObject({ value: { status: 'packed' } });
});

test('an order that is left before it is loaded is not polled', async () => {
  const { dispatch, advance, read } = start();
  dispatch(orderRequested('GLM1'));
  dispatch(orderLeft());
  await advance(3 * POLL_INTERVAL_MS);
  expect(read).toEqual(['GLM1']);
});

test('without a network an empty page reports it, and a loaded order stays', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { dispatch, advance, fake, order, audit } = start();
  audit.read = async () => fail({ kind: 'unavailable', cause: 'x' }) as never;
  dispatch(orderRequested('GLM1'));
  await advance(0);
  expect(order()).toMatchObject({ one: { status: 'ready' }, trail: { status: 'failed' } });
  fake.services.orders.one = async () => fail({ kind: 'unavailable', cause: 'x' });
  await advance(3 * POLL_INTERVAL_MS);
  expect(order().one.status).toBe('ready');
  dispatch(orderRequested('GLM2'));
  await advance(0);
  expect(order().one.status).toBe('failed');
  expect(logged).toHaveBeenCalled();
});
