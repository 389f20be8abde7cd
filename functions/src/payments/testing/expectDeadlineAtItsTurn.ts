import type { PaymentGateway } from '../../gateways/paymentGateway';
import { KeyedQueue } from '../../platform/concurrency/keyedQueue';
import { SHOPPER_DEADLINE_MS } from '../deadline';

const TURN = new Error('It is its turn');

/** What a press needs of its route's dependencies until its turn; the database throws then. */
const queued = (queue: KeyedQueue) => ({
  queue,
  payments: () => ({}) as PaymentGateway,
  db: () => Promise.reject(TURN),
});

/** Expects that the deadline of a press begins once the press before it, with the same key in the queue, is done. */
export async function expectDeadlineAtItsTurn(
  key: string,
  press: (deps: ReturnType<typeof queued>) => Promise<unknown>,
): Promise<void> {
  const deadline = jest.spyOn(AbortSignal, 'timeout');
  const queue = new KeyedQueue();
  let finish = (): void => undefined;
  const before = queue.run([key], () => new Promise<void>((resolve) => (finish = resolve)));
  const pressed = press(queued(queue));
  await new Promise(setImmediate);
  expect(deadline).not.toHaveBeenCalled();
  finish();
  await before;
  await expect(pressed).rejects.toBe(TURN);
  expect(deadline.mock.calls).toEqual([[SHOPPER_DEADLINE_MS]]);
}
