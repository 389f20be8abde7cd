import type { Mismatch } from '@/domain/admin/mismatch';
import { piecesOfNumber } from '@/domain/orders/order/orderId';
import { describeMismatch } from './describeMismatch';
import { messages } from './messages';
import { keyOf, type Settling } from './mismatchesSlice';

/** A mismatch as a row of the table. */
export interface MismatchRow {
  id: string;
  /** The accessible name of its tick box. */
  name: string;
  title: string;
  customer: string;
  orderId: string;
  /** The provider's id: a payment, or an AWB. */
  reference: { name: string; id: string };
  /** The state in the shop's books, and at its provider. */
  ours: string;
  theirs: string;
  /** The provider by name, on a phone's card, which has no column heads. */
  provider: string;
  act: string;
  byHand: string;
  sending: Settling | undefined;
  mismatch: Mismatch;
}

function referenceOf(mismatch: Mismatch): MismatchRow['reference'] {
  if ('paymentId' in mismatch) return { name: messages.facts.payment, id: mismatch.paymentId };
  return { name: messages.facts.awb, id: 'awb' in mismatch ? mismatch.awb : '' };
}

export function mismatchRow(mismatch: Mismatch, sending: Settling | undefined): MismatchRow {
  const { title, ours, theirs, act, byHand } = describeMismatch(mismatch);
  const { orderId, customer } = mismatch;
  const reference = referenceOf(mismatch);
  const name = [title, reference.id || orderId].filter(Boolean).join(', ');
  return {
    id: keyOf(mismatch),
    name,
    title,
    customer,
    orderId,
    reference,
    ours,
    theirs,
    provider: 'paymentId' in mismatch ? messages.razorpay : messages.courier,
    act,
    byHand,
    sending,
    mismatch,
  };
}

/**
 * Whether the typed text is in the row's customer, order, payment or AWB; each piece of a shortened number
 * counts. An empty text matches all.
 */
export function isFound({ customer, orderId, reference, mismatch }: MismatchRow, typed: string): boolean {
  const razorpayOrder = 'razorpayOrderId' in mismatch ? mismatch.razorpayOrderId : '';
  const texts = [customer, orderId, reference.id, razorpayOrder].map((text) => text.toLowerCase());
  const pieces = piecesOfNumber(typed.toLowerCase());
  return texts.some((text) => pieces.every((piece) => text.includes(piece.trim())));
}
