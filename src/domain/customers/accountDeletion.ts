import { creditLeft } from '../credit/spend';
import type { Paise } from '../money/money';
import type { Order, OrderStatus } from '../orders/order/order';
import type { ReturnCase } from '../orders/order/returnCase';
import { statusLabel } from '../orders/lifecycle/lifecycle';
import type { PaymentRecord } from '../payments/record/paymentRecord';
import { MIN_REFUND } from '../payments/refund/refundable';
import { messages } from './messages/deletion';

/** `deletions/{uid}`: the account is being deleted, or was. Times are ISO. */
export interface Tombstone {
  uid: string;
  begunAt: string;
  /** Null until all personal data is deleted. */
  doneAt: string | null;
  /** When an unfinished deletion may be resumed; null once it is done. */
  nextAt: string | null;
  /** When the mail that confirms it was written; absent before. */
  toldAt?: string;
}

/** Milliseconds of the lease on a deletion. */
const LEASE_MS = 120_000;

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS).toISOString();

export function newTombstone(uid: string, now: Date): Tombstone {
  return { uid, begunAt: now.toISOString(), doneAt: null, nextAt: leaseFrom(now) };
}

/** Acquires the lease of an unfinished deletion; null when it is done or another caller has it. */
export function claimDeletion(tombstone: Tombstone, now: Date): Tombstone | null {
  const due = tombstone.nextAt !== null && tombstone.nextAt <= now.toISOString();
  return due ? { ...tombstone, nextAt: leaseFrom(now) } : null;
}

/** Notes that the confirming mail was written; null where it was before. */
export function markDeletionMailed(tombstone: Tombstone, now: Date): Tombstone | null {
  return tombstone.toldAt ? null : { ...tombstone, toldAt: now.toISOString() };
}

export function finishTombstone(tombstone: Tombstone, now: Date): Tombstone {
  return { ...tombstone, doneAt: now.toISOString(), nextAt: null };
}

/** The fields of an order that decide whether its buyer's account may be deleted. */
export type OrderInBrief = Pick<
  Order,
  'orderId' | 'status' | 'paymentMethod' | 'credit' | 'cancelling' | 'replaces' | 'cameBack'
> & {
  payment: Pick<Order['payment'], 'status'>;
  returnCase?: Pick<ReturnCase, 'waits' | 'outcome' | 'replacement'>;
  shipment: Pick<Order['shipment'], 'trouble'>;
};
export type PaymentInBrief = Pick<PaymentRecord, 'orderId' | 'refunds'>;

const RUNNING = [
  'pending_payment',
  'placed',
  'packed',
  'shipped',
  'out_for_delivery',
  'return_requested',
] as const satisfies readonly OrderStatus[];
type Running = (typeof RUNNING)[number];

/** The statuses that can block a deletion; beside them only orders whose return waits to be sent back are read. */
export const BLOCKING_STATUSES: readonly OrderStatus[] = [
  ...RUNNING,
  'returned',
  'rto',
  'cancelled',
  'refunded',
];

/** A reason why an account cannot be deleted yet. */
export type DeletionBlocker =
  | { kind: 'order'; orderId: string; status: Running; isLost: boolean }
  /** It is cancelled, and the courier must still be checked for a late parcel. */
  | { kind: 'parcel'; orderId: string }
  /** Its return is judged, and the replacement is not sent yet. */
  | { kind: 'replacement'; orderId: string }
  /** Units of its return were refused, and are to be sent back to the address. */
  | { kind: 'goods'; orderId: string }
  /** Money that the shop owes; `orderId` is empty without an order, `amount` null where it is not known. */
  | { kind: 'refund'; orderId: string; amount: Paise | null };

const isRunning = (status: OrderStatus): status is Running =>
  (RUNNING as readonly OrderStatus[]).includes(status);

/** Whether a replacement is promised and not sent. */
const owesReplacement = ({ status, returnCase }: OrderInBrief): boolean =>
  status === 'returned' && returnCase?.outcome === 'replace' && !returnCase.replacement;

/**
 * Whether a refund of this order is owed. A return is refunded for every payment method; one that a
 * replacement settled stays `returned` and is owed nothing. Store credit goes back at once with a cancellation, and by
 * the team once the parcel came back.
 */
function owesRefund(order: OrderInBrief): boolean {
  const { status, paymentMethod, payment, credit, returnCase } = order;
  if (status === 'returned') {
    const owesNone = returnCase?.waits === '' || returnCase?.waits === 'back';
    return !owesNone && !owesReplacement(order);
  }
  if (status === 'rto' && creditLeft(credit) >= MIN_REFUND) return true;
  const stopped = status === 'rto' || status === 'cancelled';
  return stopped && paymentMethod === 'Pay Online' && payment.status === 'captured';
}

/** The reasons that block a deletion, one for each order or payment; empty when none does. */
export function findDeletionBlockers(
  orders: readonly OrderInBrief[],
  payments: readonly PaymentInBrief[],
): DeletionBlocker[] {
  const running = orders.flatMap(({ orderId, status, shipment }): DeletionBlocker[] =>
    isRunning(status) ? [{ kind: 'order', orderId, status, isLost: shipment.trouble?.kind === 'lost' }] : [],
  );
  const due = payments.flatMap(({ orderId, refunds }): DeletionBlocker[] =>
    Object.values(refunds)
      .filter(({ status }) => status === 'due')
      .map(({ amount }) => ({ kind: 'refund', orderId, amount })),
  );
  const named = new Set([...running, ...due].map(({ orderId }) => orderId));
  const owed = orders
    .filter((order) => owesRefund(order) && !named.has(order.orderId))
    .map(({ orderId }): DeletionBlocker => ({ kind: 'refund', orderId, amount: null }));
  const promised = orders.flatMap((order): DeletionBlocker[] =>
    owesReplacement(order) ? [{ kind: 'replacement', orderId: order.orderId }] : [],
  );
  // Once it is back, its return owes another or the money.
  const comingBack = orders.flatMap(({ status, replaces, cameBack }): DeletionBlocker[] =>
    status === 'rto' && replaces && !cameBack ? [{ kind: 'replacement', orderId: replaces }] : [],
  );
  const goods = orders.flatMap(({ orderId, returnCase }): DeletionBlocker[] =>
    returnCase?.waits === 'back' ? [{ kind: 'goods', orderId }] : [],
  );
  const unsure = orders.flatMap(({ orderId, status, cancelling }): DeletionBlocker[] =>
    cancelling && !isRunning(status) ? [{ kind: 'parcel', orderId }] : [],
  );
  return [...running, ...due, ...owed, ...promised, ...comingBack, ...goods, ...unsure];
}

function sentence(blocker: DeletionBlocker): string {
  const { orderId } = blocker;
  switch (blocker.kind) {
    case 'order':
      return blocker.isLost
        ? messages.lost(orderId)
        : messages.notFinished(orderId, statusLabel(blocker.status), messages.toDo[blocker.status]);
    case 'parcel':
      return messages.checkingCourier(orderId);
    case 'replacement':
      return messages.replacementDue(orderId);
    case 'goods':
      return messages.goodsDue(orderId);
    case 'refund':
      return messages.refundDue(orderId, blocker.amount);
  }
}

/**
 * The reason why a person's account cannot be deleted yet: the first thing to do, and the number of further
 * ones.
 */
export function describeBlockers([first, ...more]: readonly DeletionBlocker[]): string {
  if (!first) return '';
  return more.length > 0 ? messages.andMore(sentence(first), more.length) : sentence(first);
}
