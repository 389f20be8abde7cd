import type { Firestore } from 'firebase-admin/firestore';
import type { CreditResponse } from '@/domain/contracts/shoppers/credit';
import { creditLeft } from '@/domain/credit/spend';
import type { CreditView } from '@/domain/credit/view';
import { toRupees } from '@/domain/money/money';
import { openOrderOf } from '../platform/firestore/openOrder';
import { ok } from '../platform/http/answer';
import { getAsPerson, type Route } from '../platform/http/route';
import type { DatabaseDeps } from '../platform/storeDeps';
import { readCredit } from './creditStore';

/** Rupees that would be spendable again if the person began another order. */
async function heldOf(db: Firestore, uid: string, { isFrozen, entries }: CreditView): Promise<number> {
  if (isFrozen || entries.length === 0) return 0;
  const open = await openOrderOf(db, uid);
  return toRupees(creditLeft(open?.credit));
}

/** GET /api/credit: the caller's store credit, what of it expires when, and its newest movements. */
export const creditRoute = (deps: DatabaseDeps): Route =>
  getAsPerson({
    path: '/api/credit',
    async handle(_call, { uid }) {
      const db = await deps.db();
      const { view } = await readCredit(db, uid, deps.now());
      return ok({
        success: true,
        credit: { ...view, held: await heldOf(db, uid, view) },
      } satisfies CreditResponse);
    },
  });
