import { purchase } from '@/domain/analytics/analytics';
import { orderPlaced } from '@/features/checkout';
import { takeEvery } from '@/lib/watch';
import type { Services } from '@/services';
import { withCategories } from './categories';

/** Reports each order once, however often its success is dispatched. */
export function* watchPurchases({ analytics, storage }: Services) {
  function* reportPurchase({ payload: order }: ReturnType<typeof orderPlaced>) {
    if (storage.reportedOrders.has(order.orderId)) return;
    const items = yield* withCategories(order.items);
    if (analytics.send(purchase({ ...order, items }))) storage.reportedOrders.add(order.orderId);
  }
  yield* takeEvery(orderPlaced, reportPurchase);
}
