import { wrapRupees } from '@/domain/cart/cartSettings';
import type { CartExtrasResponse } from '@/domain/contracts/cartSettings';
import type { Reads } from '../platform/firestore/reads';
import { ok } from '../platform/http/answer';
import { getAsAnyone, type Route } from '../platform/http/route';
import { readCartSettings } from './cartSettings';

/** GET /api/cart/extras: what the cart offers beside the goods. No cache holds it, because its price is asked for next. */
export const extrasRoute = ({ reads }: { reads: Reads }): Route =>
  getAsAnyone('/api/cart/extras', { key: true }, async () => {
    const settings = await readCartSettings(reads);
    return ok({ success: true, giftWrap: wrapRupees(settings) } satisfies CartExtrasResponse);
  });
