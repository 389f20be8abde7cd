import { deliveredOrder } from '@/domain/invoices/testing';
import type { Order } from '@/domain/orders/order/order';
import { arrivalOf } from './arrival';
import { salesOf, tallyOf } from './countOrder';
import { sumOf } from './daySales';

const step = (to: Order['status'], at: string) => ({ at, from: null, to, by: 'shop', note: '' });
const placed = step('placed', '2026-11-20T16:10:00.000Z');

/** An order that was promised for the 24th, and delivered at this time; null: not yet. */
const promised = (deliveredAt: string | null, over: Partial<Order> = {}): Order =>
  deliveredOrder({
    deliverBy: '2026-11-24',
    history: [
      placed,
      ...(deliveredAt ? [{ ...step('delivered', deliveredAt), from: 'shipped' as const }] : []),
    ],
    ...over,
  });

const loss = { awb: 'A1', courier: '', trackingUrl: '', kind: 'lost', at: placed.at } as const;
const lost = (resent: boolean): Order['undelivered'] => ({
  state: 'closed',
  end: 'lost',
  openedAt: placed.at,
  dueAt: '',
  attempts: [],
  answers: [],
  losses: [resent ? { ...loss, resent: { at: placed.at, units: {} } } : loss],
  lostAt: placed.at,
  movedAt: '',
  askingUntil: '',
});

test.each<[string, Order, ReturnType<typeof arrivalOf>]>([
  ['is still on its way', promised(null), null],
  ['comes late in the evening of the day in India', promised('2026-11-24T18:29:59.000Z'), 'in_time'],
  ['comes a minute into the next day in India', promised('2026-11-24T18:31:00.000Z'), 'late'],
  ['was promised for no day', promised('2026-11-24T10:00:00.000Z', { deliverBy: '' }), null],
  ['came back later', promised('2026-11-23T10:00:00.000Z', { status: 'returned' }), 'in_time'],
  [
    'was sent again',
    promised('2026-11-23T10:00:00.000Z', { deliverBy: '', undelivered: lost(true) }),
    'late',
  ],
  ['was found again', promised('2026-11-23T10:00:00.000Z', { undelivered: lost(false) }), 'in_time'],
])('an order that %s', (_name, order, arrival) => {
  expect(arrivalOf(order)).toBe(arrival);
  const counted = tallyOf(order);
  const { arrived, inTime } = sumOf(counted ? [salesOf(order, counted)] : []);
  expect([arrived, inTime]).toEqual([arrival ? 1 : 0, arrival === 'in_time' ? 1 : 0]);
});
