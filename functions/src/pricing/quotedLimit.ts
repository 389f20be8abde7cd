import type { PricedLine } from '@/domain/cart/pricedCart';
import type { Paise } from '@/domain/money/money';
import { findRefusal } from '@/domain/orders/limits/findBreach';
import type { Order } from '@/domain/orders/order/order';
import { unitsTaken } from '@/domain/catalogue/stock';
import type { PaymentMethod } from '@/domain/pricing/fees';
import type { Reads } from '../platform/firestore/reads';
import { readBuyer, type BuyerFacts } from '../limits/buyers';
import { describeBreach } from '../limits/describeBreach';
import { addressesOf } from './savedAddresses';

/**
 * Reads what a person's limits are decided by. The quote does not know the address, so a phone number counts only where all
 * saved addresses have the same.
 */
export async function readQuotedBuyer(reads: Reads, uid: string): Promise<BuyerFacts> {
  const [user] = await reads.getAll([`users/${uid}`]);
  const phones = new Set(addressesOf(user).map(({ phone }) => phone));
  const [phone = ''] = phones.size === 1 ? phones : [];
  return readBuyer((paths) => reads.getAll(paths), { uid, phone });
}

interface Quoted {
  uid: string;
  lines: readonly PricedLine[];
  finalTotal: Paise;
  paymentMethod: PaymentMethod;
  /** Whether the shop takes online payments. */
  takesOnline: boolean;
  now: Date;
}

/**
 * The sentence that create-order or create-shipment would refuse this order with because of the person's limits; null where it
 * would not. Their own unpaid order gives way to a new one, so it does not count.
 */
export function findQuotedLimit(buyer: BuyerFacts, quoted: Quoted): string | null {
  const { uid, lines, finalTotal, paymentMethod, now } = quoted;
  const counts = ({ userId, status }: Order) => userId !== uid || status !== 'pending_payment';
  const breach = findRefusal(
    { paymentMethod, units: unitsTaken(lines), finalTotal, holds: paymentMethod === 'Pay Online', now },
    buyer,
    counts,
  );
  return breach && describeBreach(breach, lines, quoted.takesOnline);
}
