import { toPaise } from '@/domain/money/money';
import { refused, type RefusedAction } from '@/domain/orders/order/decision';
import type { Order } from '@/domain/orders/order/order';
import type { PrepayLink } from '@/domain/orders/order/prepay';
import {
  isPrepayable,
  MAX_PREPAY_LINKS,
  openLink,
  PREPAY_LINK_MS,
  prepaidAmounts,
  prepayProblem,
} from '@/domain/orders/prepay/prepay';
import { addMs, newPaymentRecord } from '@/domain/payments/record/paymentRecord';
import type { PaymentGateway, ProviderLink } from '../gateways/paymentGateway';
import type { PaymentDeps } from '../payments/deps';
import { findOrder } from '../platform/firestore/findOrder';
import { orderRef, paymentRef } from '../platform/firestore/refs';
import { inTransaction } from '../platform/firestore/transaction';

export type PrepayRefusal = RefusedAction<
  'is_paid' | 'too_late' | 'not_payable_online' | 'too_many_links' | 'order_changed'
>;
export type MadeLink =
  | { kind: 'there'; link: PrepayLink }
  | PrepayRefusal
  | { kind: 'missing' }
  | { kind: 'unavailable'; problem: string };

/** References of an order that are tried: one may be taken by a link whose answer was lost, at an older sum. */
const MAX_TRIES = 3;

interface Wanted {
  order: Order;
  /** Rupees. */
  amount: number;
  expiresAt: string;
  number: number;
}

/** Asks Razorpay for the page, or finds the one that another call has just made; null where that one is over or has another sum. */
async function requestLink(
  gateway: PaymentGateway,
  { order, amount, expiresAt, number }: Wanted,
): Promise<ProviderLink | null | { problem: string }> {
  const { orderId, address, email } = order;
  const reference = `${orderId}-P${number}`;
  const made = await gateway.createLink({
    amount: toPaise(amount),
    reference,
    description: `Order ${orderId}, paid online`,
    customer: { name: address.name, phone: address.phone, email },
    expiresAt: new Date(expiresAt),
  });
  const found = made.kind === 'answered' ? made : await gateway.findLink(reference);
  if (found.kind !== 'answered') return found;
  if (!found.value) return { problem: made.kind === 'answered' ? '' : made.problem };
  return found.value.amount === toPaise(amount) && found.value.status === 'created' ? found.value : null;
}

/** Stores the page with its payment record, unless the order changed meanwhile or has one. */
async function store(
  { db: open, now }: PaymentDeps,
  { order: { orderId }, amount, expiresAt, number }: Wanted,
  { id, url, currency }: ProviderLink,
): Promise<MadeLink> {
  const db = await open();
  return inTransaction<MadeLink>(db, async (transaction) => {
    const order = (await transaction.get(orderRef(db, orderId))).data() as Order | undefined;
    if (!order) return { kind: 'missing' };
    const problem = prepayProblem(order);
    if (problem) return problem;
    if (!isPrepayable(order, toPaise(amount))) {
      return refused('order_changed', 'The order was changed just now. Please look at it again.');
    }
    const there = openLink(order, now());
    if (there) return { kind: 'there', link: there };
    const ref = paymentRef(db, id);
    const isKnown = (await transaction.get(ref)).exists;
    const { userId } = order;
    const what = {
      razorpayOrderId: id,
      userId,
      orderId,
      amount: toPaise(amount),
      currency,
      isPrepay: true,
    } as const;
    if (!isKnown) transaction.set(ref, newPaymentRecord(what, expiresAt, now()));
    const link = { id, url, amount, expiresAt };
    const prepay = { ...order.prepay, link, links: Math.max(number, order.prepay?.links ?? 0) };
    transaction.update(orderRef(db, orderId), { prepay });
    return { kind: 'there', link };
  });
}

/**
 * The page on which a cash order is paid online: the one that is open, or a new one. Two calls at once get the same one. Nothing
 * of the order changes until money arrives.
 */
export async function makePrepayLink(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  orderId: string,
): Promise<MadeLink> {
  const order = await findOrder(await deps.db(), orderId);
  if (!order) return { kind: 'missing' };
  const problem = prepayProblem(order);
  if (problem) return problem;
  const there = openLink(order, deps.now());
  if (there) return { kind: 'there', link: there };
  const { links = 0 } = order.prepay ?? {};
  if (links >= MAX_PREPAY_LINKS) {
    return refused('too_many_links', 'Paying online was begun too often. Please pay in cash at the door.');
  }
  const amount = prepaidAmounts(order).finalTotal;
  const expiresAt = addMs(deps.now(), PREPAY_LINK_MS);
  for (let number = links + 1; number <= links + MAX_TRIES; number += 1) {
    const wanted = { order, amount, expiresAt, number };
    const made = await requestLink(gateway, wanted);
    if (made && 'problem' in made) return { kind: 'unavailable', problem: made.problem };
    if (made) return store(deps, wanted, made);
  }
  return { kind: 'unavailable', problem: 'Razorpay has other links for the order' };
}
