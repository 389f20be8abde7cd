import type { Order } from '@/domain/orders/order/order';
import { attemptStore } from '../firebase/attempt';
import { loadFirestore } from '../firebase/firestore';
import type { OrdersService } from './types';

// Only the functions write orders, so their shape is the domain's.
export function createOrdersService(): OrdersService {
  return {
    mine: (uid, count, after) =>
      attemptStore(async () => {
        const { sdk, db } = await loadFirestore();
        // The cursor includes the id, because orders may have the same time and no page may skip one.
        const found = await sdk.getDocs(
          sdk.query(
            sdk.collection(db, 'orders'),
            sdk.where('userId', '==', uid),
            sdk.orderBy('createdAt', 'desc'),
            sdk.orderBy(sdk.documentId(), 'desc'),
            ...(after ? [sdk.startAfter(after.createdAt, after.orderId)] : []),
            // One more than requested tells whether there are more.
            sdk.limit(count + 1),
          ),
        );
        const orders = found.docs.map((snapshot) => snapshot.data() as Order);
        return { orders: orders.slice(0, count), more: orders.length > count };
      }),
    one: (orderId) =>
      attemptStore(async () => {
        const { sdk, db } = await loadFirestore();
        const snapshot = await sdk.getDoc(sdk.doc(db, 'orders', orderId));
        return snapshot.exists() ? (snapshot.data() as Order) : null;
      }),
  };
}
