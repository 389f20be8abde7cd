import type { Identity } from '../../platform/callers/identity';
import type { Call } from '../../platform/http/route';
import { expectDeadlineAtItsTurn } from '../testing/expectDeadlineAtItsTurn';
import { createOrder, type CreateOrderDeps } from './createOrder';

test('the deadline of a press begins once the presses before it are done', async () => {
  const call = { body: { amount: 500 }, identity: { uid: 'alice' } as Identity } as Call;
  await expectDeadlineAtItsTurn('payer:alice', (queued) => {
    const deps: Partial<CreateOrderDeps> = { ...queued, now: () => new Date() };
    return createOrder(deps as CreateOrderDeps).run(call);
  });
});
