import type { Order } from '@/domain/orders/order/order';
import { attemptStore } from '../firebase/attempt';
import { loadFirestore } from '../firebase/firestore';

/** A page of a person's orders, newest first. */
export interface MyOrders {
  orders: Order[];
  /** Whether there are older ones. */
  more: boolean;
}

// Only the functions write orders, so their shape is the domain's.
export function createOrdersService() {
  return {
    /** `count` of a person's orders, newest first; with `after`, those older than it. */
    mine: (uid: string, count: number, after?: Order) =>
      attemptStore(async (): Promise<MyOrders> => {
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
    /** null when there is no such order. */
    one: (orderId: string) =>
      attemptStore(async () => {
        const { sdk, db } = await loadFirestore();
        const snapshot = await sdk.getDoc(sdk.doc(db, 'orders', orderId));
        return snapshot.exists() ? (snapshot.data() as Order) : null;
      }),
  };
}
