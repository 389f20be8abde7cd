import { isSameAddress, type Address } from '@/domain/addresses/address';
import { showStock } from '@/domain/catalogue/stock';
import {
  difference,
  formatPaise,
  greatest,
  formatRupees,
  toPaise,
  ZERO,
  type Paise,
} from '@/domain/money/money';
import { countUse } from '@/domain/offers/uses';
import { methodProblem } from '@/domain/pricing/fees';
import { MIN_REFUND, promisedForOrder } from '@/domain/payments/refund/refundable';
import { refused, type RefusedAction } from '../order/decision';
import { withNote } from '../order/note';
import { BY_SHOP, type Order } from '../order/order';
import type { ReservationUpdate } from '../stock/reservations';
import { editProblem, itemsProblem } from '../waitingEdit/canEdit';
import type { EditFacts, RequestedEdit } from './facts';
import { withCounted } from './counted';
import { messages } from './messages';
import { newItems, type NewItems } from './newItems';
import { editWords } from './words';

export interface Edited {
  kind: 'edited';
  /** The order after the edit; its parcel is unchanged. */
  order: Order;
  reservations: ReservationUpdate;
  /** The units that it takes, for low-stock notifications. */
  taken: Order['reserved'];
  /** Paise; positive for a further payment, negative for a refund. */
  difference: Paise;
  /** The reason why the coupon no longer counts; empty otherwise. */
  couponProblem: string;
  /** The changes, in sentences for the shopper. */
  words: string[];
}

/** 'known': a repeat of an edit that was already made. */
export type EditDecision = RefusedAction | { kind: 'known'; order: Order } | Edited;

function withAddress(order: Order, { address }: RequestedEdit, deliverBy: string): Order {
  if (isSameAddress(order.address, address)) return order;
  const moved: Address = { ...order.address, ...address };
  if (address.pincode === order.address.pincode) return { ...order, address: moved };
  const { deliverBy: _, ...rest } = order;
  return { ...rest, address: moved, ...(deliverBy ? { deliverBy } : {}) };
}

function withItems(order: Order, items: NewItems, facts: EditFacts): Order {
  const { lines, amounts, couponCode, reserved } = items;
  const { offerId, ...rest } = order;
  const takers = facts.products.filter(({ variants }) =>
    variants.some(({ sku }) => (reserved[sku] ?? 0) > 0),
  );
  const from = new Set([...(order.reservedFrom ?? []), ...takers.map(({ id }) => id)]);
  return {
    ...rest,
    lines,
    amounts,
    couponCode,
    reserved,
    reservedFrom: [...from],
    ...(offerId && couponCode ? { offerId } : {}),
  };
}

function reservationsOf(
  items: NewItems,
  { order, products, offer, usedByShopper }: EditFacts,
): ReservationUpdate {
  const touched = products.filter(({ variants }) => variants.some(({ sku }) => items.moved.has(sku)));
  const isDropped = order.couponCode !== '' && items.couponCode === '';
  return {
    levels: items.levels,
    products: touched.map((product) => showStock(product, items.levels)),
    coupon: isDropped && offer ? countUse(offer, usedByShopper, -1) : null,
  };
}

function totalProblem(order: Order, { total }: RequestedEdit): RefusedAction | null {
  const { finalTotal } = order.amounts;
  const paise = toPaise(finalTotal);
  if (promisedForOrder(order) > paise) {
    const back = formatPaise(promisedForOrder(order));
    return refused('given_back', messages.givenBack(back, formatRupees(finalTotal)));
  }
  const problem = methodProblem(paise, order.paymentMethod);
  if (problem) return refused('not_payable_online', messages.notPayable(formatRupees(finalTotal), problem));
  if (total !== null && toPaise(total) !== paise) {
    return refused('total_changed', messages.totalChanged(formatRupees(finalTotal)));
  }
  return null;
}

/**
 * Decides an edit of an order: its lines, sums, units, stock and history. It applies in full or not at all.
 */
export function decideEdit(facts: EditFacts, request: RequestedEdit): EditDecision {
  const { order } = facts;
  const { id, seen, now } = request;
  const { edits = [] } = order;
  if (edits.some((edit) => edit.id === id) || order.waitingEdit?.id === id) return { kind: 'known', order };
  const problem = editProblem(order);
  if (problem) return problem;
  if (edits.length !== seen) {
    return refused('changed_since', messages.changedSince(order.orderId));
  }
  const items = newItems(facts, request);
  if (items.kind === 'refused') return items;
  const fixed = items.kind === 'items' ? itemsProblem(order) : null;
  if (fixed) return fixed;
  const addressed = withAddress(order, request, facts.deliverBy);
  if (items.kind === 'unchanged' && addressed === order) {
    return refused('nothing_changed', messages.nothingChanged);
  }
  const changed = items.kind === 'items' ? withItems(addressed, items, facts) : addressed;
  const wrong = items.kind === 'items' ? totalProblem(changed, request) : null;
  if (wrong) return wrong;
  const at = now.toISOString();
  const words = editWords(order, changed);
  const what = words.join(' ');
  const after = withNote({ ...changed, edits: [...edits, { id, at, what }] }, BY_SHOP, what, now);
  return {
    kind: 'edited',
    order: withCounted(order, after),
    reservations:
      items.kind === 'items' ? reservationsOf(items, facts) : { levels: [], products: [], coupon: null },
    taken:
      items.kind === 'items' ? Object.fromEntries([...items.moved].filter(([, units]) => units > 0)) : {},
    difference: difference(toPaise(changed.amounts.finalTotal), toPaise(order.amounts.finalTotal)),
    words,
    couponProblem: items.kind === 'items' ? items.couponProblem : '',
  };
}

/** Paise to refund for an edit that made a prepaid order cheaper; Razorpay refunds no less than ₹1. */
export const backForEdit = (change: Paise): Paise =>
  change >= 0 ? ZERO : greatest(difference(ZERO, change), MIN_REFUND);
