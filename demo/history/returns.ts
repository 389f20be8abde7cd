import type { Order } from '@/domain/orders/order/order';
import { decideAccept, decideReceived } from '@/domain/orders/returnDesk/decide';
import { decideJudge } from '@/domain/orders/returnDesk/judge';
import { pickupByHand } from '@/domain/orders/returnDesk/pickup';
import type { ActionDecision } from '@/domain/orders/order/decision';
import { withReturnWait } from '@/domain/orders/returnDesk/steps';
import { allLines, beginReturn } from '@/domain/orders/returns/returns';

const HOUR_MS = 3_600_000;
/** Hours between a delivery and the last of the steps below. */
const NEEDED = 30;

type Step = (order: Order, now: Date) => Order;

const must = (decision: ActionDecision): Order => {
  if (decision.kind === 'refused') throw new Error(decision.message);
  return decision.order;
};

const asked =
  (reason: string): Step =>
  (order, now) => {
    const request = {
      by: order.userId,
      openedBy: 'shopper',
      reason,
      lines: null,
      outcome: 'refund',
    } as const;
    const opened = beginReturn(order, request, now);
    if (!opened) throw new Error(`${order.orderId} cannot come back`);
    return opened;
  };
const accepted: Step = (order, now) =>
  must(decideAccept(order, { words: 'Please put the pump into a bag of its own.', outcome: 'refund' }, now));
const pickedUp: Step = (order, now) =>
  must(pickupByHand(order, { courier: 'India Post', awb: `DEMO-R${order.orderId.slice(-4)}` }, now));
const received: Step = (order, now) => must(decideReceived(order, now));
const judged: Step = (order, now) => {
  const verdicts = allLines(order).map((line) => ({ ...line, verdict: 'damaged' as const }));
  return must(decideJudge(order, { verdicts, words: '', outcome: 'refund' }, {}, now));
};

/** The returns that the desk shows: one for each of its lists. */
const RETURNS: readonly (readonly Step[])[] = [
  [asked('Not what I ordered')],
  [asked('Damaged or leaking'), accepted, pickedUp],
  [asked('It does not suit my skin'), accepted, pickedUp, received],
  [asked('Damaged or leaking'), accepted, received, judged],
];

/** The case of an order that came back before the desk existed. */
function olderReturn(order: Order): Order {
  const at = order.updatedAt;
  const requested = order.history.find(({ to }) => to === 'return_requested');
  const lines = allLines(order);
  const own = { at: requested?.at ?? at, reason: requested?.note ?? '', lines };
  const verdicts = lines.map((line) => ({ ...line, verdict: 'damaged' as const }));
  const state = { state: 'judged', at, openedBy: 'shopper', asked: own, outcome: 'refund' } as const;
  return { ...order, returning: own, returnCase: { ...state, words: '', verdicts, waits: '' } };
}

/** The same orders, of which the last delivered ones are coming back. */
export function withReturns(orders: readonly Order[], now: Date): Order[] {
  const since = now.getTime() - NEEDED * HOUR_MS;
  const delivered = orders.filter(
    ({ status, updatedAt }) => status === 'delivered' && Date.parse(updatedAt) < since,
  );
  const last = delivered.slice(-RETURNS.length).map(({ orderId }) => orderId);
  return orders.map((order) => {
    if (order.status === 'returned') return withReturnWait(olderReturn(order));
    const steps = RETURNS[last.indexOf(order.orderId)] ?? [];
    const begun = now.getTime() - (NEEDED - 2) * HOUR_MS;
    return withReturnWait(
      steps.reduce((current, step, at) => step(current, new Date(begun + at * 5 * HOUR_MS)), order),
    );
  });
}
