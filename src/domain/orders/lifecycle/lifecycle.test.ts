import { ORDER_STATUSES, type Order, type OrderStatus } from '../order/order';
import { canMove, mayMove, moveOrder, statusLabel } from './lifecycle';
import { findInvalidTransition } from './findInvalidTransition';

const order = (status: OrderStatus, paymentMethod: Order['paymentMethod'] = 'Cash on Delivery') =>
  ({ status, paymentMethod, history: [] as Order['history'], updatedAt: '' }) as Order;
const step = { at: '2026-11-21T10:00:00Z', by: 'courier', note: '' };

describe('the order lifecycle', () => {
  const path: OrderStatus[] = [
    'pending_payment',
    'placed',
    'packed',
    'shipped',
    'out_for_delivery',
    'delivered',
    'return_requested',
    'returned',
    'refunded',
  ];

  it('allows the whole way to delivered, one step after another', () => {
    for (let i = 1; i < path.length; i++) expect(canMove(path[i - 1]!, path[i]!, 'Pay Online')).toBe(true);
  });

  it('has exactly the steps of the table', () => {
    const steps = ORDER_STATUSES.flatMap((from) =>
      ORDER_STATUSES.filter((to) => canMove(from, to, 'Pay Online')).map((to) => `${from}>${to}`),
    );
    expect(steps.sort()).toEqual(
      [
        'pending_payment>placed',
        'pending_payment>expired',
        'expired>pending_payment',
        'expired>placed',
        'expired>refunded',
        'placed>packed',
        'placed>cancelled',
        'packed>shipped',
        'packed>cancelled',
        'shipped>out_for_delivery',
        'shipped>rto',
        'shipped>placed',
        'out_for_delivery>delivered',
        'out_for_delivery>rto',
        'out_for_delivery>placed',
        'delivered>return_requested',
        'return_requested>returned',
        'return_requested>delivered',
        'returned>refunded',
        'cancelled>refunded',
        'rto>refunded',
      ].sort(),
    );
  });

  it('refunds a cancelled order only if it was prepaid', () => {
    expect(canMove('cancelled', 'refunded', 'Cash on Delivery')).toBe(false);
    expect(canMove('cancelled', 'refunded', 'Pay Online')).toBe(true);
    expect(canMove('rto', 'refunded', 'Cash on Delivery')).toBe(false);
  });

  it.each<[OrderStatus, OrderStatus, Order['paymentMethod'], boolean]>([
    ['shipped', 'refunded', 'Pay Online', true],
    ['out_for_delivery', 'cancelled', 'Cash on Delivery', true],
    ['shipped', 'refunded', 'Cash on Delivery', false],
    ['packed', 'refunded', 'Pay Online', false],
    ['delivered', 'cancelled', 'Cash on Delivery', false],
  ])('ends an order from %s as %s, %s, only once its parcel is lost: %s', (from, to, method, isAllowed) => {
    const shown = (kind: 'lost' | 'exception') =>
      ({ ...order(from, method), shipment: { trouble: { kind, at: '', seenAt: '' } } }) as Order;
    expect([mayMove(shown('lost'), to), mayMove(shown('exception'), to)]).toEqual([isAllowed, false]);
  });

  it('records each step and does not mutate the given order', () => {
    const before = order('placed');
    const moved = moveOrder(before, 'packed', step);
    expect(moved.ok && moved.order).toMatchObject({
      status: 'packed',
      updatedAt: step.at,
      history: [{ from: 'placed', to: 'packed', by: 'courier' }],
    });
    expect(before).toEqual(order('placed'));
  });

  it('refuses every other step', () => {
    expect(moveOrder(order('delivered'), 'placed', step)).toEqual({
      ok: false,
      from: 'delivered',
      to: 'placed',
    });
  });

  it('has no invalid transitions in a history that it produced', () => {
    const made = { ...order('placed'), history: [{ ...step, from: null, to: 'placed' as const }] };
    const packed = moveOrder(made, 'packed', step);
    const shipped = packed.ok ? moveOrder(packed.order, 'shipped', step) : packed;
    expect(findInvalidTransition(null, made)).toBeNull();
    expect(shipped.ok && findInvalidTransition(made, shipped.order)).toBeNull();
    expect(findInvalidTransition(made, { ...made, updatedAt: 'later' })).toBeNull();
    const noted = [...made.history, { ...step, from: 'placed' as const, to: 'placed' as const }];
    expect(findInvalidTransition(made, { ...made, history: noted })).toBeNull();
  });

  it.each<[string, OrderStatus, OrderStatus, Order['history']]>([
    ['a status that the history does not tell of', 'placed', 'packed', []],
    [
      'a step that the table does not have',
      'placed',
      'delivered',
      [{ ...step, from: 'placed', to: 'delivered' }],
    ],
    ['a step from where it was not', 'placed', 'shipped', [{ ...step, from: 'packed', to: 'shipped' }]],
    ['a history that ends elsewhere', 'placed', 'shipped', [{ ...step, from: 'placed', to: 'packed' }]],
    [
      'a refund of an unpaid order',
      'cancelled',
      'refunded',
      [{ ...step, from: 'cancelled', to: 'refunded' }],
    ],
  ])('finds the invalid transition: %s', (_name, from, status, history) => {
    const before = order(from);
    expect(findInvalidTransition(before, { ...before, status, history })).toMatchObject({
      from: expect.any(String),
    });
  });

  it('has a label for each status', () => {
    expect(new Set(ORDER_STATUSES.map(statusLabel)).size).toBe(ORDER_STATUSES.length);
  });
});
