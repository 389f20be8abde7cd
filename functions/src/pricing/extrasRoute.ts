import { wrapRupees } from '@/domain/cart/cartSettings';
import { shownStockLevels } from '@/domain/cart/pricedCart';
import { availableSamples } from '@/domain/cart/sample';
import type { CartExtrasResponse } from '@/domain/contracts/admin/cartSettings';
import type { Reads } from '../platform/firestore/reads';
import { ok } from '../platform/http/answer';
import { getAsAnyone, type Route } from '../platform/http/route';
import { readCartSettings } from './cartSettings';
import { readSamples } from './readSamples';

/** GET /api/cart/extras: what the cart offers beside the goods. No cache holds it, because its price is asked for next. */
export const extrasRoute = ({ reads }: { reads: Reads }): Route =>
  getAsAnyone('/api/cart/extras', { key: true }, async () => {
    const settings = await readCartSettings(reads);
    const asked = settings.sampleFromPaise === null ? [] : settings.samples;
    const products = await readSamples((paths) => reads.getAll(paths), asked);
    return ok({
      success: true,
      giftWrap: wrapRupees(settings),
      sample: availableSamples(settings, products, shownStockLevels(products.values())),
    } satisfies CartExtrasResponse);
  });
