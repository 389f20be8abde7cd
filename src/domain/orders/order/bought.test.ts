import { boughtItems, MAX_BOUGHT } from './bought';
import type { OrderStatus } from './order';

const order = (status: OrderStatus, ...ids: string[]) => ({
  status,
  lines: ids.map((id) => ({ kind: 'product' as const, id })),
});
const ids = (...orders: ReturnType<typeof order>[]) => boughtItems(orders).map(({ id }) => id);

it('lists what was delivered, the newest first, each once', () => {
  expect(ids(order('delivered', 'serum', 'mist'), order('delivered', 'balm', 'serum'))).toEqual([
    'serum',
    'mist',
    'balm',
  ]);
});

it.each<OrderStatus>(['placed', 'shipped', 'cancelled', 'returned', 'rto'])(
  'leaves out what is %s',
  (status) => {
    expect(ids(order(status, 'serum'))).toEqual([]);
  },
);

it('lists eight at most', () => {
  const many = Array.from({ length: MAX_BOUGHT + 2 }, (_, at) => `p${at}`);
  expect(ids(order('delivered', ...many))).toEqual(many.slice(0, MAX_BOUGHT));
});
