import { mailToken } from '../gateways/mail/mailToken';
import { expectDeadlineAtItsTurn } from '../payments/testing/expectDeadlineAtItsTurn';
import type { Call } from '../platform/http/route';
import { prepayRoutes, type PrepayDeps } from './prepayRoutes';

test('the deadline of a press begins once the presses before it are done', async () => {
  const token = mailToken({ purpose: 'prepay', id: 'GLM1', at: Date.parse('2026-11-23') }, 'secret');
  await expectDeadlineAtItsTurn('prepay:GLM1', async (queued) => {
    const deps = {
      ...queued,
      linkSecret: () => 'secret',
      linkLimiter: { take: () => Promise.resolve(0) },
      now: () => new Date('2026-11-22T06:30:00.000Z'),
    } as unknown as PrepayDeps;
    const route = prepayRoutes(deps).find(({ method }) => method === 'POST');
    return route?.run({ params: { token }, body: {} } as unknown as Call);
  });
});
