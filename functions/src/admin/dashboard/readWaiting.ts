import type { Firestore, Query } from 'firebase-admin/firestore';
import { LOW_STOCK } from '@/domain/catalogueDraft/shelfList';
import type { LowStockItem, Waiting } from '@/domain/contracts/adminDashboard';
import type { OrderStatus } from '@/domain/order';

/** Products that are shown of those that run low. */
const LOW_SHOWN = 10;

async function count(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

/** How many orders wait for the admin: Firestore counts them, none is read. */
export async function readWaiting(db: Firestore): Promise<Waiting> {
  const orders = db.collection('orders');
  const of = (status: OrderStatus) => orders.where('status', '==', status);
  const [toPack, bookingFailed, returnRequested, rto, received, refundsOwed] = await Promise.all([
    count(of('placed')),
    count(orders.where('shipment.status', '==', 'failed')),
    count(of('return_requested')),
    count(of('rto')),
    count(of('rto').where('cameBack.at', '>', '')),
    count(orders.where('payment.refund.status', '==', 'due')),
  ]);
  const rtoToReceive = Math.max(0, (rto ?? 0) - (received ?? 0));
  return { toPack, bookingFailed, returnRequested, rtoToReceive, refundsOwed };
}

/** The products on sale that run low, the scarcest first. */
export async function readLowStock(db: Firestore): Promise<{ lowStock: LowStockItem[]; moreLow: boolean }> {
  const { docs } = await db
    .collection('products')
    .where('status', '==', 'active')
    .where('stock', '<=', LOW_STOCK)
    .orderBy('stock')
    .limit(LOW_SHOWN + 1)
    .select('name', 'mainImage', 'stock')
    .get();
  const low = docs.map((doc) => ({ ...(doc.data() as Omit<LowStockItem, 'id'>), id: doc.id }));
  return { lowStock: low.slice(0, LOW_SHOWN), moreLow: low.length > LOW_SHOWN };
}
