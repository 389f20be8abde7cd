import type { Firestore } from 'firebase-admin/firestore';
import { emptyRequest } from '@/domain/contracts/admin';
import type { CheckoutOpenedResponse } from '@/domain/contracts/adminDashboard';
import { ok } from '../http/answer';
import { RateLimiter } from '../http/rateLimit';
import { postAsPerson, type Route } from '../http/route';
import { noteOpening } from './checkouts';

export interface OpeningDeps {
  db: () => Promise<Firestore>;
  now: () => Date;
  random: () => number;
}

/** Nobody opens a checkout more often than this to buy something. */
const LIMITS = { burst: 10, perSecond: 30 / 3600 };

/**
 * POST /api/checkouts: the checkout was opened. Only who is signed in can open it. It is counted for the day, and not kept whose it
 * was: the admin's screen compares it with the orders that were placed.
 */
export function openedRoute({ db, now, random }: OpeningDeps): Route {
  const limiter = new RateLimiter(() => LIMITS);
  return postAsPerson({
    path: '/api/checkouts',
    schema: emptyRequest,
    async handle(_call, { uid }) {
      // Whoever opens it all the time is answered like anybody else, and counts no more.
      const counted = limiter.take(uid, now().getTime()) === 0;
      if (counted) await noteOpening(await db(), now(), random);
      return { ...ok({ success: true } satisfies CheckoutOpenedResponse), log: { counted } };
    },
  });
}
