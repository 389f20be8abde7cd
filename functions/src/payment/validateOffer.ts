import type { Firestore } from 'firebase-admin/firestore';
import { fillBasket, shownLevels, type Basket } from '@/domain/basket';
import { couponMessage } from '@/domain/couponMessage';
import { validateOfferRequest, type ValidateOfferResponse } from '@/domain/contracts/payment';
import { COD_FEE_NOTE } from '@/domain/fees';
import { quote, type Quote } from '@/domain/pricing';
import { readShelf } from '../catalogue/shelf';
import type { Reads } from '../gateways/reads/reads';
import { ok, refuse } from '../http/answer';
import { postAsAnyone, type Route } from '../http/route';
import { useCount, usesOf, type OfferFinder } from '../offers/findOffer';
import { cartLines } from './cartLines';
import { describeChanges, figures, pricedUnits } from './figures';
import { besidesOwn, openOrderOf, type Limits } from './ownHoldings';

export interface ValidateOfferDeps {
  db: () => Promise<Firestore>;
  reads: Reads;
  offers: OfferFinder;
  now: () => Date;
}

function feeMessage({ deliveryFee }: Quote): string {
  return deliveryFee === 0 ? 'Free delivery' : COD_FEE_NOTE;
}

/** Whether something is not to be had; it may be that the shopper has it already. */
function isShort({ basket, sums }: { basket: Basket; sums: Quote }): boolean {
  return sums.coupon?.applied === false || basket.changes.some(({ kind }) => kind === 'stock');
}

/** POST /api/payment/validate-offer: what the cart costs, from the shop's own prices. */
export function validateOffer({ db, reads, offers, now }: ValidateOfferDeps): Route {
  return postAsAnyone({
    path: '/api/payment/validate-offer',
    schema: validateOfferRequest,
    async handle({ body }, who) {
      const wanted = cartLines(body.cartItems);
      const [shelf, offer] = await Promise.all([
        readShelf((paths) => reads.getAll(paths), wanted),
        body.couponCode ? offers.find(body.couponCode) : undefined,
      ]);
      const usedByShopper =
        who && offer?.perUserLimit ? useCount(await usesOf(await db(), offer.id, who.uid).get()) : 0;
      const price = ({ levels, offer, usedByShopper }: Limits) => {
        const basket = fillBasket(wanted, shelf, levels);
        const sums = quote({
          lines: pricedUnits(basket.lines),
          coupon: body.couponCode ? { code: body.couponCode, offer } : null,
          paymentMethod: body.paymentMethod,
          context: { now: now(), usedByShopper },
        });
        return { basket, sums };
      };
      const limits = { levels: shownLevels(shelf.products.values()), offer, usedByShopper };
      let priced = price(limits);
      if (who && isShort(priced)) {
        const open = await openOrderOf(await db(), who.uid);
        if (open) priced = price(besidesOwn(limits, open));
      }
      const { basket, sums } = priced;
      const answer = figures(sums, basket.changes);
      if (basket.changes.length > 0) {
        const { code, message } = describeChanges(basket.changes);
        return refuse(409, code, message, { ...answer });
      }
      const message = sums.coupon ? couponMessage(sums.coupon) : feeMessage(sums);
      const success = sums.coupon?.applied !== false;
      return ok({ success, message, ...answer } satisfies ValidateOfferResponse);
    },
  });
}
