import fc from 'fast-check';
import { ORDER_STATUSES, type Order, type OrderStatus } from '../order/order';
import {
  followTracking,
  isCancelledByCourier,
  orderStatusOf,
  sellUnits,
  findUnreachableStatus,
} from './tracking';

const AT = '2026-11-21T10:00:00.000Z';
type Part = Pick<Order, 'status' | 'reserved' | 'paymentMethod' | 'updatedAt' | 'history'>;
const order = (status: OrderStatus): Order => {
  const method = { paymentMethod: 'Cash on Delivery', updatedAt: '', history: [] } as const;
  const part: Part = { ...method, status, reserved: { A: 2, B: 1 }, history: [] };
  return part as Order;
};

describe('the courier’s tracking status', () => {
  it.each<[string, OrderStatus | null]>([
    ['booked', null],
    ['pending pickup', 'packed'],
    ['pickup_pending', 'packed'],
    ['Pickup Scheduled', 'packed'],
    ['out for pickup', 'packed'],
    ['picked', 'shipped'],
    ['picked up', 'shipped'],
    ['created', null],
    ['in transit', 'shipped'],
    ['exception', null],
    ['out for delivery', 'out_for_delivery'],
    ['Out_For-Delivery ', 'out_for_delivery'],
    ['DELIVERED', 'delivered'],
    ['rto', 'rto'],
    ['RTO In Transit', 'rto'],
    ['rto delivered', 'rto'],
    ['rto_initiated', 'rto'],
    ['lost', 'shipped'],
    ['cancelled', null],
    ['', null],
    ['rtofoo', null],
    ['constructor', null],
    ['on the moon', null],
  ])('%p is mapped to %p', (word, status) => {
    expect(orderStatusOf(word)).toBe(status);
  });
});

it.each([
  ['cancelled', true],
  [' CANCELED', true],
  ['rto', false],
  ['not cancelled', false],
])('%p means cancelled by the courier: %p', (word, out) => {
  expect(isCancelledByCourier(word)).toBe(out);
});

describe('following a parcel', () => {
  it.each<[OrderStatus, string, OrderStatus[]]>([
    ['placed', 'pending pickup', ['packed']],
    ['placed', 'picked', ['packed', 'shipped']],
    ['placed', 'delivered', ['packed', 'shipped', 'out_for_delivery', 'delivered']],
    ['packed', 'in transit', ['shipped']],
    ['shipped', 'out for delivery', ['out_for_delivery']],
    ['out_for_delivery', 'delivered', ['delivered']],
    ['placed', 'rto', ['packed', 'shipped', 'rto']],
    ['shipped', 'rto in transit', ['rto']],
    ['out_for_delivery', 'rto delivered', ['rto']],
  ])('from %s with the parcel %s adds the steps %j', (from, word, steps) => {
    const followed = followTracking(order(from), word, AT);
    expect(followed?.order.status).toBe(steps.at(-1));
    expect(followed?.order.history.map(({ to }) => to)).toEqual(steps);
    expect(followed?.order.history.every(({ by, at }) => by === 'courier' && at === AT)).toBe(true);
    expect(followed?.order.updatedAt).toBe(AT);
  });

  it.each<[OrderStatus, string]>([
    ['placed', 'booked'],
    ['shipped', 'pending pickup'],
    ['shipped', 'in transit'],
    ['out_for_delivery', 'in transit'],
    ['delivered', 'out for delivery'],
    ['delivered', 'rto'],
    ['rto', 'delivered'],
    ['cancelled', 'delivered'],
    ['cancelled', 'rto'],
    ['pending_payment', 'picked'],
    ['expired', 'delivered'],
    ['refunded', 'rto'],
    ['return_requested', 'delivered'],
  ])('from %s with the parcel %s changes nothing', (from, word) => {
    expect(followTracking(order(from), word, AT)).toBeNull();
  });

  it.each<[OrderStatus, string, OrderStatus | null]>([
    ['cancelled', 'delivered', 'delivered'],
    ['cancelled', 'rto', 'rto'],
    ['delivered', 'rto in transit', 'rto'],
    ['rto', 'delivered', 'delivered'],
    ['expired', 'picked', 'shipped'],
    ['placed', 'delivered', null],
    ['shipped', 'rto', null],
    ['cancelled', 'exception', null],
  ])('from %s with the parcel %s reports the unreachable status %p', (from, word, to) => {
    expect(findUnreachableStatus(order(from), word)).toBe(to);
  });

  it('treats a status that the order already had as late', () => {
    const been = followTracking(order('placed'), 'delivered', AT)?.order ?? order('placed');
    for (const word of ['pending pickup', 'picked', 'out for delivery', 'delivered']) {
      expect(findUnreachableStatus(been, word)).toBeNull();
    }
  });

  it('sells reserved units when the order passes shipped, and only then', () => {
    const sold = { A: 2, B: 1 };
    expect(followTracking(order('placed'), 'pending pickup', AT)?.sold).toEqual({});
    expect(followTracking(order('packed'), 'picked', AT)?.sold).toEqual(sold);
    expect(followTracking(order('placed'), 'delivered', AT)?.sold).toEqual(sold);
    expect(followTracking(order('placed'), 'rto', AT)?.sold).toEqual(sold);
    expect(followTracking(order('shipped'), 'delivered', AT)?.sold).toEqual({});
  });

  it('ends a cancel request after the parcel has left', () => {
    const cancelling = { at: AT, by: 'asha', reason: '', attempts: 1, nextAt: AT, problem: '' };
    const withRequest = { ...order('placed'), cancelling };
    expect(followTracking(withRequest, 'pending pickup', AT)?.order).toMatchObject({
      status: 'packed',
      cancelling,
    });
    const left = followTracking(withRequest, 'out for delivery', AT)?.order;
    expect(left).toMatchObject({ status: 'out_for_delivery', cancelRefusedAt: AT });
    expect(left).not.toHaveProperty('cancelling');
    expect(followTracking(order('placed'), 'picked', AT)?.order).not.toHaveProperty('cancelRefusedAt');
  });

  it('sells from the existing stock levels', () => {
    const level = (sku: string) => ({ sku, available: 3, reserved: 4, sold: 0 });
    expect(sellUnits([level('A'), level('C')], { A: 2, B: 1 })).toEqual([
      { sku: 'A', available: 3, reserved: 2, sold: 2 },
    ]);
    expect(sellUnits([level('A')], {})).toEqual([]);
  });

  it('never moves back, sells once and repeats no step, for any sequence of statuses', () => {
    const forward = ['placed', 'packed', 'shipped', 'out_for_delivery', 'delivered', 'rto'];
    const words = ['booked', 'pending pickup', 'picked', 'in transit', 'exception', 'out for delivery'];
    const word = fc.constantFrom(...words, 'delivered', 'rto', 'rto in transit', 'lost', 'cancelled', 'x');
    fc.assert(
      fc.property(fc.constantFrom(...ORDER_STATUSES), fc.array(word), (start, statuses) => {
        let current = order(start);
        let sales = 0;
        for (const status of statuses) {
          const followed = followTracking(current, status, AT);
          if (!followed) continue;
          expect(forward.indexOf(followed.order.status)).toBeGreaterThan(forward.indexOf(current.status));
          expect(followTracking(followed.order, status, AT)).toBeNull();
          if (Object.keys(followed.sold).length > 0) sales += 1;
          current = followed.order;
        }
        const passed = current.history.some(({ to }) => to === 'shipped');
        expect(sales).toBe(passed ? 1 : 0);
      }),
    );
  });
});
