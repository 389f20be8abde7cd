import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { dropEdit } from '@/domain/orders/waitingEdit/waitingEdit';
import type { StockSnapshot } from '@/domain/orders/stock/reservations';
import type { Order } from '@/domain/orders/order/order';
import type { WaitingEdit } from '@/domain/orders/order/waitingEdit';
import type { PaymentGateway } from '../../gateways/paymentGateway';
import { readStockSnapshot, writeReservations } from '../../orders/reservations';
import { writeOrder } from '../../orders/writeOrder';
import { askAndSettle } from '../../payments/askRazorpay';
import type { PaymentDeps } from '../../payments/deps';
import { onOrder } from '../../platform/firestore/onOrder';

/** Closes an edit's payment link and settles a payment on it; false while Razorpay gives no answer. */
export async function closeEditPage(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  linkId: string,
  by: string,
): Promise<boolean> {
  // A refusal means that the link is paid or expired; the next request finds out which.
  const closed = await gateway.cancelLink(linkId);
  if (closed.kind === 'unavailable') return false;
  const state = await askAndSettle(deps, gateway, linkId, by);
  return state === 'paid' || state === 'unpaid';
}

/** The stock of the units that an edit takes and gives back, and the order's offer. */
export const readEditStock = (
  db: Firestore,
  transaction: Transaction,
  order: Order,
  { takes, gives, from }: WaitingEdit,
): Promise<StockSnapshot> =>
  readStockSnapshot(db, transaction, { ...order, reserved: { ...gives, ...takes }, reservedFrom: from });

export interface Drop {
  editId: string;
  by: string;
  note: string;
  onChange?: (transaction: Transaction, before: Order, after: Order) => void;
}

/** Drops an edit whose page is closed and frees its units, once; null where it is paid, or is gone. */
export async function dropWaitingEdit(
  { db: open, now }: PaymentDeps,
  orderId: string,
  { editId, by, note, onChange }: Drop,
): Promise<Order | null> {
  return onOrder(await open(), orderId, async (order, { db, transaction }) => {
    if (order.waitingEdit?.id !== editId) return null;
    const stock = await readEditStock(db, transaction, order, order.waitingEdit);
    const dropped = dropEdit(order, stock, { by, note }, now());
    if (!dropped) return null;
    writeOrder(db, transaction, order, dropped.order);
    writeReservations(db, transaction, { ...dropped.order, reserved: {} }, dropped.reservations);
    onChange?.(transaction, order, dropped.order);
    return dropped.order;
  });
}
