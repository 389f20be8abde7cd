import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { RefusedOrder } from '@/domain/contracts/adminOrders/print';
import type { Order } from '@/domain/orders/order/order';
import { orderRef } from '../../platform/firestore/refs';
import { messages } from './messages';

interface Chosen {
  chosen: { order: Order; snapshot: DocumentSnapshot }[];
  refused: RefusedOrder[];
}

/** Reads orders, and refuses those that are missing or that `refusalOf` gives a reason for. */
export async function chooseOrders(
  db: Firestore,
  ids: readonly string[],
  refusalOf: (order: Order) => { code: string; message: string } | null,
): Promise<Chosen> {
  const found: Chosen = { chosen: [], refused: [] };
  for (const snapshot of await db.getAll(...ids.map((id) => orderRef(db, id)))) {
    const order = snapshot.data() as Order | undefined;
    const missing = { code: 'not_found', message: messages.noSuchOrder(snapshot.id) };
    const refusal = order ? refusalOf(order) : missing;
    if (refusal) found.refused.push({ id: snapshot.id, ...refusal });
    else if (order) found.chosen.push({ order, snapshot });
  }
  return found;
}
