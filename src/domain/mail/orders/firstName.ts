import type { Order } from '../../orders/order/order';

/** How a mail addresses the customer of an order. */
export const firstName = ({ address }: Pick<Order, 'address'>): string =>
  address.name.trim().split(/\s+/)[0] ?? '';
