import fc from 'fast-check';
import { findInvalidTransition } from '../lifecycle/findInvalidTransition';
import { closeUndelivered } from './closeUndelivered';
import { courierReport } from './courierReport';
import { ANSWER_MS } from './followUndelivered';
import { after, answered, failed, HOUR, iso, orderIn, stateOf, when, type News } from './testing';
import { timeLeft } from './timeLeft';

describe('what couriers write', () => {
  it.each([
    ['exception', 'Customer refused to accept the parcel', 'refused'],
    ['Consignee Refused', '', 'refused'],
    ['undelivered', 'Customer phone switched off', 'not_reached'],
    ['exception', 'Consignee not available', 'not_reached'],
    ['exception', 'DOOR LOCKED', 'closed'],
    ['NDR', 'Office closed', 'closed'],
    ['exception', 'Incomplete address', 'address'],
    ['exception', 'Customer wants delivery tomorrow', 'later'],
    ['exception', 'COD amount not ready', 'cash'],
    ['exception', 'Vehicle broke down', 'other'],
    ['exception', '', 'other'],
  ])('%s, %p means %s', (status, words, reason) => {
    expect(courierReport(status, words)).toMatchObject({ kind: 'failed', reason });
  });

  it.each([
    ['lost', '', 'lost'],
    ['damaged', '', 'damaged'],
    ['lost', 'Parcel damaged beyond repair', 'damaged'],
    ['in transit', 'Door locked', null],
    ['constructor', '', null],
  ])('%s, %p is %p', (status, words, kind) => {
    expect(courierReport(status, words)?.kind ?? null).toBe(kind);
  });

  it('keeps one line of their words', () => {
    const report = courierReport('exception', `  a\n b ${'x'.repeat(400)}`);
    expect(report?.said).toMatch(/^a b x+$/);
    expect(report?.said).toHaveLength(140);
  });
});

describe('a case', () => {
  it.each<[string, [number, News][], unknown]>([
    ['opens with a failed attempt', [[0, failed(0)]], ['waits', '', 1]],
    [
      'stays at one attempt while polling repeats it',
      [
        [0, failed(0)],
        [1, failed(0)],
        [5, failed()],
      ],
      ['waits', '', 1],
    ],
    [
      'has one attempt for several lines about a visit',
      [
        [0, failed(0)],
        [1, failed(1)],
      ],
      ['waits', '', 1],
    ],
    [
      'has a second attempt at another visit',
      [
        [0, failed(0)],
        [20, failed(20)],
      ],
      ['waits', '', 2],
    ],
    [
      'is tried again by the courier itself',
      [
        [0, failed(0)],
        [4, { status: 'out for delivery' }],
      ],
      ['trying', '', 1],
    ],
    [
      'waits again after another round, also without times',
      [
        [0, failed()],
        [4, { status: 'out for delivery' }],
        [6, failed()],
      ],
      ['waits', '', 2],
    ],
    [
      'is not opened again by an older report',
      [
        [0, failed(0)],
        [4, { status: 'out for delivery', happened: 4 }],
        [5, failed(3)],
      ],
      ['trying', '', 1],
    ],
    [
      'is closed by the delivery',
      [
        [0, failed(0)],
        [9, { status: 'delivered' }],
      ],
      ['closed', 'delivered', 1],
    ],
    [
      'stays closed',
      [
        [0, failed(0)],
        [9, { status: 'delivered' }],
        [10, failed(10)],
      ],
      ['closed', 'delivered', 1],
    ],
    [
      'turns back',
      [
        [0, failed(0)],
        [30, { status: 'rto in transit' }],
      ],
      ['returning', '', 1],
    ],
    [
      'is not opened again on its way back',
      [
        [0, failed(0)],
        [30, { status: 'rto' }],
        [40, failed(40)],
      ],
      ['returning', '', 1],
    ],
    [
      'is closed by the loss',
      [
        [0, failed(0)],
        [30, { status: 'lost' }],
      ],
      ['closed', 'lost', 1],
    ],
    ['is closed by damage', [[0, { status: 'damaged' }]], ['closed', 'damaged', 0]],
    ['is made for what turns back without asking', [[0, { status: 'rto' }]], ['returning', '', 0]],
    [
      'stays lost on its way back',
      [
        [0, { status: 'rto' }],
        [9, { status: 'lost' }],
      ],
      ['closed', 'lost', 0],
    ],
    [
      'ends as delivered where a lost parcel is found',
      [
        [0, { status: 'lost' }],
        [9, { status: 'delivered' }],
      ],
      ['closed', 'delivered', 0],
    ],
  ])('%s', (_name, news, expected) => {
    expect(stateOf(after(orderIn('shipped'), ...news))).toEqual(expected);
  });

  it('is not made for a pickup that failed', () => {
    expect(stateOf(after(orderIn('packed'), [0, failed(0)]))).toBeUndefined();
  });

  it('has 24 hours from the attempt, not from the news of it', () => {
    const { undelivered } = after(orderIn('shipped'), [3, failed(1)]);
    expect(undelivered).toMatchObject({
      dueAt: iso(25),
      attempts: [{ at: iso(1), reason: 'closed', said: 'Door locked' }],
    });
    expect(after(orderIn('shipped'), [3, failed(9)]).undelivered?.dueAt).toBe(iso(27));
  });

  it('waits for the team again at each attempt', () => {
    const first = after(orderIn('shipped'), [0, failed(0)]);
    expect(answered(first, 1).shipment.trouble?.seenAt).toBe(iso(1));
    expect(after(answered(first, 1), [20, failed(20)]).shipment.trouble).toMatchObject({
      at: iso(20),
      seenAt: '',
    });
  });

  it('is closed once its parcel is back', () => {
    const back = { at: iso(60), restocked: {} };
    const order = after(orderIn('shipped'), [0, failed(0)], [30, { status: 'rto' }]);
    expect(stateOf(closeUndelivered({ ...order, cameBack: back }))).toEqual(['closed', 'returned', 1]);
    expect(closeUndelivered(order)).toBe(order);
  });

  it.each([
    [0, 24, 'calm'],
    [17.9, 6.1, 'calm'],
    [18.1, 5.9, 'gold'],
    [21.1, 2.9, 'red'],
    [24, 0, 'over'],
    [99, 0, 'over'],
  ])('after %p hours has %p left, which is %s', (hours, left, tone) => {
    const found = timeLeft({ dueAt: iso(24) }, when(hours));
    expect(found.tone).toBe(tone);
    expect(found.ms / HOUR).toBeCloseTo(left);
  });

  it('agrees with its order whatever the courier reports, in any order and twice', () => {
    const word = fc.constantFrom(
      'exception',
      'lost',
      'damaged',
      'in transit',
      'out for delivery',
      'delivered',
      'rto',
      'rto delivered',
      'undelivered',
    );
    const step = fc.record({
      word,
      hours: fc.integer({ min: 0, max: 90 }),
      ago: fc.option(fc.integer({ min: 0, max: 40 })),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let order = orderIn('shipped');
        for (const { word: status, hours, ago } of steps) {
          const news: News = ago === null ? { status } : { status, happened: hours - ago };
          const next = after(order, [hours, news]);
          // The same news again changes nothing.
          expect(after(next, [hours, news])).toEqual(next);
          expect(findInvalidTransition(order, next)).toBeNull();
          order = next;
        }
        const { undelivered, status } = order;
        if (!undelivered) return;
        const { state, end, attempts, dueAt, losses } = undelivered;
        expect(state === 'closed').toBe(end !== '');
        if (status === 'delivered') expect([state, end]).toEqual(['closed', 'delivered']);
        if (status === 'rto' && order.shipment.trouble?.kind !== 'lost') expect(state).toBe('returning');
        if (state === 'waits')
          expect(Date.parse(dueAt) - Date.parse(attempts.at(-1)?.at ?? '')).toBe(ANSWER_MS);
        expect(losses.length).toBeLessThanOrEqual(1);
        expect(new Set(attempts.map(({ at }) => at)).size).toBe(attempts.length);
      }),
    );
  });
});
