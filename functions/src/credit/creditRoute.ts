import type { Firestore } from 'firebase-admin/firestore';
import type { CreditResponse } from '@/domain/contracts/credit';
import { ok } from '../platform/http/answer';
import { getAsPerson, type Route } from '../platform/http/route';
import { readCredit } from './creditStore';

export interface CreditDeps {
  db: () => Promise<Firestore>;
  now: () => Date;
}

/** GET /api/credit: the caller's store credit, what of it expires when, and its newest movements. */
export const creditRoute = (deps: CreditDeps): Route =>
  getAsPerson({
    path: '/api/credit',
    async handle(_call, { uid }) {
      const { view } = await readCredit(await deps.db(), uid, deps.now());
      return ok({ success: true, credit: view } satisfies CreditResponse);
    },
  });
