import type { PaymentGateway } from '../../gateways/paymentGateway';
import type { Identity } from '../../platform/callers/identity';
import { KeyedQueue } from '../../platform/concurrency/keyedQueue';
import type { Call } from '../../platform/http/route';
import { SHOPPER_DEADLINE_MS } from '../deadline';
import { createOrder, type CreateOrderDeps } from './createOrder';

test('the deadline of a press begins once the presses before it are done', async () => {
  const deadline = jest.spyOn(AbortSignal, 'timeout');
  const queue = new KeyedQueue();
  let finish = (): void => undefined;
  const before = queue.run(['payer:alice'], () => new Promise<void>((resolve) => (finish = resolve)));
  const turn = new Error('It is its turn');
  const deps = {
    queue,
    payments: () => ({}) as PaymentGateway,
    now: () => new Date(),
    db: () => Promise.reject(turn),
  } as unknown as CreateOrderDeps;
  const identity = { uid: 'alice' } as Identity;
  const press = createOrder(deps).run({ body: { amount: 500 }, identity } as Call);
  await new Promise(setImmediate);
  expect(deadline).not.toHaveBeenCalled();
  finish();
  await before;
  await expect(press).rejects.toBe(turn);
  expect(deadline.mock.calls).toEqual([[SHOPPER_DEADLINE_MS]]);
});
