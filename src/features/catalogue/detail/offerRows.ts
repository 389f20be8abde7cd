import { applyOffer } from '@/domain/offers/coupons';
import { formatPaise, percentOf, subtract, times, toPaise, type Paise } from '@/domain/money/money';
import type { Offer } from '@/domain/offers/offer';
import { OFFERED_METHODS, PREPAID_PERCENT, type PaymentMethod } from '@/domain/pricing/fees';
import { messages } from './messages/more';

/** An offer on this product now, with what it comes to. */
export interface OfferRow {
  name: string;
  text: string;
  amount: string;
  /** What the amount is for: 'after offer', 'each', 'for two'. */
  unit: string;
}

const MOST_UNITS = 4;
const WORDS = ['', 'one', 'two', 'three', 'four'];

function rowOf(offer: Offer, unitPrice: Paise, now: Date): OfferRow | null {
  for (let quantity = 1; quantity <= MOST_UNITS; quantity += 1) {
    const outcome = applyOffer(offer, [{ unitPrice, quantity }], { now, usedByShopper: 0 });
    if (!outcome.applied || outcome.discount === 0) continue;
    const after = subtract(times(unitPrice, quantity), outcome.discount);
    const each = offer.type !== 'bogo' && after % quantity === 0 && quantity > 1;
    return {
      name: offer.code,
      text: offer.title,
      amount: formatPaise(each ? ((after / quantity) as Paise) : after),
      unit: each ? 'each' : quantity === 1 ? 'after offer' : `for ${WORDS[quantity]}`,
    };
  }
  return null;
}

/** Pay Online where it is offered, then every offer that this product alone, up to four of it, could use now. Rupees. */
export function offerRows(
  price: number,
  offers: readonly Offer[],
  now: Date,
  methods: readonly PaymentMethod[] = OFFERED_METHODS,
): OfferRow[] {
  const unitPrice = toPaise(price);
  const online = {
    name: 'Pay Online',
    text: messages.offerRows.extraOffApplied(PREPAID_PERCENT),
    amount: formatPaise(subtract(unitPrice, percentOf(unitPrice, PREPAID_PERCENT))),
    unit: 'after offer',
  };
  const first = methods.includes('Pay Online') ? [online] : [];
  return [...first, ...offers.flatMap((offer) => rowOf(offer, unitPrice, now) ?? [])];
}
