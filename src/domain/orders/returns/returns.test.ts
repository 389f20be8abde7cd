import { paise } from '@/domain/money/money';
import fc from 'fast-check';
import { ORDER_STATUSES, type Order, type OrderStatus } from '../order/order';
import { paidOrder } from '../order/testing';
import {
  decideReturn,
  canRequestReturn,
  describePartialReturn,
  RETURN_DAYS,
  returnDeadline,
  type ReturnRequest,
} from './returns';

const deliveredAt = '2026-11-10T10:00:00.000Z';
const now = new Date('2026-11-12T10:00:00.000Z');
const at = now.toISOString();
const request: ReturnRequest = { by: 'asha', reason: 'Damaged or leaking', lines: null };

const line = (name: string, quantity: number) => ({ name, quantity }) as Order['lines'][number];
const delivered: Order['history'][number] = {
  at: deliveredAt,
  from: 'out_for_delivery',
  to: 'delivered',
  by: 'courier',
  note: '',
};
const order = (status: OrderStatus, change: Partial<Order> = {}) =>
  paidOrder(status, {
    lines: [line('Toner', 2), line('Serum', 1)],
    reserved: {},
    history: [delivered],
    createdAt: deliveredAt,
    updatedAt: deliveredAt,
    ...change,
  });
const returning = (lines: ReturnRequest['lines'] = null, change: Partial<Order> = {}): Order => {
  const decision = decideReturn(order('delivered', change), { ...request, lines }, now);
  if (decision.kind !== 'requested') throw new Error(decision.kind);
  return decision.order;
};

describe('the return window', () => {
  test.each([
    // The day of delivery is India's: 23:30 there is 18:00 in UTC.
    ['2026-11-10T10:00:00.000Z', '2026-11-17T18:30:00.000Z'],
    ['2026-11-10T18:29:59.000Z', '2026-11-17T18:30:00.000Z'],
    ['2026-11-10T18:30:00.000Z', '2026-11-18T18:30:00.000Z'],
    ['2026-12-28T00:00:00.000Z', '2027-01-04T18:30:00.000Z'],
  ])('of an order delivered at %s is open until %s', (when, ends) => {
    const one = order('delivered', { history: [{ ...delivered, at: when }] });
    expect(returnDeadline(one)?.toISOString()).toBe(ends);
    expect(canRequestReturn(one, new Date(Date.parse(ends) - 1))).toBe(true);
    expect(canRequestReturn(one, new Date(ends))).toBe(false);
    expect(decideReturn(one, request, new Date(ends))).toEqual({ kind: 'closed' });
  });

  it('is open for the promised days and at most one day longer', () => {
    const day = 86_400_000;
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2024-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (when) => {
          const one = order('delivered', { history: [{ ...delivered, at: when.toISOString() }] });
          const open = (returnDeadline(one)!.getTime() - when.getTime()) / day;
          expect(open).toBeGreaterThan(RETURN_DAYS);
          expect(open).toBeLessThanOrEqual(RETURN_DAYS + 1);
        },
      ),
    );
  });

  it('is closed for an order without a delivery in its history', () => {
    const one = order('delivered', { history: [] });
    expect(returnDeadline(one)).toBeNull();
    expect(decideReturn(one, request, now)).toEqual({ kind: 'closed' });
  });
});

describe('a return request', () => {
  test.each<[OrderStatus, string]>([
    ['pending_payment', 'not_delivered'],
    ['placed', 'not_delivered'],
    ['packed', 'not_delivered'],
    ['shipped', 'not_delivered'],
    ['out_for_delivery', 'not_delivered'],
    ['delivered', 'requested'],
    ['expired', 'nothing_to_return'],
    ['cancelled', 'nothing_to_return'],
    ['rto', 'nothing_to_return'],
    ['refunded', 'nothing_to_return'],
  ])('for an order that is %s is decided as %s', (status, kind) => {
    expect(decideReturn(order(status), request, now).kind).toBe(kind);
    expect(canRequestReturn(order(status), now)).toBe(kind === 'requested');
  });

  test.each<OrderStatus>(['return_requested', 'returned', 'refunded'])(
    'repeated on an order that is %s is already done',
    (status) => {
      const again = { ...returning(), status };
      expect(decideReturn(again, { ...request, reason: 'Another' }, new Date('2027-01-01'))).toEqual({
        kind: 'done',
      });
      expect(canRequestReturn(again, now)).toBe(false);
    },
  );

  it('for a refunded order is refused', () => {
    const paidBack = order('delivered', { payment: { ...order('delivered').payment, status: 'refunded' } });
    expect(decideReturn(paidBack, request, now)).toEqual({ kind: 'given_back' });
    expect(canRequestReturn(paidBack, now)).toBe(false);
  });

  it('is one step in the history with its reason, and covers the whole order by default', () => {
    const all = [
      { line: 0, quantity: 2 },
      { line: 1, quantity: 1 },
    ];
    const asked = { at, reason: request.reason, lines: all };
    const state = {
      state: 'asked',
      at,
      openedBy: 'shopper',
      outcome: 'refund',
      words: '',
      waits: 'decide',
    } as const;
    const returnCase = { ...state, asked };
    expect(returning()).toEqual({
      ...order('return_requested', { updatedAt: at, returning: asked, returnCase }),
      history: [
        delivered,
        { at, from: 'delivered', to: 'return_requested', by: 'asha', note: request.reason },
      ],
    });
    expect(describePartialReturn(returning(all))).toBe('');
  });

  it('after a refusal is refused, and a free replacement cannot come back', () => {
    const own = returning().returnCase!;
    const refused = order('delivered', {
      returnCase: { ...own, state: 'refused' },
      history: [
        delivered,
        { at, from: 'delivered', to: 'return_requested', by: 'asha', note: '' },
        { at, from: 'return_requested', to: 'delivered', by: 'shop', note: 'It was used up' },
      ],
    });
    expect(decideReturn(refused, request, now)).toEqual({ kind: 'refused_before' });
    expect(canRequestReturn(refused, now)).toBe(false);
    // The window still starts at the delivery.
    expect(returnDeadline(refused)).toEqual(returnDeadline(order('delivered')));
    const free = order('delivered', { replaces: 'GLM0' });
    expect(decideReturn(free, request, now)).toEqual({ kind: 'nothing_to_return' });
    expect(canRequestReturn(free, now)).toBe(false);
  });

  it('for some lines names them', () => {
    const part = returning([{ line: 0, quantity: 1 }]);
    expect(describePartialReturn(part)).toBe('1 × Toner');
    expect(part.history.at(-1)?.note).toBe('Damaged or leaking (1 × Toner)');
    expect(part.status).toBe('return_requested');
  });

  test.each([
    ['an unknown line', [{ line: 2, quantity: 1 }]],
    ['more than was bought', [{ line: 0, quantity: 3 }]],
    [
      'a line twice',
      [
        { line: 1, quantity: 1 },
        { line: 1, quantity: 1 },
      ],
    ],
  ])('for %s is refused', (_name, lines) => {
    expect(decideReturn(order('delivered'), { ...request, lines }, now)).toEqual({ kind: 'wrong_lines' });
  });

  it('changes delivered orders only', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ORDER_STATUSES), fc.date({ noInvalidDate: true }), (status, when) => {
        const before = order(status);
        const decision = decideReturn(before, request, when);
        expect(decision.kind === 'requested').toBe(canRequestReturn(before, when));
        if (decision.kind === 'requested') expect(status).toBe('delivered');
      }),
    );
  });
});

test.each<[string, number, string]>([
  ['stayed with the shop', 0, 'requested'],
  ['went back as well', 10_000, 'given_back'],
])('once the online payment went back, an order whose store credit %s is: %s, %s', (_, backPaise, kind) => {
  const payment = { ...order('delivered').payment, status: 'refunded' } as const;
  const one = order('delivered', {
    payment,
    credit: { paise: paise(10_000), backPaise: paise(backPaise), lots: [] },
  });
  expect(decideReturn(one, request, now).kind).toBe(kind);
  expect(canRequestReturn(one, now)).toBe(kind === 'requested');
});
