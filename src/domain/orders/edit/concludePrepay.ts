import { withCounted } from './counted';
import { notes } from './messages';
import { isStillSent, mayHaveParcel, parcelProblem, withParcelDue, type ParcelStop } from './parcel';
import { formatRupees, type Paise } from '@/domain/money/money';
import { dueRefund } from '@/domain/payments/refund/refund';
import { addMs } from '@/domain/time/addMs';
import { withDue, type PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { withNote } from '../order/note';
import type { Order } from '../order/order';
import type { Prepay } from '../order/prepay';
import { isPrepayable, prepaidAmounts, withPrepayRefused } from '../prepay/prepay';

/** Milliseconds of the lease to ask the courier; longer than the call takes. */
const LEASE_MS = 30_000;

const unpaid = ({ paid: _paid, dueAt: _dueAt, ...prepay }: Prepay): Prepay => prepay;

/** The unchanged order beside its waiting payment. */
const withoutPrepayment = (order: Order): Order =>
  order.prepay ? { ...order, prepay: unpaid(order.prepay) } : order;

/** Whether the order that was paid can still become the prepaid one. */
const isStillPrepayable = (order: Order, paise: Paise): boolean =>
  isPrepayable(withoutPrepayment(order), paise);

export interface PrepayTurn {
  order: Order;
  /** Whether the courier must stop the parcel for cash. */
  asks: boolean;
}

/**
 * Acquires the lease to conclude; null while another caller has it, nothing waits, or a packer has the order on the
 * table, whose box gets the label for cash.
 */
export function claimPrepay(order: Order, { amount }: PaymentRecord, now: Date): PrepayTurn | null {
  const { prepay, shipment, packing } = order;
  const at = now.toISOString();
  if (!prepay?.paid || !prepay.dueAt || prepay.dueAt > at || (packing && packing.until > at)) return null;
  return {
    order: { ...order, prepay: { ...prepay, dueAt: addMs(now, LEASE_MS) } },
    asks: isStillPrepayable(order, amount) && mayHaveParcel(shipment),
  };
}

export type PrepayEnd =
  /** Another caller is booking its parcel; try again later. */
  | { kind: 'wait' }
  /** A parcel that is due is booked by the reconciler's next step. */
  | { kind: 'prepaid' | 'refunded'; order: Order; record: PaymentRecord };

/**
 * Decides, once, whether the order becomes prepaid or its payment is refunded whole; null where nothing
 * waits.
 */
export function concludePrepay(
  { order, record, stop }: { order: Order; record: PaymentRecord; stop: ParcelStop },
  now: Date,
): PrepayEnd | null {
  const { paid } = order.prepay ?? {};
  if (!paid) return null;
  const at = now.toISOString();
  const left = withoutPrepayment(order);
  if (stop.kind === 'refused' || !isPrepayable(left, record.amount)) {
    const refunds = { [paid.paymentId]: dueRefund(record.amount, 'not_prepaid', at) };
    const changed = withPrepayRefused(left, record.amount, now);
    return {
      kind: 'refunded',
      // A parcel that was stopped in vain is booked again.
      order: isStillSent(order, stop) ? withParcelDue(changed, at) : changed,
      record: withDue({ ...record, refunds: { ...record.refunds, ...refunds } }, now),
    };
  }
  if (parcelProblem(order, stop.awb, now)) return { kind: 'wait' };
  const amounts = prepaidAmounts(order);
  const { razorpayOrderId, paymentId: razorpayPaymentId } = paid;
  const note = notes.paidOnline(formatRupees(amounts.finalTotal), formatRupees(order.amounts.finalTotal));
  const prepaid: Order = {
    ...left,
    paymentMethod: 'Pay Online',
    amounts,
    payment: { ...order.payment, status: 'captured', razorpayOrderId, razorpayPaymentId },
  };
  const noted = withNote(prepaid, 'razorpay', note, now);
  return { kind: 'prepaid', order: withCounted(order, withParcelDue(noted, at)), record };
}
