import type { Firestore } from 'firebase-admin/firestore';
import { isWrapAt, wrapRupees } from '@/domain/cart/cartSettings';
import { priceCart, shownStockLevels, type PricedCart } from '@/domain/cart/pricedCart';
import { validateOfferRequest, type ValidateOfferResponse } from '@/domain/contracts/orders/payment';
import { quote, type Quote } from '@/domain/pricing/pricing';
import { quoteAnswer } from '@/domain/pricing/quoteAnswer';
import { readItems } from '../catalogue/readItems';
import type { PersonUses } from '@/domain/offers/coupons';
import type { Offer } from '@/domain/offers/offer';
import type { Reads } from '../platform/firestore/reads';
import { userRef } from '../platform/firestore/refs';
import { ok, refuse } from '../platform/http/answer';
import { errorFields } from '../platform/log';
import { postAsAnyone, type Route } from '../platform/http/route';
import type { Identity } from '../platform/callers/identity';
import { useCount, usesOf, type OfferFinder } from '../offers/findOffer';
import { dependsOnPerson, readPersonUses } from '../offers/personUses';
import { cartLines } from './cartLines';
import { describeChanges, figures, pricedUnits } from './figures';
import { findQuotedLimit, readQuotedBuyer } from './quotedLimit';
import { openOrderOf } from '../platform/firestore/openOrder';
import type { StoreDeps } from '../platform/storeDeps';
import { addOwnReservation, type AvailableToPerson } from './ownReservation';
import { readCartSettings } from './cartSettings';
import { addressesOf } from './savedAddresses';
import { wrapChanged } from './wrapChanged';

export interface ValidateOfferDeps extends StoreDeps {
  reads: Reads;
  offers: OfferFinder;
  takesOnlinePayments: () => boolean;
}

/** Whether the coupon or a line's stock is refused, which may be due to the shopper's own unpaid order. */
function mayBlockItself({ cart, sums }: { cart: PricedCart; sums: Quote }): boolean {
  return sums.coupon?.applied === false || cart.changes.some(({ kind }) => kind === 'stock');
}

/** The effect of the shopper's earlier orders on an offer, by account and by phone number. */
async function readUses(db: Firestore, offer: Offer, { uid }: Identity): Promise<PersonUses> {
  const [uses, user] = await Promise.all([usesOf(db, offer.id, uid).get(), userRef(db, uid).get()]);
  const phones = addressesOf(user).map(({ phone }) => phone);
  const byOrders = await readPersonUses({ db, read: (query) => query.get(), decides: false }, offer, {
    uid,
    phones,
  });
  return { ...byOrders, usedByShopper: useCount(uses) };
}

/** POST /api/payment/validate-offer: what the cart costs, from the shop's own prices. */
export function validateOffer(deps: ValidateOfferDeps): Route {
  const { db, reads, offers, now, log } = deps;
  /** Null where the limits cannot be read: the quote only shows them, and the order decides. */
  const buyerOf = ({ uid }: Identity) =>
    readQuotedBuyer(reads, uid).catch((error: unknown) => {
      log('quote.limits_crashed', errorFields(error), 'ERROR');
      return null;
    });

  return postAsAnyone({
    path: '/api/payment/validate-offer',
    schema: validateOfferRequest,
    async handle({ body }, who) {
      const requested = cartLines(body.cartItems);
      const [items, offer, buyer, settings] = await Promise.all([
        readItems((paths) => reads.getAll(paths), requested),
        body.couponCode ? offers.find(body.couponCode) : undefined,
        who && buyerOf(who),
        body.giftWrap === undefined ? null : readCartSettings(reads),
      ]);
      if (settings && !isWrapAt(settings, body.giftWrap ?? 0)) return wrapChanged(wrapRupees(settings));
      const uses =
        who && offer && dependsOnPerson(offer)
          ? await readUses(await db(), offer, who)
          : { usedByShopper: 0 };
      const price = ({ levels, offer, ...uses }: AvailableToPerson) => {
        const cart = priceCart(requested, items, levels);
        const sums = quote({
          lines: pricedUnits(cart.lines),
          coupon: body.couponCode ? { code: body.couponCode, offer } : null,
          paymentMethod: body.paymentMethod,
          context: { ...uses, now: now() },
          giftWrap: settings?.wrapPaise,
        });
        return { cart, sums };
      };
      const limits = { levels: shownStockLevels(items.products.values()), offer, ...uses };
      let priced = price(limits);
      if (who && mayBlockItself(priced)) {
        const open = await openOrderOf(await db(), who.uid);
        if (open) priced = price(addOwnReservation(limits, open));
      }
      const { cart, sums } = priced;
      const answer = figures(sums, cart.changes);
      if (cart.changes.length > 0) {
        const { code, message } = describeChanges(cart.changes);
        return refuse(409, code, message, { ...answer });
      }
      const quoted = quoteAnswer(sums, body.paymentMethod);
      const { lines } = cart;
      const { finalTotal } = sums;
      const { paymentMethod } = body;
      const limit =
        who &&
        buyer &&
        findQuotedLimit(buyer, {
          uid: who.uid,
          lines,
          finalTotal,
          paymentMethod,
          takesOnline: deps.takesOnlinePayments(),
          now: now(),
        });
      return ok({ ...quoted, ...answer, ...(limit ? { limit } : {}) } satisfies ValidateOfferResponse);
    },
  });
}
