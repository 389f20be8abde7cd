import type { Address } from '../addresses/address';
import { ERASED } from '../records/erased';
import type { Order } from '../orders/order/order';
import { erasedCase } from '../orders/undelivered/erased';
import type { ReturnCase } from '../orders/order/returnCase';
import { withDue, type PaymentRecord } from '../payments/record/paymentRecord';
import { findDeletionBlockers } from './accountDeletion';

/** Keeps state and PIN code, which tax law requires; the rest is personal data. */
function placeOfSupply({ state, pincode }: Address): Address {
  const nothing = { name: '', phone: '', addressLine1: '', addressLine2: '', city: '', landmark: '' };
  return { ...nothing, state, pincode, isDefault: false, createdAt: '' };
}

/**
 * Keeps the findings of a return by name. Free text and parcel numbers are erased, because they may
 * identify the person.
 */
function eraseCase(returnCase: ReturnCase): ReturnCase {
  const { state, at, openedBy, outcome, toCredit, earlierParcels, receivedAt, verdicts, waits } = returnCase;
  const { refunds, replacement } = returnCase;
  return {
    state,
    at,
    openedBy,
    asked: { ...returnCase.asked, reason: '' },
    outcome,
    ...(toCredit ? { toCredit } : {}),
    words: '',
    ...(earlierParcels ? { earlierParcels } : {}),
    ...(receivedAt ? { receivedAt } : {}),
    ...(verdicts ? { verdicts } : {}),
    ...(refunds ? { refunds } : {}),
    ...(replacement ? { replacement } : {}),
    waits,
  };
}

/**
 * Returns an order without personal data, as the books need it; null while the order is active. It copies the
 * remaining fields by name, so that a field added later is erased by default.
 */
export function eraseOrder(order: Order, uid: string, now: Date): Order | null {
  // The reconciler must first release the units of a waiting edit, and refund an online payment of a cash order that ended.
  if (order.waitingEdit || order.prepay?.paid || findDeletionBlockers([order], []).length > 0) return null;
  const { orderId, status, paymentMethod, lines, couponCode, amounts, reserved, createdAt, updatedAt } =
    order;
  const { credit, sample, reservedFrom, offerId, papers, cameBack, returning, returnCase, replaces, tally } =
    order;
  const {
    status: paid,
    razorpayOrderId,
    razorpayPaymentId,
    refund,
    givenBack,
    parts,
    more,
    isBack,
  } = order.payment;
  return {
    orderId,
    status,
    paymentMethod,
    lines,
    couponCode,
    amounts,
    reserved,
    createdAt,
    updatedAt,
    ...(reservedFrom ? { reservedFrom } : {}),
    ...(offerId ? { offerId } : {}),
    ...(sample ? { sample } : {}),
    ...(credit ? { credit } : {}),
    ...(papers ? { papers } : {}),
    ...(cameBack ? { cameBack } : {}),
    ...(tally ? { tally } : {}),
    ...erasedCase(order),
    // The credit note needs these.
    ...(returning ? { returning: { ...returning, reason: '' } } : {}),
    ...(returnCase ? { returnCase: eraseCase(returnCase) } : {}),
    ...(replaces ? { replaces } : {}),
    userId: ERASED,
    email: '',
    requestHash: '',
    erasedAt: now.toISOString(),
    address: placeOfSupply(order.address),
    payment: {
      status: paid,
      razorpayOrderId,
      razorpayPaymentId,
      dueAt: null,
      ...(refund ? { refund } : {}),
      ...(givenBack === undefined ? {} : { givenBack }),
      ...(more ? { more } : {}),
      ...(isBack ? { isBack } : {}),
      // The reason may contain personal data.
      ...(parts ? { parts: parts.map((part) => ({ ...part, note: '' })) } : {}),
    },
    // A tracking number leads to the courier's record of the delivery address.
    shipment: {
      status: order.shipment.status,
      awb: '',
      courier: '',
      trackingUrl: '',
      label: '',
      attempts: order.shipment.attempts,
      nextAttemptAt: '',
      problem: '',
    },
    // Notes may contain text that the person wrote when they changed the order.
    history: order.history.map(({ at, from, to, by }) => ({
      at,
      from,
      to,
      by: by === uid ? ERASED : by,
      note: '',
    })),
  };
}

/** Returns a payment without personal data. Razorpay's ids stay, because refunds need them. */
export function erasePayment(record: PaymentRecord, now: Date): PaymentRecord {
  const refunds = Object.entries(record.refunds).map(([key, refund]) => [
    key,
    refund.part ? { ...refund, part: { ...refund.part, note: '' } } : refund,
  ]);
  return withDue(
    { ...record, userId: ERASED, refunds: Object.fromEntries(refunds) as PaymentRecord['refunds'] },
    now,
  );
}
