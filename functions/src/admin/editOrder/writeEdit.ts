import { isPaidOnline } from '@/domain/payments/refund/refundable';
import type { Paise } from '@/domain/money/money';
import { backForEdit, decideEdit, type EditDecision, type Edited } from '@/domain/orders/edit/decideEdit';
import type { EditFacts, RequestedEdit } from '@/domain/orders/edit/facts';
import { isDearer } from '@/domain/orders/edit/holdEdit';
import { parcelProblem, withNewParcel } from '@/domain/orders/edit/parcel';
import { refused, type RefusedAction } from '@/domain/orders/order/decision';
import type { Order } from '@/domain/orders/order/order';
import { addMs } from '@/domain/time/addMs';
import { MAX_PARTS, oweEdit } from '@/domain/payments/refund/partRefund';
import { readMorePayments, writePayments } from '../../payments/records';
import { writeReservations } from '../../orders/reservations';
import { orderRef, paymentRef } from '../../platform/firestore/refs';
import { inTransaction } from '../../platform/firestore/transaction';
import type { TransactionScope } from '../../platform/firestore/onOrder';
import { BOOKING_LEASE_MS } from '@/domain/orders/shipment/booking';
import type { AdminDeps } from '../deps';
import { writeAction, type Action } from '../orders/changeOrder';
import { packedByOther } from '../orders/packedByOther';
import { readEditFacts } from './readEditFacts';
import { messages } from './messages';

/** Reads an order and decides on its edit; null where there is no such order. */
export async function decideOn(
  { db, transaction }: TransactionScope,
  { orderId, context: { who } }: Action,
  request: RequestedEdit,
): Promise<{ before: Order; decided: EditDecision; facts: EditFacts } | null> {
  const before = (await transaction.get(orderRef(db, orderId))).data();
  if (!before) return null;
  const facts = await readEditFacts(db, transaction, before, request);
  const decided = decideEdit(facts, request);
  const isPacked = decided.kind === 'edited' && (await packedByOther(db, before, who.uid, request.now));
  return { before, decided: isPacked || decided, facts };
}

/** Owes what a prepaid order costs less, in the transaction of its edit. */
async function oweDifference(
  { db, transaction }: TransactionScope,
  { order, difference }: Edited,
  { id, now }: RequestedEdit,
): Promise<Order | RefusedAction> {
  const amount: Paise = backForEdit(difference);
  if (amount === 0 || !isPaidOnline(order)) return order;
  if ((order.payment.parts?.length ?? 0) >= MAX_PARTS) {
    return refused('too_many', messages.tooManyRefunds);
  }
  const ref = paymentRef(db, order.payment.razorpayOrderId);
  const record = (await transaction.get(ref)).data();
  if (!record) throw new Error('A paid order has no record of its payment');
  const more = await readMorePayments(db, transaction, order);
  const owed = oweEdit(order, record, { id, amount, note: messages.refundNote }, now, more);
  writePayments(db, transaction, [owed.record, ...owed.more]);
  return owed.order;
}

/**
 * Writes an edit with its stock, refund, mail and audit entry in one transaction. The caller has had the parcel `stopped`
 * and books a new one; a change of the order in the meantime wins.
 */
export async function writeEdit(
  deps: AdminDeps,
  action: Action,
  request: RequestedEdit,
  stopped: string,
): Promise<EditDecision | null> {
  const db = await deps.db();
  return inTransaction<EditDecision | null>(db, async (transaction) => {
    const scope = { db, transaction };
    const found = await decideOn(scope, action, request);
    if (!found) return null;
    const { before, decided } = found;
    if (decided.kind !== 'edited') return decided;
    if (isDearer(before, decided)) {
      return refused('total_changed', messages.totalChanged);
    }
    const inTheWay = parcelProblem(before, stopped, request.now);
    if (inTheWay) return inTheWay;
    const paid = await oweDifference(scope, decided, request);
    if ('kind' in paid) return paid;
    const order = withNewParcel(paid, addMs(deps.now(), BOOKING_LEASE_MS));
    writeAction(scope, action, before, order);
    writeReservations(db, transaction, { ...order, reserved: decided.taken }, decided.reservations);
    return { ...decided, order };
  });
}
