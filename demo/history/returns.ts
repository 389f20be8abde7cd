import { idEndOf } from '@/domain/admin/orderList/search';
import type { Product } from '@/domain/catalogue/catalogue';
import type { ActionDecision } from '@/domain/orders/order/decision';
import type { Order, OrderLine } from '@/domain/orders/order/order';
import type { ReturnOutcome, Verdict } from '@/domain/orders/order/returnCase';
import { decideAccept, decideReceived, decideRefuse } from '@/domain/orders/returnDesk/decide';
import { decideJudge } from '@/domain/orders/returnDesk/judge';
import { pickupByHand } from '@/domain/orders/returnDesk/pickup';
import { planReplacement, replacementOrder, withReplacement } from '@/domain/orders/returnDesk/replacement';
import { owesReplacement, withReturnWait } from '@/domain/orders/returnDesk/steps';
import { allLines, beginReturn } from '@/domain/orders/returns/returns';
import { store } from '@/domain/store';
import { HOUR_MS } from '@/domain/time/calendar';

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
const refused: Step = (order, now) =>
  must(
    decideRefuse(
      order,
      { words: 'The seal is broken, and skincare that was open cannot be sold again.' },
      now,
    ),
  );
const pickedUp: Step = (order, now) =>
  must(pickupByHand(order, { courier: 'India Post', awb: `DEMO-R${order.orderId.slice(-4)}` }, now));
const received: Step = (order, now) => must(decideReceived(order, now));
const judged =
  (verdict: Verdict, words = '', outcome: ReturnOutcome = 'refund'): Step =>
  (order, now) => {
    const verdicts = allLines(order).map((line) => ({ ...line, verdict }));
    return must(decideJudge(order, { verdicts, words, outcome }, {}, now));
  };

/** The returns that the desk shows: one for each of its lists, a refused one, and one whose goods are exchanged. */
const RETURNS: readonly (readonly Step[])[] = [
  [asked('It does not suit my skin'), accepted, received, judged('damaged', '', 'replace')],
  [asked('I changed my mind; it is unopened'), refused],
  [asked('Damaged or leaking'), accepted, pickedUp, received, judged('keep', 'Half of it was used.')],
  [asked('Not what I ordered')],
  [asked('Damaged or leaking'), accepted, pickedUp],
  [asked('It does not suit my skin'), accepted, pickedUp, received],
  [asked('Damaged or leaking'), accepted, received, judged('damaged')],
];

/** A size of the line's product that costs less, or the same one where none does. */
function cheaperSize({ id, sku, price }: OrderLine, products: readonly Product[]): string {
  const sizes = products.find((one) => one.id === id)?.variants ?? [];
  return sizes.find((size) => size.price < price)?.sku ?? sku;
}

/** The order with its replacement, in smaller sizes where there are any; alone where none is promised. */
function exchanged(order: Order, products: readonly Product[], now: Date): Order[] {
  if (!owesReplacement(order)) return [order];
  const sizes = order.lines.map((line, at) => ({ line: at, sku: cheaperSize(line, products) }));
  const plan = planReplacement(order, sizes, {
    catalogue: { products: new Map(products.map((one) => [one.id, one])), combos: new Map() },
    levels: sizes.map(({ sku }) => ({ sku, available: 99, reserved: 0, sold: 0 })),
  });
  if (plan.kind === 'refused') throw new Error(plan.message);
  const orderId = `${store.orderPrefix}${now.getTime()}099`;
  const parcel = replacementOrder(order, plan, { orderId, idEnd: idEndOf(orderId), now, bookingUntil: now });
  return [withReplacement(order, orderId, plan.difference, now), parcel];
}

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
export function withReturns(orders: readonly Order[], products: readonly Product[], now: Date): Order[] {
  const since = now.getTime() - NEEDED * HOUR_MS;
  const delivered = orders.filter(
    ({ status, updatedAt }) => status === 'delivered' && Date.parse(updatedAt) < since,
  );
  const last = delivered.slice(-RETURNS.length).map(({ orderId }) => orderId);
  const begun = now.getTime() - (NEEDED - 2) * HOUR_MS;
  const stepAt = (at: number) => new Date(begun + at * 5 * HOUR_MS);
  return orders
    .flatMap((order) => {
      if (order.status === 'returned') return [olderReturn(order)];
      const steps = RETURNS[last.indexOf(order.orderId)] ?? [];
      const returned = steps.reduce((current, step, at) => step(current, stepAt(at)), order);
      return exchanged(returned, products, stepAt(steps.length));
    })
    .map(withReturnWait);
}
