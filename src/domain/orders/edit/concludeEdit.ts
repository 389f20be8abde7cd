import { unitsOf } from '@/domain/catalogue/stock';
import { formatRupees } from '@/domain/money/money';
import { countUse } from '@/domain/offers/uses';
import { addMs } from '@/domain/time/addMs';
import { withDue, type PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { dueRefund, refundNote } from '@/domain/payments/refund/refund';
import { withExtraPayment } from '../order/extraPayment';
import { withNote } from '../order/note';
import { BY_SHOP, type Order } from '../order/order';
import type { WaitingEdit } from '../order/waitingEdit';
import type { ReservationUpdate, StockSnapshot } from '../stock/reservations';
import { withCounted } from './counted';
import { notes } from './messages';
import { isStillSent, mayHaveParcel, parcelProblem, withParcelDue, type ParcelStop } from './parcel';
import { reservedAfter } from './unitsMoved';
import { giveBack, isStillEditable, withoutWaiting } from '../waitingEdit/waitingEdit';

/** Milliseconds of the lease on an edit; longer than the calls take. */
const LEASE_MS = 30_000;

export interface EditTurn {
  order: Order;
  /**
   * 'unpaid': the payment page has expired, so the edit is dropped; 'ask': the courier must stop the parcel
   * first; 'end': the edit ends at once.
   */
  kind: 'unpaid' | 'ask' | 'end';
}

/** Acquires the lease on a due edit; null while another caller has it, or nothing is due. */
export function claimEdit(order: Order, now: Date): EditTurn | null {
  const { waitingEdit, shipment } = order;
  if (!waitingEdit || waitingEdit.dueAt > now.toISOString()) return null;
  const claimed = { ...order, waitingEdit: { ...waitingEdit, dueAt: addMs(now, LEASE_MS) } };
  if (!waitingEdit.paid) return { order: claimed, kind: 'unpaid' };
  return { order: claimed, kind: isStillEditable(order) && mayHaveParcel(shipment) ? 'ask' : 'end' };
}

export type EditEnd =
  /** Another caller is booking its parcel; try again later. */
  | { kind: 'wait' }
  /** The reconciler's next step books the new parcel, if one is due. */
  | { kind: 'edited' | 'refunded'; order: Order; record: PaymentRecord; reservations: ReservationUpdate };

export interface EditMoney {
  order: Order;
  /** The record of the edit's payment. */
  record: PaymentRecord;
  stop: ParcelStop;
  /** Stock of the units that the edit takes and gives back. */
  stock: StockSnapshot;
}

/** The order after the edit; its parcel is unchanged. */
function edited(order: Order, { after, id, what, takes, gives, paid }: WaitingEdit, now: Date): Order {
  const { deliverBy: _, offerId: __, ...rest } = withoutWaiting(order);
  const moved = new Map(unitsOf(takes));
  for (const [sku, units] of unitsOf(gives)) moved.set(sku, (moved.get(sku) ?? 0) - units);
  const { razorpayOrderId = '', paymentId: razorpayPaymentId = '' } = paid ?? {};
  const amount = order.waitingEdit?.link.amount ?? 0;
  const more = [...(order.payment.more ?? []), { razorpayOrderId, razorpayPaymentId, editId: id, amount }];
  const changed: Order = {
    ...rest,
    ...after,
    reserved: reservedAfter(order.reserved, moved),
    payment: { ...order.payment, more },
    edits: [...(order.edits ?? []), { id, at: now.toISOString(), what }],
  };
  return withNote(changed, BY_SHOP, notes.paid(formatRupees(amount), what), now);
}

/** Decides, once, whether a paid edit is made or its payment is refunded whole; null where no edit waits. */
export function concludeEdit({ order, record, stop, stock }: EditMoney, now: Date): EditEnd | null {
  const { waitingEdit } = order;
  if (!waitingEdit?.paid) return null;
  const at = now.toISOString();
  if (stop.kind === 'refused' || !isStillEditable(order)) {
    const { paymentId } = waitingEdit.paid;
    const { amount } = record;
    const refunds = { [paymentId]: dueRefund(amount, 'not_edited', at) };
    const note = refundNote('not_edited', amount);
    const left = withExtraPayment(withoutWaiting(order), { paymentId, paise: amount, note }, now);
    return {
      kind: 'refunded',
      // A parcel that was stopped in vain is booked again.
      order: isStillSent(order, stop) ? withParcelDue(left, at) : left,
      record: withDue({ ...record, refunds: { ...record.refunds, ...refunds } }, now),
      reservations: giveBack(waitingEdit.takes, stock),
    };
  }
  if (parcelProblem(order, stop.awb, now)) return { kind: 'wait' };
  const after = edited(order, waitingEdit, now);
  const isDropped = order.offerId !== undefined && after.offerId === undefined;
  const coupon = isDropped && stock.offer ? countUse(stock.offer, stock.usedByShopper, -1) : null;
  return {
    kind: 'edited',
    order: withCounted(order, withParcelDue(after, at)),
    record,
    reservations: { ...giveBack(waitingEdit.gives, stock), coupon },
  };
}
