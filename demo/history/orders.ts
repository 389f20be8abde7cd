import { editWords } from '@/domain/orders/edit/words';
import type { Product } from '@/domain/catalogue/catalogue';
import { addDays, DAY_MS } from '@/domain/time/calendar';
import { dayInIndia } from '@/domain/time/india';
import { toPaise } from '@/domain/money/money';
import type { PaymentMethod } from '@/domain/pricing/fees';
import type { Order, OrderLine, OrderStatus, Reservation } from '@/domain/orders/order/order';
import { moveOrder } from '../../src/domain/orders/lifecycle/lifecycle';
import { idEndOf } from '@/domain/admin/orderList/search';
import { amountsOf, quote } from '@/domain/pricing/pricing';
import { withTally } from '@/domain/admin/sales/countOrder';
import { withTeamWaits } from '@/domain/orders/returnDesk/teamWaits';
import { prepaidAmounts, withPrepayRefused } from '@/domain/orders/prepay/prepay';
import { withReviewAsk } from '@/domain/reviews/ask';
import { store } from '@/domain/store';
import { randomFrom } from '../random';
import { offers } from '../catalogue/offers';
import { caller, customers, type Customer } from './customers';
import { paymentOf } from './onlinePayments';
import { withReturns } from './returns';

/** Days that the shop has been open, and orders it has had in them. */
const DAYS = 45;
const ORDERS = 96;
/** The order that the team took by phone. */
const BY_PHONE = ORDERS - 2;
/** The cash order that was paid online a moment too late. */
const PAID_LATE = ORDERS - 8;
/** The cash order to which the team added something when its customer called. */
const ADDED_LATER = ORDERS - 3;
/** Orders of which the team or the shopper changed the payment. */
const IN_CASH: readonly number[] = [BY_PHONE, PAID_LATE, ADDED_LATER];
/** One of so many orders was sent by hand. */
const BY_HAND = 23;

/** How orders ended, each as often as it stands here. */
const ENDS: readonly (readonly OrderStatus[])[] = [
  ...Array<OrderStatus[]>(20).fill(['packed', 'shipped', 'out_for_delivery', 'delivered']),
  ['packed', 'shipped', 'rto'],
  ['cancelled'],
  ['packed', 'shipped', 'out_for_delivery', 'delivered', 'return_requested', 'returned'],
];
/** Hours that a step took. */
const HOURS: Partial<Record<OrderStatus, number>> = {
  packed: 5,
  shipped: 11,
  out_for_delivery: 47,
  delivered: 6,
  rto: 96,
  cancelled: 1,
  return_requested: 40,
  returned: 80,
};
/** Every so many orders a day was promised that the courier did not keep. */
const HURRIED = 9;
const NOTES: Partial<Record<OrderStatus, string>> = {
  cancelled: 'I ordered it twice',
  return_requested: 'Damaged or leaking',
  rto: 'Nobody was at home',
};

const PLACED_NOTES: Record<PaymentMethod, string> = {
  'Cash on Delivery': 'Cash on delivery',
  'Pay Online': 'Paid online',
};

const pick = <T>(from: readonly T[], chance: number): T => from[Math.floor(chance * from.length)] as T;

export function lineOf(product: Product, chance: () => number): OrderLine {
  const variant = pick(product.variants, chance());
  const { id, name, mainImage, hsn = '', gstRate = 0 } = product;
  const quantity = chance() < 0.8 ? 1 : 2;
  return {
    kind: 'product',
    id,
    name,
    variant: variant.label,
    sku: variant.sku,
    price: variant.price,
    quantity,
    hsn,
    gstRate,
    mainImage,
  };
}

/** One to three different products; the first of the list are bought the most. */
function linesOf(allProducts: readonly Product[], chance: () => number): OrderLine[] {
  const count = 1 + Math.floor(chance() * 3);
  const requested = Array.from(
    { length: count },
    () => allProducts[Math.floor(chance() ** 2 * allProducts.length)],
  );
  return [...new Set(requested)].flatMap((product) => (product ? lineOf(product, chance) : []));
}

function unitsOf(lines: readonly OrderLine[]): Reservation {
  return Object.fromEntries(lines.map(({ sku, quantity }) => [sku, quantity]));
}

/** Two in five of the orders that arrive are paid online. */
function methodOf(n: number, way: readonly OrderStatus[]): PaymentMethod {
  const isOnline = n % 5 < 2 && way.at(-1) === 'delivered' && !IN_CASH.includes(n);
  return isOnline ? 'Pay Online' : 'Cash on Delivery';
}

export function placed(
  at: string,
  n: number,
  { uid, email, address }: Customer,
  lines: OrderLine[],
  paymentMethod: PaymentMethod = 'Cash on Delivery',
): Order {
  const coupon = offers.find(({ code }) => code === (n % 4 === 0 ? 'GLOW10' : ''));
  const priced = quote({
    lines: lines.map(({ kind, id, price, quantity }) => ({
      kind,
      id,
      category: '',
      unitPrice: toPaise(price),
      quantity,
    })),
    coupon: coupon ? { code: coupon.code, offer: coupon } : null,
    paymentMethod,
    context: { now: new Date(at), usedByShopper: 0 },
  });
  const applied = priced.coupon?.applied ? coupon : undefined;
  const orderId = `${store.orderPrefix}${Date.parse(at)}${String(100 + n)}`;
  return {
    orderId,
    idEnd: idEndOf(orderId),
    userId: uid,
    email,
    status: 'placed',
    lines,
    address,
    deliverBy: addDays(dayInIndia(new Date(at)), n % HURRIED === 0 ? 2 : 4),
    paymentMethod,
    couponCode: applied?.code ?? '',
    ...(applied ? { offerId: applied.id } : {}),
    amounts: amountsOf(priced),
    payment: paymentOf(n, paymentMethod),
    shipment: {
      // Some parcels go where the connected courier does not.
      status: n % BY_HAND === 0 ? 'by_hand' : 'booked',
      awb: `DEMO${String(40_000_000 + n * 7919)}`,
      courier: n % BY_HAND === 0 ? 'India Post' : 'Delhivery',
      trackingUrl: '',
      label: '',
      attempts: 1,
      nextAttemptAt: '',
      problem: '',
    },
    reserved: unitsOf(lines),
    reservedFrom: lines.map(({ id }) => id),
    history: [{ at, from: null, to: 'placed', by: uid, note: PLACED_NOTES[paymentMethod] }],
    requestHash: '',
    createdAt: at,
    updatedAt: at,
  };
}

/** The same order as one that the team placed for a customer without an account. */
const byPhone = (order: Order): Order => ({
  ...order,
  phoneOrder: { placedBy: 'demo-team', hasNoAccount: true },
  history: order.history.map((entry) => ({ ...entry, by: 'shop' })),
});

/** An order after its customer called again, which made it of the other. */
function edited(before: Order, order: Order): Order {
  const { status, createdAt, edits = [] } = order;
  const at = new Date(Date.parse(createdAt) + 10 * 60_000).toISOString();
  const what = editWords(before, order).join(' ');
  return {
    ...order,
    edits: [...edits, { id: `demo-edit-${order.orderId}`, at, what }],
    history: [...order.history, { at, from: status, to: status, by: 'shop', note: what }],
    updatedAt: at,
  };
}

/** The house number was wrong. */
function movedNextDoor(order: Order): Order {
  const { address } = order;
  return edited({ ...order, address: { ...address, addressLine1: `1${address.addressLine1}` } }, order);
}

/** The same order with one more product, for which more is due at the door. */
function withOneMore(order: Order, n: number, allProducts: readonly Product[]): Order {
  const { userId: uid, email, address, lines, createdAt } = order;
  const other = allProducts.find(({ id }) => lines.every((line) => line.id !== id));
  if (!other) return order;
  const first = () => 0;
  return edited(order, placed(createdAt, n, { uid, email, address }, [...lines, lineOf(other, first)]));
}

/** The same order after money came for it when it could no longer be changed. */
function paidLate(order: Order): Order {
  const { finalTotal: amount } = prepaidAmounts(order);
  const [opened, expiresAt] = [5, 65].map((minutes) =>
    new Date(Date.parse(order.createdAt) + minutes * 60_000).toISOString(),
  ) as [string, string];
  const link = { id: 'plink_demo', url: 'https://rzp.io/i/demo', amount, expiresAt };
  return withPrepayRefused({ ...order, prepay: { link, links: 1 } }, toPaise(amount), new Date(opened));
}

/** The order at its status of now. An unfinished one is at most packed, because no courier has a parcel of it. */
function gone(order: Order, way: readonly OrderStatus[], now: Date): Order {
  let current: Order = order;
  let at = Date.parse(order.createdAt);
  const durationHours = way.reduce((hours, to) => hours + (HOURS[to] ?? 1), 0);
  const isOver = at + durationHours * 3_600_000 <= now.getTime();
  const soFar = isOver ? way : way.filter((to) => to === 'packed');
  for (const to of soFar) {
    at += (HOURS[to] ?? 1) * 3_600_000;
    if (at > now.getTime()) break;
    const by = to === 'cancelled' || to === 'return_requested' ? order.userId : 'shop';
    const moved = moveOrder(current, to, { at: new Date(at).toISOString(), by, note: NOTES[to] ?? '' });
    if (!moved.ok) throw new Error(`No demo order goes from ${moved.from} to ${to}`);
    current = moved.order;
  }
  return current;
}

const ended = (order: Order): Order => {
  const { status, shipment, updatedAt: at } = order;
  if (status === 'placed' || status === 'packed') {
    return { ...order, shipment: { ...shipment, status: 'booking', awb: '', courier: '', attempts: 0 } };
  }
  if (status === 'cancelled') return { ...order, shipment: { ...shipment, status: 'cancelled', awb: '' } };
  const isBack = status === 'rto' || status === 'returned';
  return isBack ? { ...order, cameBack: { at, restocked: {} } } : order;
};

/** One's own orders bring the mail that asks for a review; the other customers have no accounts. */
const askedOf = (order: Order, { uid }: Customer): Order =>
  order.userId === uid ? withReviewAsk({ ...order, status: 'placed' }, order) : order;

/** Edits of some orders before they were packed. */
function special(n: number, order: Order, allProducts: readonly Product[]): Order {
  switch (n) {
    case BY_PHONE:
      return movedNextDoor(byPhone(order));
    case ADDED_LATER:
      return withOneMore(order, n, allProducts);
    case PAID_LATE:
      return paidLate(order);
    default:
      return order;
  }
}

/**
 * The orders of a shop's first weeks, more of them from week to week; those of the last days wait
 * for the courier. The same for the same `now`.
 */
export function demoOrders(allProducts: readonly Product[], now: Date, mine: Customer): Order[] {
  const chance = randomFrom(22);
  const all = Array.from({ length: ORDERS }, (_, n) => {
    // Denser towards today.
    const age = DAYS * (1 - Math.sqrt((n + chance()) / ORDERS));
    const at = new Date(now.getTime() - age * DAY_MS).toISOString();
    const shopper = n % 24 === 11 ? mine : pick(customers, chance());
    const lines = linesOf(allProducts, chance);
    const way = pick(ENDS, chance());
    const order = placed(at, n, n === BY_PHONE ? caller : shopper, lines, methodOf(n, way));
    return gone(special(n, order, allProducts), way, now);
  });
  return withReturns(all.map(ended), allProducts, now)
    .map((order) => withTeamWaits(withTally(order)))
    .map((order) => askedOf(order, mine));
}
