import type { Firestore } from 'firebase-admin/firestore';
import { emptyRequest } from '@/domain/contracts/admin';
import type { CheckoutOpenedResponse } from '@/domain/contracts/adminDashboard';
import { ok } from '../platform/http/answer';
import { postAsPerson, type Route } from '../platform/http/route';
import type { SharedLimiter } from '../platform/limiter/sharedLimiter';
import { noteOpening } from './checkoutOpenings';

export interface OpeningDeps {
  db: () => Promise<Firestore>;
  now: () => Date;
  random: () => number;
  /** Nobody opens a checkout more often than it allows to buy something. */
  openingLimiter: SharedLimiter;
}

/**
 * POST /api/checkouts: the checkout was opened. Only who is signed in can open it. It is counted for the day, and not kept whose it
 * was: the admin's screen compares it with the orders that were placed.
 */
export function openedRoute({ db, now, random, openingLimiter }: OpeningDeps): Route {
  return postAsPerson({
    path: '/api/checkouts',
    schema: emptyRequest,
    async handle(_call, { uid }) {
      // Whoever opens it all the time is answered like anybody else, and counts no more.
      const counted = (await openingLimiter.take(uid, now())) === 0;
      if (counted) await noteOpening(await db(), now(), random);
      return { ...ok({ success: true } satisfies CheckoutOpenedResponse), log: { counted } };
    },
  });
}
