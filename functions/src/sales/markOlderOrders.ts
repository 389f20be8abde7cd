import type { Firestore } from 'firebase-admin/firestore';
import type { Order } from '@/domain/orders/order/order';
import { withTally } from '@/domain/admin/sales/countOrder';
import { errorFields } from '../platform/log';
import { mapInBatches } from '../platform/concurrency/mapInBatches';
import type { SalesDeps } from './countOrders';
import { inTransaction } from '../platform/firestore/transaction';
import { orderRef } from '../platform/firestore/refs';

/** Orders read in one run, and how many are changed at a time. */
const MAX = 200;
const AT_ONCE = 10;

/** `counters/olderOrders`: how far the orders from before the shop kept sums were read. */
interface Progress {
  through: string;
  done: boolean;
}

const progressRef = (db: Firestore) => db.collection('counters').doc('olderOrders');

/** Marks an order to be counted, unless it is marked already. */
function note(db: Firestore, orderId: string): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const order = (await transaction.get(orderRef(db, orderId))).data() as Order | undefined;
    const tally = order && withTally(order).tally;
    if (tally && !order.tally) transaction.update(orderRef(db, orderId), { tally });
  });
}

/** Marks the orders that were placed before the shop kept sums: some in each run, until all are marked. */
export async function markOlderOrders({ db: open, log }: SalesDeps): Promise<void> {
  const db = await open();
  const before = (await progressRef(db).get()).data() as Progress | undefined;
  if (before?.done) return;
  const through = before?.through ?? '';
  const all = db.collection('orders').orderBy('__name__').limit(MAX);
  const { docs } = await (through ? all.startAfter(through) : all).select('tally').get();
  const missing = docs.filter((doc) => doc.get('tally') === undefined);
  await mapInBatches(missing, AT_ONCE, ({ id }) =>
    note(db, id).catch((error: unknown) =>
      log('sales.crashed', { orderId: id, ...errorFields(error) }, 'ERROR'),
    ),
  );
  const progress: Progress = { through: docs.at(-1)?.id ?? through, done: docs.length < MAX };
  await progressRef(db).set(progress);
}
