import { emptyRequest } from '@/domain/contracts/fields';
import type { CheckoutOpenedResponse } from '@/domain/contracts/admin/dashboard';
import { ok } from '../platform/http/answer';
import { postAsPerson, type Route } from '../platform/http/route';
import type { SharedLimiter } from '../platform/limiter/sharedLimiter';
import type { DatabaseDeps } from '../platform/storeDeps';
import { countOpening } from './checkoutOpenings';

export interface OpeningDeps extends DatabaseDeps {
  random: () => number;
  /** Allows more openings than anyone needs to buy something. */
  openingLimiter: SharedLimiter;
}

/**
 * POST /api/checkouts: counts an opened checkout for the day, without storing who opened it; the admin's dashboard
 * compares it with the placed orders.
 */
export function checkoutOpenedRoute({ db, now, random, openingLimiter }: OpeningDeps): Route {
  return postAsPerson({
    path: '/api/checkouts',
    schema: emptyRequest,
    async handle(_call, { uid }) {
      // A caller over the limit gets the same answer and is not counted.
      const counted = (await openingLimiter.take(uid, now())) === 0;
      if (counted) await countOpening(await db(), now(), random);
      return { ...ok({ success: true } satisfies CheckoutOpenedResponse), log: { counted } };
    },
  });
}
