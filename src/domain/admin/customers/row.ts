import { toRupees } from '@/domain/money/money';
import type { Customer } from '@/domain/customers/record/customer';
import { customerName } from '@/domain/customers/record/profile';

/** A customer in the list, in the palette and in search results. */
export interface CustomerRow {
  uid: string;
  name: string;
  email: string;
  phone: string;
  city: string;
  /** ISO. */
  since: string;
  /** ISO; empty without an order. */
  lastOrderAt: string;
  /** Placed orders that were not cancelled. */
  orders: number;
  /** Placed orders that were cancelled. */
  cancelled: number;
  returned: number;
  /** Refused, or never taken. */
  rto: number;
  /** Rupees, refunds taken off. */
  spent: number;
  tags: string[];
  isCodBlocked: boolean;
}

export function customerRow(customer: Customer): CustomerRow {
  const { uid, email, phones, cities, since, lastOrderAt, totals, tags, codBlocked } = customer;
  return {
    uid,
    name: customerName(customer),
    email,
    phone: phones[0] ?? '',
    city: cities[0] ?? '',
    since,
    lastOrderAt,
    orders: totals.orders,
    cancelled: totals.placed - totals.orders,
    returned: totals.returned,
    rto: totals.rto,
    spent: toRupees(totals.revenue),
    tags,
    isCodBlocked: codBlocked !== undefined,
  };
}
