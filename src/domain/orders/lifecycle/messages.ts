import type { OrderStatus } from '../order/order';

export const messages = {
  statuses: {
    pending_payment: 'Payment pending',
    placed: 'Placed',
    packed: 'Packed',
    shipped: 'Shipped',
    out_for_delivery: 'Out for delivery',
    delivered: 'Delivered',
    return_requested: 'Return requested',
    returned: 'Returned',
    refunded: 'Refunded',
    expired: 'Expired',
    cancelled: 'Cancelled',
    rto: 'Returned to us',
  } satisfies Record<OrderStatus, string>,
};
