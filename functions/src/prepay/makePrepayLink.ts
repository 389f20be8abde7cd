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
import { addMs } from '@/domain/time/addMs';
import { newPaymentRecord } from '@/domain/payments/record/paymentRecord';
import type { PaymentGateway, ProviderLink } from '../gateways/paymentGateway';
import type { PaymentDeps } from '../payments/deps';
import { findOrder } from '../platform/firestore/findOrder';
import { orderRef, paymentRef } from '../platform/firestore/refs';
import { inTransaction } from '../platform/firestore/transaction';
import { requestNextLink } from '../payments/requestLink';
import { messages } from './messages';

export type PrepayRefusal = RefusedAction<
  'is_paid' | 'too_late' | 'not_payable_online' | 'too_many_links' | 'order_changed'
>;
export type MadeLink =
  | { kind: 'ready'; link: PrepayLink }
  | PrepayRefusal
  | { kind: 'missing' }
  | { kind: 'unavailable'; problem: string };

interface Wanted {
  order: Order;
  /** Rupees. */
  amount: number;
  number: number;
}

/** Stores the page with its payment record, unless the order changed meanwhile or has one. */
async function store(
  { db: open, now }: PaymentDeps,
  { order: { orderId }, amount, number }: Wanted,
  { id, url, currency, expiresAt }: ProviderLink,
): Promise<MadeLink> {
  const db = await open();
  return inTransaction<MadeLink>(db, async (transaction) => {
    const order = (await transaction.get(orderRef(db, orderId))).data();
    if (!order) return { kind: 'missing' };
    const problem = prepayProblem(order);
    if (problem) return problem;
    if (!isPrepayable(order, toPaise(amount))) {
      return refused('order_changed', messages.orderChanged);
    }
    const there = openLink(order, now());
    if (there) return { kind: 'ready', link: there };
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
    return { kind: 'ready', link };
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
  if (there) return { kind: 'ready', link: there };
  const { links = 0 } = order.prepay ?? {};
  if (links >= MAX_PREPAY_LINKS) return refused('too_many_links', messages.tooManyLinks);
  const amount = prepaidAmounts(order).finalTotal;
  const expiresAt = addMs(deps.now(), PREPAY_LINK_MS);
  const made = await requestNextLink(gateway, links + 1, (number) => ({
    order,
    amount,
    expiresAt,
    reference: `${orderId}-P${number}`,
    description: messages.linkTitle(orderId),
  }));
  if ('problem' in made) return { kind: 'unavailable', problem: made.problem };
  return store(deps, { order, amount, number: made.number }, made.link);
}
