import type { Order } from '@/domain/order';
import { attemptStore } from '../firebase/attempt';
import { loadFirestore } from '../firebase/firestore';
import type { OrdersService } from './types';

const PAGE_SIZE = 25;
/** More than a person has; a list without end would be a mistake of ours. */
const MINE_LIMIT = 100;

// Only functions write orders, so their shape is the domain's.
export function createOrdersService(): OrdersService {
  return {
    mine: (uid) =>
      attemptStore(async () => {
        const { sdk, db } = await loadFirestore();
        const found = await sdk.getDocs(
          sdk.query(
            sdk.collection(db, 'orders'),
            sdk.where('userId', '==', uid),
            sdk.orderBy('createdAt', 'desc'),
            sdk.limit(MINE_LIMIT),
          ),
        );
        return found.docs.map((snapshot) => snapshot.data() as Order);
      }),
    all: (status, after) =>
      attemptStore(async () => {
        const { sdk, db } = await loadFirestore();
        const found = await sdk.getDocs(
          sdk.query(
            sdk.collection(db, 'orders'),
            ...(status ? [sdk.where('status', '==', status)] : []),
            sdk.orderBy('createdAt', 'desc'),
            ...(after ? [sdk.startAfter(after)] : []),
            sdk.limit(PAGE_SIZE),
          ),
        );
        const orders = found.docs.map((snapshot) => snapshot.data() as Order);
        const last = orders.at(-1);
        return { orders, next: orders.length === PAGE_SIZE && last ? last.createdAt : null };
      }),
    one: (orderId) =>
      attemptStore(async () => {
        const { sdk, db } = await loadFirestore();
        const snapshot = await sdk.getDoc(sdk.doc(db, 'orders', orderId));
        return snapshot.exists() ? (snapshot.data() as Order) : null;
      }),
  };
}
