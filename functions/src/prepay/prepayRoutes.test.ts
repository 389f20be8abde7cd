import { mailToken } from '../gateways/mail/mailToken';
import type { PaymentGateway } from '../gateways/paymentGateway';
import { SHOPPER_DEADLINE_MS } from '../payments/deadline';
import { KeyedQueue } from '../platform/concurrency/keyedQueue';
import type { Call } from '../platform/http/route';
import { prepayRoutes, type PrepayDeps } from './prepayRoutes';

test('the deadline of a press begins once the presses before it are done', async () => {
  const deadline = jest.spyOn(AbortSignal, 'timeout');
  const queue = new KeyedQueue();
  let finish = (): void => undefined;
  const before = queue.run(['prepay:GLM1'], () => new Promise<void>((resolve) => (finish = resolve)));
  const turn = new Error('It is its turn');
  const deps = {
    queue,
    payments: () => ({}) as PaymentGateway,
    linkSecret: () => 'secret',
    linkLimiter: { take: () => Promise.resolve(0) },
    now: () => new Date('2026-11-22T06:30:00.000Z'),
    db: () => Promise.reject(turn),
  } as unknown as PrepayDeps;
  const token = mailToken({ purpose: 'prepay', id: 'GLM1', at: Date.parse('2026-11-23') }, 'secret');
  const route = prepayRoutes(deps).find(({ method }) => method === 'POST');
  const press = route?.run({ params: { token }, body: {} } as unknown as Call);
  await new Promise(setImmediate);
  expect(deadline).not.toHaveBeenCalled();
  finish();
  await before;
  await expect(press).rejects.toBe(turn);
  expect(deadline.mock.calls).toEqual([[SHOPPER_DEADLINE_MS]]);
});
