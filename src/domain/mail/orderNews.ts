import type { Order, OrderStatus, PartRefund } from '../orders/order/order';
import { transitionsOf } from '../orders/lifecycle/lifecycle';

export const ORDER_NEWS = [
  'placed',
  'paid',
  'shipped',
  'delivered',
  'rto',
  'not_delivered',
  'lost',
  'return_requested',
  'cancelled',
  'not_cancelled',
  'refund_owed',
  'refunded',
] as const;
/** What a shopper gets a mail about, at most once an order each. */
export type OrderNews = (typeof ORDER_NEWS)[number];

/** A parcel's way, as far as it is told; of several steps at once only the last. */
const PARCEL: readonly OrderStatus[] = ['shipped', 'delivered', 'rto'];

function ofSteps(steps: readonly OrderStatus[], { paymentMethod }: Order): OrderNews[] {
  const placed = paymentMethod === 'Pay Online' ? 'paid' : 'placed';
  const parcel = steps.filter((step) => PARCEL.includes(step)).at(-1) as OrderNews | undefined;
  return [
    ...(steps.includes('placed') ? ([placed] as const) : []),
    ...(parcel ? [parcel] : []),
    ...(steps.includes('return_requested') ? (['return_requested'] as const) : []),
    ...(steps.includes('cancelled') ? (['cancelled'] as const) : []),
  ];
}

function ofMoney(before: Order | null, after: Order): OrderNews[] {
  const statusBefore = before?.payment.refund?.status;
  const statusAfter = after.payment.refund?.status;
  if (statusAfter === 'done' && statusBefore !== 'done') return ['refunded'];
  // A cancelled order's mail says it already.
  if (statusAfter === 'due' && !statusBefore && after.status !== 'cancelled') return ['refund_owed'];
  return [];
}

/** A cancel request that was dropped after its shopper had been told that the courier is being asked. */
function ofWish(before: Order | null, after: Order): OrderNews[] {
  const wasPutOff = before?.cancelling !== undefined && before.cancelling.problem !== '';
  return wasPutOff && !after.cancelling && after.cancelRefusedAt ? ['not_cancelled'] : [];
}

/** A parcel's trouble that began with this change, while the buyer is still to get it. */
function ofTrouble(before: Order | null, after: Order): OrderNews[] {
  const { trouble } = after.shipment;
  if (!trouble || after.status === 'rto' || trouble.kind === before?.shipment.trouble?.kind) return [];
  return [trouble.kind === 'lost' ? 'lost' : 'not_delivered'];
}

/** The parts of its refund that are on their way since this change, for the first time. */
export function partsSent(before: Order | null, after: Order): PartRefund[] {
  const sentBefore = (before?.payment.parts ?? []).filter(({ sentAt }) => sentAt).map(({ id }) => id);
  return (after.payment.parts ?? []).filter(({ id, sentAt }) => sentAt && !sentBefore.includes(id));
}

/** What a change of an order tells the shopper; `before` is null for a new one. */
export function orderNews(before: Order | null, after: Order): OrderNews[] {
  const steps = transitionsOf(after.history.slice(before?.history.length ?? 0)).map(({ to }) => to);
  const trouble = ofTrouble(before, after);
  // Where 'lost' is the first word of its leaving, nobody is told that it is on its way.
  const stepNews = ofSteps(steps, after).filter((news) => news !== 'shipped' || !trouble.includes('lost'));
  return [...stepNews, ...trouble, ...ofWish(before, after), ...ofMoney(before, after)];
}
