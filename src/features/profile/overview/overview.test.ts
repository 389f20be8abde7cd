import type { Order, OrderStatus } from '@/domain/orders/order/order';
import { anOrder } from '@/testing/builders';
import { greetingOf } from './greeting';
import { parcelSteps } from './parcelSteps';

test.each([
  ['2026-11-24T22:29:00Z', 'Meera Nair', 'Good evening, Meera'],
  ['2026-11-24T22:30:00Z', 'Meera Nair', 'Good morning, Meera'],
  ['2026-11-24T06:29:00Z', '  Meera', 'Good morning, Meera'],
  ['2026-11-24T06:30:00Z', '', 'Good afternoon'],
  ['2026-11-24T11:30:00Z', 'Meera', 'Good evening, Meera'],
])('at %s "%s" reads "%s"', (now, name, greeting) => {
  expect(greetingOf(new Date(now), name)).toBe(greeting);
});

const entry = (to: OrderStatus, at: string, from: OrderStatus | null = null) => ({
  at,
  from,
  to,
  by: '',
  note: '',
});
const states = (order: Order) => parcelSteps(order).map(({ state, at }) => [state, at]);

test('a parcel that is out for delivery is on the way since it was shipped', () => {
  const history = [
    entry('placed', '1'),
    entry('placed', '2', 'placed'),
    entry('packed', '3', 'placed'),
    entry('shipped', '4', 'packed'),
    entry('out_for_delivery', '5', 'shipped'),
  ];
  expect(states(anOrder({ status: 'out_for_delivery', history }))).toEqual([
    ['done', '1'],
    ['done', '3'],
    ['now', '4'],
    ['ahead', null],
  ]);
});

test('a courier that skips a step leaves its day open', () => {
  const history = [entry('placed', '1'), entry('shipped', '2', 'placed')];
  expect(states(anOrder({ status: 'shipped', history }))).toEqual([
    ['done', '1'],
    ['done', null],
    ['now', '2'],
    ['ahead', null],
  ]);
});

test.each<Partial<Order>>([
  { status: 'pending_payment' },
  { status: 'cancelled' },
  { status: 'rto' },
  { cancelling: { at: '', by: 'shopper', reason: '', attempts: 0, nextAt: '', problem: '' } },
])('there are no steps for %j', (over) => {
  expect(parcelSteps(anOrder(over))).toEqual([]);
});
