import { formatPaise, paise, percentOf, subtract } from '@/domain/money/money';
import type { Offer } from '@/domain/offers/offer';
import type { OfferTypeDefinition } from '@/domain/offers/types/offerTypeDefinition';
import { OFFER_TYPE_DEFINITIONS } from '@/domain/offers/types/offerTypeDefinitions';
import type { PricedUnits } from '@/domain/offers/types/pricedUnits';
import { PREPAID_PERCENT, type PaymentMethod } from '@/domain/pricing/fees';
import { quote, type Quote } from '@/domain/pricing/pricing';
import { messages } from '../messages/more';

/** An offer that applies to this product now, with the resulting price or saving. */
export interface OfferRow {
  name: string;
  text: string;
  amount: string;
  /** The unit of the amount: 'after offer', 'each', 'for two'. */
  unit: string;
}

const MAX_UNITS = 4;
const texts = messages.offerRows;
const NUMBER_WORDS = ['', 'one', 'two', 'three', 'four'];

type Sums = Pick<Quote, 'discount' | 'subTotal' | 'deliveryDiscount'>;

function amountOf(
  { discount, subTotal, deliveryDiscount }: Sums,
  quantity: number,
  lowers: OfferTypeDefinition['lowers'],
): Pick<OfferRow, 'amount' | 'unit'> {
  if (lowers === 'delivery')
    return { amount: texts.freeDelivery, unit: texts.saves(formatPaise(deliveryDiscount)) };
  const after = subtract(subTotal, discount);
  if (quantity === 1) return { amount: formatPaise(after), unit: texts.afterOffer };
  const each = after / quantity;
  if (lowers === 'eachUnit' && Number.isInteger(each))
    return { amount: formatPaise(paise(each)), unit: texts.each };
  return { amount: formatPaise(after), unit: texts.forUnits(NUMBER_WORDS[quantity] ?? '') };
}

/** The item of the page, in the form that offers need. */
export type OfferedItem = Pick<PricedUnits, 'kind' | 'id' | 'category' | 'unitPrice'>;

/**
 * Returns the row for the fewest units and the method with which the offer saves something; null without a
 * saving.
 */
function rowOf(
  offer: Offer,
  item: OfferedItem,
  { now, methods }: { now: Date; methods: readonly PaymentMethod[] },
): OfferRow | null {
  for (let quantity = 1; quantity <= MAX_UNITS; quantity += 1) {
    for (const paymentMethod of methods) {
      const sums = quote({
        lines: [{ ...item, quantity }],
        coupon: { code: offer.code, offer },
        paymentMethod,
        context: { now, usedByShopper: 0 },
      });
      if (!sums.coupon?.applied || sums.discount + sums.deliveryDiscount === 0) continue;
      const { lowers } = OFFER_TYPE_DEFINITIONS[offer.type];
      return { name: offer.code, text: offer.title, ...amountOf(sums, quantity, lowers) };
    }
  }
  return null;
}

/** Pay Online if available, then every offer that up to four units of this item alone could use now. */
export function offerRows(
  item: OfferedItem,
  offers: readonly Offer[],
  now: Date,
  methods: readonly PaymentMethod[],
): OfferRow[] {
  const { unitPrice } = item;
  const online = {
    name: texts.payOnline,
    text: texts.extraOffApplied(PREPAID_PERCENT),
    amount: formatPaise(subtract(unitPrice, percentOf(unitPrice, PREPAID_PERCENT))),
    unit: texts.afterOffer,
  };
  const first = methods.includes('Pay Online') ? [online] : [];
  return [...first, ...offers.flatMap((offer) => rowOf(offer, item, { now, methods }) ?? [])];
}
