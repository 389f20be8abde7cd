import { unitsOf } from '@/domain/catalogue/stock';
import { formatRupees } from '@/domain/money/money';
import { countUse } from '@/domain/offers/uses';
import { addMs } from '@/domain/time/addMs';
import { withDue, type PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { dueRefund, refundNote } from '@/domain/payments/refund/refund';
import { withExtraPayment } from '../order/extraPayment';
import { withNote } from '../order/note';
import type { Order } from '../order/order';
import type { WaitingEdit } from '../order/waitingEdit';
import type { ReservationUpdate, StockSnapshot } from '../stock/reservations';
import { withCounted } from './counted';
import { isStillSent, mayHaveParcel, parcelProblem, withParcelDue, type CourierWord } from './parcel';
import { reservedAfter } from './unitsMoved';
import { giveBack, isStillEditable, withoutWaiting } from '../waitingEdit/waitingEdit';

/** Milliseconds for which one caller alone works on an edit; longer than the calls take. */
const LEASE_MS = 30_000;

export interface EditTurn {
  order: Order;
  /** 'unpaid': its page is closed and the edit dropped; 'ask': the courier is asked to take the parcel out; 'end': at once. */
  kind: 'unpaid' | 'ask' | 'end';
}

/** Takes the turn on an edit that is due; null while somebody else has it, or nothing is due. */
export function claimEdit(order: Order, now: Date): EditTurn | null {
  const { waitingEdit, shipment } = order;
  if (!waitingEdit || waitingEdit.dueAt > now.toISOString()) return null;
  const claimed = { ...order, waitingEdit: { ...waitingEdit, dueAt: addMs(now, LEASE_MS) } };
  if (!waitingEdit.paid) return { order: claimed, kind: 'unpaid' };
  return { order: claimed, kind: isStillEditable(order) && mayHaveParcel(shipment) ? 'ask' : 'end' };
}

export type EditEnd =
  /** Somebody books its parcel at this moment; the caller comes again. */
  | { kind: 'wait' }
  /** A parcel that is due is booked by the reconciler's next step. */
  | { kind: 'edited' | 'refunded'; order: Order; record: PaymentRecord; reservations: ReservationUpdate };

export interface EditMoney {
  order: Order;
  /** Of the payment for the edit. */
  record: PaymentRecord;
  word: CourierWord;
  /** Of the units that the edit takes and gives back. */
  stock: StockSnapshot;
}

/** The order with what the edit makes of it; its parcel is as it was. */
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
  return withNote(changed, 'shop', `${formatRupees(amount)} more is paid. ${what}`, now);
}

/** Decides, once, whether a paid edit is made or its money goes back whole; null where none waits. */
export function concludeEdit({ order, record, word, stock }: EditMoney, now: Date): EditEnd | null {
  const { waitingEdit } = order;
  if (!waitingEdit?.paid) return null;
  const at = now.toISOString();
  if (word.kind === 'refused' || !isStillEditable(order)) {
    const { paymentId } = waitingEdit.paid;
    const { amount } = record;
    const refunds = { [paymentId]: dueRefund(amount, 'not_edited', at) };
    const note = refundNote('not_edited', amount);
    const left = withExtraPayment(withoutWaiting(order), { paymentId, amount, note }, now);
    return {
      kind: 'refunded',
      // A parcel that was taken out for nothing is booked again.
      order: isStillSent(order, word) ? withParcelDue(left, at) : left,
      record: withDue({ ...record, refunds: { ...record.refunds, ...refunds } }, now),
      reservations: giveBack(waitingEdit.takes, stock),
    };
  }
  if (parcelProblem(order, word.awb, now)) return { kind: 'wait' };
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
