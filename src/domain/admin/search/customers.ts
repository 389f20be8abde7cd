import type { Order } from '@/domain/orders/order/order';

/** A person, as their newest order among the results has them. */
export interface FoundCustomer {
  userId: string;
  name: string;
  phone: string;
  email: string;
  city: string;
  lastOrderId: string;
  /** ISO. */
  lastOrderAt: string;
}

/** The people of some orders, each once, in the orders' sequence. Deleted accounts are left out. */
export function customersOf(orders: readonly Order[]): FoundCustomer[] {
  const found = new Map<string, FoundCustomer>();
  for (const { userId, erasedAt, address, email, orderId, createdAt } of orders) {
    const known = found.get(userId);
    if (erasedAt || (known && known.lastOrderAt >= createdAt)) continue;
    const { name, phone, city } = address;
    found.set(userId, { userId, name, phone, email, city, lastOrderId: orderId, lastOrderAt: createdAt });
  }
  return [...found.values()];
}
