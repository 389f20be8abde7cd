import { release, showStock, unitsOf, type StoredUnits } from '@/domain/catalogue/stock';
import { toPaise, type Paise } from '@/domain/money/money';
import { withNote } from '../order/note';
import type { Order } from '../order/order';
import type { ReservationUpdate, StockSnapshot } from '../stock/reservations';
import { blockedProblem } from './canEdit';

/** Stock after some units were given back. */
export function giveBack(
  units: StoredUnits,
  { levels, products }: Pick<StockSnapshot, 'levels' | 'products'>,
): ReservationUpdate {
  const counts = unitsOf(units);
  const changed = levels.flatMap((level) => {
    const count = counts.get(level.sku) ?? 0;
    return count > 0 ? [release(level, count)] : [];
  });
  const touched = products.filter(({ variants }) => variants.some(({ sku }) => counts.has(sku)));
  return { levels: changed, products: touched.map((product) => showStock(product, changed)), coupon: null };
}

export const withoutWaiting = ({ waitingEdit: _, ...order }: Order): Order => order;

/** The order without the edit that was not paid, and the units that it held. */
export function dropEdit(
  order: Order,
  stock: Pick<StockSnapshot, 'levels' | 'products'>,
  { by, note }: { by: string; note: string },
  now: Date,
): { order: Order; reservations: ReservationUpdate } | null {
  const { waitingEdit } = order;
  if (!waitingEdit || waitingEdit.paid) return null;
  return {
    order: withNote(withoutWaiting(order), by, note, now),
    reservations: giveBack(waitingEdit.takes, stock),
  };
}

/** Whether the edit can still be made: nothing of the order has moved on since. */
export const isStillEditable = (order: Order): boolean =>
  blockedProblem(order) === null && order.waitingEdit?.seen === (order.edits?.length ?? 0);

/**
 * Makes the reconciler due at once where an order moved on without its edit, so that the units are released
 * and the page is closed.
 */
export function withEditDue(order: Order): Order {
  const { waitingEdit, updatedAt } = order;
  if (!waitingEdit || waitingEdit.dueAt <= updatedAt || isStillEditable(order)) return order;
  return { ...order, waitingEdit: { ...waitingEdit, dueAt: updatedAt } };
}

/** The order after the difference was paid; the courier must stop its parcel next. */
export function withEditPaid(
  order: Order,
  paid: { razorpayOrderId: string; paymentId: string },
  now: Date,
): Order {
  const { waitingEdit } = order;
  if (!waitingEdit) throw new Error(`${order.orderId} has no edit to pay for`);
  const at = now.toISOString();
  return { ...order, waitingEdit: { ...waitingEdit, paid: { ...paid, at }, dueAt: at }, updatedAt: at };
}

/** Whether this many paise pay for the edit that waits, on its own page. */
export const paysForEdit = (order: Order, { linkId, paise }: { linkId: string; paise: Paise }): boolean => {
  const { waitingEdit } = order;
  return (
    waitingEdit !== undefined &&
    !waitingEdit.paid &&
    waitingEdit.link.id === linkId &&
    toPaise(waitingEdit.link.amount) === paise &&
    isStillEditable(order)
  );
};
