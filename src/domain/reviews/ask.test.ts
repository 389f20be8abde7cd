import { deliveredOrder } from '../invoices/testing';
import { moveOrder } from '../orders/lifecycle/lifecycle';
import type { Order } from '../orders/order/order';
import { ASK_LINK_DAYS, asked, isAskDue, isAskLinkOpen, keptLines, withReviewAsk } from './ask';
import { askMail } from './askMail';

const DAY = 86_400_000;
const deliveredAt = '2026-11-10T10:00:00.000Z';
const at = (days: number) => new Date(Date.parse(deliveredAt) + days * DAY);
const onItsWay = deliveredOrder({ status: 'out_for_delivery' });

function move(order: Order, to: Order['status']): Order {
  const moved = moveOrder(order, to, { at: deliveredAt, by: 'courier', note: '' });
  if (!moved.ok) throw new Error(to);
  return moved.order;
}
const arrived = withReviewAsk(onItsWay, move(onItsWay, 'delivered'));

test('a delivery is asked about 14 days later; nothing else begins an ask', () => {
  expect(arrived.reviewAsk).toEqual({ dueAt: at(14).toISOString() });
  const { reviewAsk: _, ...before } = arrived;
  // A refused return moves back to 'delivered'.
  const returning = move(before, 'return_requested');
  expect(withReviewAsk(returning, move(returning, 'delivered')).reviewAsk).toBeUndefined();
  expect(withReviewAsk(before, { ...before, email: 'new@example.com' }).reviewAsk).toBeUndefined();
  const phone = { ...onItsWay, phoneOrder: { placedBy: 'ada', hasNoAccount: true } as const };
  expect(withReviewAsk(phone, move(phone, 'delivered')).reviewAsk).toBeUndefined();
  const packed = deliveredOrder({ status: 'packed' });
  expect(withReviewAsk(packed, move(packed, 'shipped')).reviewAsk).toBeUndefined();
  const done = { ...arrived, reviewAsk: asked(arrived, true, at(14)) };
  expect(withReviewAsk(onItsWay, done)).toBe(done);
});

test.each<[string, Partial<Order>, string[]]>([
  ['delivered', {}, ['toner', 'serum']],
  ['cancelled', { status: 'cancelled' }, []],
  ['refunded', { status: 'refunded' }, []],
  ['brought back by the courier', { status: 'rto' }, []],
  [
    'returned in part',
    { status: 'returned', returning: { at: '', reason: '', lines: [{ line: 0, quantity: 1 }] } },
    ['serum'],
  ],
  [
    'whose return was refused',
    {
      returning: { at: '', reason: '', lines: [{ line: 0, quantity: 1 }] },
      returnCase: { state: 'refused' } as Order['returnCase'],
    },
    ['toner', 'serum'],
  ],
])('of an order that is %s these lines are kept', (_what, change, kept) => {
  const [line] = arrived.lines;
  const lines = ['toner', 'serum'].map((id) => ({ ...line, id }) as Order['lines'][number]);
  expect(keptLines({ ...arrived, lines, ...change }).map(({ id }) => id)).toEqual(kept);
});

test.each<[string, Partial<Parameters<typeof isAskDue>[0]>, boolean]>([
  ['that is due', {}, true],
  ['a day early', { now: at(13) }, false],
  ['two weeks late', { now: at(28) }, true],
  ['later than that', { now: at(29) }, false],
  ['without an account', { hasAccount: false }, false],
  ['that the person stopped', { wantsMails: false }, false],
  ['about what is reviewed or came back', { unreviewed: 0 }, false],
  ['once it was looked at', { order: { ...arrived, reviewAsk: { dueAt: null } } }, false],
])('an ask %s: %j', (_what, change, due) => {
  const facts = { order: arrived, hasAccount: true, wantsMails: true, unreviewed: 2, now: at(14) };
  expect(isAskDue({ ...facts, ...change })).toBe(due);
});

test('the link is of the mail that was sent, for its days', () => {
  const sent = { reviewAsk: asked(arrived, true, at(14)) };
  const signedAt = at(14).getTime();
  expect(isAskLinkOpen(sent, signedAt, at(15))).toBe(true);
  expect(isAskLinkOpen(sent, signedAt + 1, at(15))).toBe(false);
  expect(isAskLinkOpen(sent, signedAt, at(14 + ASK_LINK_DAYS))).toBe(false);
  expect(isAskLinkOpen({ reviewAsk: asked(arrived, false, at(14)) }, signedAt, at(15))).toBe(false);
  expect(isAskLinkOpen({}, signedAt, at(15))).toBe(false);
});

test('the mail has five stars for each product, and a link to stop; it promises nothing for a review', () => {
  const { id, message, unsubscribeUrl } = askMail({
    order: arrived,
    products: [
      { id: 'toner', name: 'Toner <b>' },
      { id: 'mist', name: 'Mist' },
    ],
    siteUrl: 'https://shop.example',
    tokens: { review: 'R', stop: 'S' },
    now: at(14),
  });
  expect(id).toBe('review-ask-GLM1');
  expect(unsubscribeUrl).toBe('https://shop.example/api/unsubscribe/S');
  expect(message.html.match(/aria-label="\d stars?"/g)).toHaveLength(10);
  expect(message.html).toContain('/mail/R?product=toner&amp;stars=4"');
  expect(message.html).not.toContain('Toner <b>');
  expect(message.text).toContain('Mist: https://shop.example/mail/R?product=mist\n');
  expect(message.text).toContain('https://shop.example/mail/S');
  expect(message.text).not.toMatch(/discount|%|coupon|gift/i);
});
