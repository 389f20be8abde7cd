import { OFFERS_PATH, type OffersResponse } from '@/domain/contracts/catalogue';
import { phaseAt } from '@/domain/promotions/schedule';
import { ok } from '../http/answer';
import { read, type Route } from '../http/route';
import { switchedOn } from '../offers/switchedOn';
import type { CatalogueDeps } from './catalogueRoutes';
import { publicOffers } from './publicOffers';

/**
 * GET /api/offers: the offers that run at this moment, past every cache, for a shopper who opens the coupons. Firestore's
 * rules cannot hide a field or prove a schedule, so browsers do not read the documents themselves.
 */
export function offersRoute({ reads, now }: CatalogueDeps): Route {
  return read(OFFERS_PATH, { key: true }, async () => {
    const docs = await reads.find(switchedOn('offers'));
    const at = now();
    const offers = publicOffers(docs, at).filter((offer) => phaseAt(offer, at) === 'during');
    return ok({ offers } satisfies OffersResponse);
  });
}
