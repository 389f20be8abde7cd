import { paise, ZERO } from '@/domain/money/money';
import { inCash } from '@/domain/orders/order/testing';
import fc from 'fast-check';
import { deliveredOrder } from '@/domain/invoices/testing';
import { ORDER_STATUSES, type Order, type OrderStatus, type ReturnLine } from '@/domain/orders/order/order';
import { canMove, moveOrder } from '@/domain/orders/lifecycle/lifecycle';
import { tallyOf, countOrder, salesOf, withTally } from './countOrder';
import { addSales, emptyDay, type DaySales } from './daySales';

const at = '2026-11-20T16:10:00.000Z';

/** Asha's order of one serum, cash on delivery, unless it says otherwise. */
const anOrder = (over: Partial<Order> = {}): Order =>
  deliveredOrder({
    ...inCash,
    couponCode: '',
    lines: deliveredOrder().lines.map((one) => ({
      ...one,
      id: 'serum',
      name: 'Amla C Glow Serum',
      price: 649,
      quantity: 1,
    })),
    amounts: { subTotal: 649, discountAmount: 0, prepaidDiscount: 0, deliveryFee: 0, finalTotal: 649 },
    ...over,
  });

/** An order that has gone this way. */
function orderThrough(way: OrderStatus[], over: Partial<Order> = {}): Order {
  const steps = way.map((to, n) => ({ at, from: way[n - 1] ?? null, to, by: 'shop', note: '' }));
  return anOrder({ ...over, status: way.at(-1) ?? 'placed', history: steps });
}

const paid = { status: 'captured', razorpayOrderId: 'o', razorpayPaymentId: 'p' } as const;
const wholeBack = {
  ...paid,
  status: 'refunded',
  givenBack: 149,
  refund: { status: 'done', amount: 149, note: '', at },
} as const;
const credit = { paise: paise(50_000), backPaise: ZERO, lots: [] };
const anotherPayment = { razorpayOrderId: 'o2', razorpayPaymentId: 'p2', editId: 'e', amount: 40 };
const line = anOrder().lines;

test.each<[string, Order, string, number]>([
  ['placed', orderThrough(['placed']), 'sold', 64_900],
  ['paid online', orderThrough(['pending_payment', 'placed']), 'sold', 64_900],
  [
    'delivered',
    orderThrough(['placed', 'packed', 'shipped', 'out_for_delivery', 'delivered']),
    'sold',
    64_900,
  ],
  ['wanted back', orderThrough(['placed', 'delivered', 'return_requested']), 'sold', 64_900],
  ['returned', orderThrough(['placed', 'delivered', 'return_requested', 'returned']), 'returned', 0],
  ['cancelled', orderThrough(['placed', 'cancelled']), 'cancelled', 0],
  ['cancelled and paid back', orderThrough(['placed', 'cancelled', 'refunded']), 'cancelled', 0],
  ['sent back to us', orderThrough(['placed', 'shipped', 'rto']), 'rto', 0],
  ['sent back and paid back', orderThrough(['placed', 'shipped', 'rto', 'refunded']), 'rto', 0],
  [
    'refunded by hand as a whole',
    orderThrough(['placed'], { payment: { ...paid, status: 'refunded' } }),
    'returned',
    0,
  ],
  [
    'refunded but for the store credit that paid most of it',
    orderThrough(['placed', 'delivered'], { payment: wholeBack, credit }),
    'sold',
    50_000,
  ],
  [
    'refunded by hand, in all of its payments',
    orderThrough(['placed', 'delivered'], {
      payment: { ...paid, givenBack: 9.5, more: [{ ...anotherPayment, givenBack: 40 }] },
    }),
    'sold',
    59_950,
  ],
  [
    'refunded in part',
    orderThrough(['placed'], {
      payment: { ...paid, givenBack: 9.5, parts: [{ id: 'one', status: 'due', amount: 40, note: '', at }] },
    }),
    'sold',
    59_950,
  ],
])('the figures of an order that is %s', (_name, order, as, revenue) => {
  expect(tallyOf(order)).toEqual({ day: '2026-11-20', as, revenue });
});

test.each<[string, OrderStatus[], ReturnLine[]]>([
  ['returned in part', [], [{ line: 0, quantity: 1 }]],
  ['returned in part and refunded', ['refunded'], [{ line: 0, quantity: 1 }]],
  ['exchanged', [], []],
])('an order that is %s counts as sold, and as one with a return', (_name, end, lines) => {
  const way: OrderStatus[] = ['placed', 'delivered', 'return_requested', 'returned', ...end];
  const returning = { at, reason: 'Damaged', lines };
  const order = orderThrough(way, { lines: [...line, ...line], returning });
  expect(tallyOf(order)).toEqual({ day: '2026-11-20', as: 'sold', revenue: 64_900, hasReturn: true });
  const before = orderThrough(way.slice(0, 3), { lines: order.lines });
  const counted = { ...order, tally: { counted: tallyOf(before), dueAt: null } };
  expect(withTally(counted).tally?.dueAt).toBe(order.updatedAt);
});

test.each<[OrderStatus[]]>([
  [['pending_payment']],
  [['pending_payment', 'expired']],
  [['pending_payment', 'expired', 'refunded']],
])('an order with the history %j was never placed', (way) => expect(tallyOf(orderThrough(way))).toBeNull());

test('an order counts on the day in India when it was paid', () => {
  const late = orderThrough(['pending_payment', 'placed']);
  const history = late.history.map((step, n) => ({ ...step, at: n ? '2026-11-20T18:30:00.000Z' : at }));
  expect(tallyOf({ ...late, history })?.day).toBe('2026-11-21');
});

test('an order adds its figures to its day', () => {
  const order = orderThrough(['placed'], {
    lines: [...line, { ...line[0]!, variant: '50 ml', price: 10.1, quantity: 3 }],
    couponCode: 'GLOW10',
    amounts: { ...anOrder().amounts, discountAmount: 65.5, finalTotal: 613.8 },
  });
  const counted = tallyOf(order);
  expect(counted && salesOf(order, counted)).toEqual({
    day: '2026-11-20',
    placed: 1,
    orders: 1,
    kept: 1,
    cod: 1,
    rto: 0,
    arrived: 0,
    inTime: 0,
    revenue: 61_380,
    checkouts: 0,
    items: {
      'product:serum': { kind: 'product', id: 'serum', name: 'Amla C Glow Serum', units: 4, revenue: 67_930 },
    },
    coupons: { GLOW10: { uses: 1, discount: 6550 } },
  });
});

test('a free delivery coupon’s discount is the fee', () => {
  const order = orderThrough(['placed'], { couponCode: 'FREESHIP' });
  const waived = { ...order, amounts: { ...order.amounts, discountAmount: 0, deliveryDiscount: 70 } };
  expect(countOrder(withTally(waived))?.added).toMatchObject({
    coupons: { FREESHIP: { uses: 1, discount: 7000 } },
  });
});

test('a returned order counts no sale but its coupon, and a cancelled order neither', () => {
  const counted = { day: '2026-11-20', revenue: ZERO };
  const order = orderThrough(['placed'], { couponCode: 'GLOW10', paymentMethod: 'Pay Online' });
  expect(salesOf(order, { ...counted, as: 'rto' })).toMatchObject({
    placed: 1,
    orders: 1,
    kept: 0,
    cod: 0,
    rto: 1,
    items: {},
    coupons: { GLOW10: { uses: 1 } },
  });
  expect(salesOf(order, { ...counted, as: 'cancelled' })).toEqual({ ...emptyDay('2026-11-20'), placed: 1 });
});

test('an order is marked for counting, with a time, while its day has older figures', () => {
  const placed = withTally(orderThrough(['placed'], { updatedAt: at }));
  expect(placed.tally).toEqual({ counted: null, dueAt: at });
  const counted = countOrder(placed)!.order;
  expect(counted.tally).toEqual({ counted: { day: '2026-11-20', as: 'sold', revenue: 64_900 }, dueAt: null });
  expect(countOrder(counted)).toBeNull();
  const packed = withTally({ ...counted, status: 'packed', updatedAt: '2026-11-21T00:00:00.000Z' });
  expect(packed.tally?.dueAt).toBeNull();
  const again = withTally({ ...placed, updatedAt: '2026-11-21T00:00:00.000Z' });
  expect(again.tally?.dueAt).toBe(at);
  // An order that was never placed is not counted.
  expect(withTally(orderThrough(['pending_payment'])).tally).toBeUndefined();
});

/** A random event: an order's step, a refund or a count, perhaps interrupted before its write. */
const event = fc.record({
  what: fc.constantFrom('move', 'move', 'refund', 'count'),
  order: fc.nat({ max: 4 }),
  to: fc.constantFrom(...ORDER_STATUSES),
  hours: fc.nat({ max: 30 }),
  written: fc.boolean(),
});
const arbitraryOrder = fc.record({
  method: fc.constantFrom('Cash on Delivery' as const, 'Pay Online' as const),
  coupon: fc.constantFrom('', 'TEN', 'BOGO'),
  total: fc.integer({ min: 1, max: 5000 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  item: fc.constantFrom('serum', 'toner'),
});

test('the days always equal the sums over all orders once everything is counted', () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryOrder, { minLength: 5, maxLength: 5 }),
      fc.array(event, { maxLength: 60 }),
      (babies, events) => {
        const orders = babies.map(({ method, coupon, total, quantity, item }) => {
          const status = method === 'Pay Online' ? 'pending_payment' : 'placed';
          const order = orderThrough([status], { paymentMethod: method, couponCode: coupon });
          return withTally({
            ...order,
            amounts: { ...order.amounts, discountAmount: coupon ? 7 : 0, finalTotal: total },
            lines: [{ ...line[0]!, id: item, quantity }],
          });
        });
        let days = new Map<string, DaySales>();
        let now = Date.parse(at);
        const put = (into: Map<string, DaySales>, sales: DaySales | null, sign: 1 | -1) => {
          if (sales) into.set(sales.day, addSales(into.get(sales.day) ?? emptyDay(sales.day), sales, sign));
        };
        const count = (n: number, written: boolean) => {
          const due = countOrder(orders[n]!);
          // Order and days are one transaction: both, or neither.
          if (!due || !written) return;
          const next = new Map(days);
          put(next, due.removed, -1);
          put(next, due.added, 1);
          days = next;
          orders[n] = due.order;
        };
        for (const { what, order: n, to, hours, written } of events) {
          now += hours * 3_600_000;
          const order = orders[n]!;
          const step = { at: new Date(now).toISOString(), by: 'shop', note: '' };
          if (what === 'count') count(n, written);
          else if (what === 'refund') {
            const payment = { ...order.payment, givenBack: (order.payment.givenBack ?? 0) + 1.25 };
            orders[n] = withTally({ ...order, payment });
          } else if (canMove(order.status, to, order.paymentMethod)) {
            const moved = moveOrder(order, to, step);
            if (moved.ok) orders[n] = withTally(moved.order);
          }
        }
        for (const n of orders.keys()) {
          count(n, true);
          count(n, true);
        }
        const naive = new Map<string, DaySales>();
        for (const order of orders) {
          const counted = tallyOf(order);
          if (counted) put(naive, salesOf(order, counted), 1);
        }
        const known = [...days].filter(([, day]) => day.placed > 0);
        expect(Object.fromEntries(known)).toEqual(Object.fromEntries(naive));
      },
    ),
  );
});
