import type { PaymentMethod } from '@/domain/pricing/fees';
import { toPaise, type Paise } from '@/domain/money/money';
import type { Order } from '../order/order';
import { HOLD_MS } from '@/domain/payments/record/paymentRecord';
import type { Units } from '@/domain/catalogue/stock';
import { isCodBlocked, type BuyerRecord } from './buyerRecord';
import type { PurchaseLimits } from './limits';
import { begunInADay, countUnits, heldUnpaidOf, isOpenCod, isOpenUnpaid } from './pastOrders';

/** Limits are counted by account and by phone number. */
export type CountedBy = 'account' | 'phone';

/** A limit that an order would exceed. */
export type Breach =
  | { kind: 'units'; by: CountedBy; sku: string; most: number; already: number }
  | { kind: 'held_often'; by: CountedBy; sku: string; most: number }
  | { kind: 'open_unpaid'; by: CountedBy; most: number }
  | { kind: 'open_cod'; by: CountedBy; most: number }
  | { kind: 'cod_value'; most: number }
  /** The team has switched Cash on Delivery off for the account or the phone number. */
  | { kind: 'cod_blocked' }
  | { kind: 'orders_per_day'; by: CountedBy; most: number };

export interface OrderToCheck {
  paymentMethod: PaymentMethod;
  units: Units;
  finalTotal: Paise;
  /** Whether it will wait for its payment. */
  holds: boolean;
  now: Date;
}

/** Returns the limit that the order would exceed for one account or phone number; null when it exceeds none. */
function findBreachBy(
  by: CountedBy,
  orders: readonly Order[],
  checked: OrderToCheck,
  limits: PurchaseLimits,
): Breach | null {
  const { now, holds } = checked;
  if (begunInADay(orders, now) >= limits.ordersPerDay) {
    return { kind: 'orders_per_day', by, most: limits.ordersPerDay };
  }
  // The team decided to hold stock for its own payment links, so they never block a payment in the shop.
  const unpaid = orders.filter((order) => isOpenUnpaid(order) && !order.phoneOrder);
  if (holds && unpaid.length >= limits.openUnpaidOrders) {
    return { kind: 'open_unpaid', by, most: limits.openUnpaidOrders };
  }
  const isCod = checked.paymentMethod === 'Cash on Delivery';
  if (isCod && orders.filter(isOpenCod).length >= limits.openCodOrders) {
    return { kind: 'open_cod', by, most: limits.openCodOrders };
  }
  const counted = countUnits(orders, now);
  const heldMsBySku = holds ? heldUnpaidOf(orders, now) : new Map<string, number>();
  for (const [sku, count] of checked.units) {
    const already = counted.get(sku) ?? 0;
    if (already + count > limits.unitsPerSku) {
      return { kind: 'units', by, sku, most: limits.unitsPerSku, already };
    }
    // Counted by time, because an order that a changed cart replaced has held its units as well.
    if ((heldMsBySku.get(sku) ?? 0) >= limits.unpaidHolds * HOLD_MS) {
      return { kind: 'held_often', by, sku, most: limits.unpaidHolds };
    }
  }
  return null;
}

/** Returns the first limit that the order would exceed; null when it may be placed. */
export function findBreach(
  checked: OrderToCheck,
  past: Record<CountedBy, readonly Order[]>,
  limits: PurchaseLimits,
): Breach | null {
  if (checked.paymentMethod === 'Cash on Delivery' && checked.finalTotal > toPaise(limits.codOrderRupees)) {
    return { kind: 'cod_value', most: limits.codOrderRupees };
  }
  return (
    findBreachBy('account', past.account, checked, limits) ??
    findBreachBy('phone', past.phone, checked, limits)
  );
}

/** A person's limits and the orders that count towards them. */
export interface CountedOrders {
  limits: PurchaseLimits;
  account: { record: BuyerRecord; orders: readonly Order[] };
  phone: { record: BuyerRecord; orders: readonly Order[] };
}

/**
 * Returns why an account may not place the order; null when it may. Lifted limits lift none of the team's own decision
 * to take no cash from the account or the phone number.
 */
export function findRefusal(
  checked: OrderToCheck,
  { limits, account, phone }: CountedOrders,
  counts: (order: Order) => boolean = () => true,
): Breach | null {
  const { lifted } = account.record;
  const isBlocked = isCodBlocked(account.record) || isCodBlocked(phone.record);
  if (isBlocked && checked.paymentMethod === 'Cash on Delivery') return { kind: 'cod_blocked' };
  if (lifted) return null;
  const past = { account: account.orders.filter(counts), phone: phone.orders.filter(counts) };
  return findBreach(checked, past, limits);
}
