import { adminOrderPath } from '@/app/router/paths';
import type { Order } from '@/domain/orders/order/order';
import type { News } from './news';

type Step = Pick<Order, 'orderId' | 'status' | 'updatedAt' | 'returnCase'>;

/** News of an order's step: placed, or return requested. */
export function orderNews(
  before: Pick<Step, 'status'> | null,
  { orderId, status, updatedAt: at, returnCase }: Step,
): News[] {
  const is = (one: Order['status']) => status === one && before?.status !== one;
  const about = { about: orderId, path: adminOrderPath(orderId), at };
  // An order that waited for its payment counts as new once it is paid.
  const isNew =
    is('placed') && (before === null || before.status === 'pending_payment' || before.status === 'expired');
  if (isNew) return [{ id: `order-${orderId}`, kind: 'new_order', ...about }];
  if (is('return_requested') && returnCase?.openedBy !== 'shop')
    return [{ id: `return-${orderId}-${Date.parse(at)}`, kind: 'return', ...about }];
  return [];
}
