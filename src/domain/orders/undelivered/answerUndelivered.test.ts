import { orderNews } from '@/domain/mail/orders/orderNews';
import { undeliveredMail } from '@/domain/mail/orders/undeliveredMail';
import type { Order } from '../order/order';
import { allowedActs, claimAnswer, MAX_ATTEMPTS, recordAnswer, releaseAnswer } from './answerUndelivered';
import { linkOf, linkPayload, readToken, stateOfLink } from './link';
import { after, answered, failed, iso, orderIn, stateOf, when, AGAIN } from './testing';

describe('an answer', () => {
  const open = after(orderIn('shipped'), [0, failed(0)]);
  const asked = (change: object = {}) => ({ instruction: AGAIN, by: 'shop' as const, attempt: 1, ...change });

  it.each<[string, Order, object, number, string]>([
    ['no case', orderIn('shipped'), {}, 1, 'not_waiting'],
    ['a parcel on its way back', after(open, [9, { status: 'rto' }]), {}, 10, 'not_waiting'],
    ['a lost one', after(open, [9, { status: 'lost' }]), {}, 10, 'not_waiting'],
    ['another attempt', open, { attempt: 2 }, 1, 'other_attempt'],
    ['an answered one', answered(open, 1), {}, 2, 'answered'],
    ['a day that is over', open, { instruction: { ...AGAIN, day: '2026-11-21' } }, 1, 'bad_day'],
    ['a day too far ahead', open, { instruction: { ...AGAIN, day: '2026-11-29' } }, 1, 'bad_day'],
    ['a shopper after the time', open, { by: 'shopper' }, 24, 'time_up'],
  ])(
    'is refused for %s, in a sentence that names the order unless a day is wrong',
    (_n, order, change, hours, code) => {
      const decision = claimAnswer(order, asked(change), when(hours));
      expect(decision).toMatchObject({ kind: 'refused', code });
      expect(decision.kind === 'refused' && decision.message).toContain('GLM12345');
    },
  );

  it('is claimed by one caller at a time, and free again when the courier did not take it', () => {
    const claimed = claimAnswer(open, asked(), when(1));
    if (claimed.kind !== 'claimed') throw new Error(claimed.message);
    expect(claimAnswer(claimed.order, asked(), when(1))).toMatchObject({ code: 'being_asked' });
    expect(claimAnswer(claimed.order, asked(), when(2)).kind).toBe('claimed');
    expect(releaseAnswer(claimed.order)).toEqual(open);
    expect(releaseAnswer(open)).toBe(open);
  });

  it('sends the parcel out again, or back, and tells the shopper', () => {
    const again = answered(open, 1, { day: '2026-11-23', phone: '9845000000', landmark: 'Blue gate' });
    expect(stateOf(again)).toEqual(['trying', '', 1]);
    expect(again.history.at(-1)?.note).toBe(
      'We asked the courier to try again on Mon, 23 November, with another phone number and a landmark',
    );
    expect(stateOf(answered(open, 1, { act: 'return' }))).toEqual(['returning', '', 1]);
  });

  it('is only noted where the courier tried again meanwhile', () => {
    const claimed = claimAnswer(open, asked(), when(1));
    if (claimed.kind !== 'claimed') throw new Error(claimed.message);
    const moved = after(claimed.order, [30, failed(30)]);
    expect(stateOf(recordAnswer(moved, claimed.answer, when(31)))).toEqual(['waits', '', 2]);
  });

  it('cannot ask for another attempt after the last one', () => {
    let order = open;
    for (let attempt = 2; attempt <= MAX_ATTEMPTS; attempt += 1) {
      order = after(answered(order, attempt * 30), [attempt * 30 + 20, failed(attempt * 30 + 20)]);
    }
    expect(allowedActs(order.undelivered)).toEqual(['return']);
    expect(claimAnswer(order, asked({ attempt: MAX_ATTEMPTS }), when(120))).toMatchObject({
      code: 'last_attempt',
    });
    expect(linkOf(order)).toBeNull();
    expect(allowedActs(undefined)).toEqual([]);
  });
});

describe('a link', () => {
  const open = after(orderIn('shipped'), [0, failed(0)]);
  const link = linkOf(open)!;
  const signed = (text: string) => `${text}.${'s'.repeat(43)}`;

  it('says which attempt it is for, and is read as it was written', () => {
    expect(link).toEqual({ orderId: 'GLM12345', attempt: 1, dueAt: iso(24) });
    expect(readToken(signed(linkPayload(link)))?.link).toEqual(link);
  });

  it.each([
    '',
    '.',
    'a.b',
    signed('GLM1~0~1795600000000'),
    signed('GLM1/..~1~1795600000000'),
    `${signed('GLM12345~1~1795600000000')}=`,
    'x'.repeat(500),
  ])('%p is none', (token) => expect(readToken(token)).toBeNull());

  it.each<[string, Order | null, number, string]>([
    ['before its time', open, 1, 'open'],
    ['at its time', open, 24, 'expired'],
    ['after an answer', answered(open, 1), 2, 'used'],
    ['after an answer and its time', answered(open, 1), 30, 'used'],
    ['after the next attempt', after(open, [10, failed(10)]), 11, 'used'],
    ['after the delivery', after(open, [10, { status: 'delivered' }]), 11, 'other'],
    ['of an order that is gone', null, 1, 'other'],
    ['of an erased order', { ...open, erasedAt: iso(1) }, 2, 'other'],
    ['of an order without a case', orderIn('shipped'), 1, 'other'],
  ])('%s is %p', (_name, order, hours, expected) => {
    expect(stateOfLink(link, order, when(hours))).toBe(expected);
  });
});

describe('the mail about a failed attempt', () => {
  const before = orderIn('shipped');
  const open = after(before, [0, failed(0)]);
  const to = { siteUrl: 'https://shop.example', token: 'tok' };

  it('is written once for each attempt, with the link and the time', () => {
    const mail = undeliveredMail(before, open, to);
    expect(mail).toMatchObject({
      id: 'GLM12345-undelivered-A1-1',
      to: ['asha@example.com'],
      orderId: 'GLM12345',
    });
    expect(mail?.message.text).toContain('https://shop.example/delivery/tok');
    expect(mail?.message.text).toContain('Sun, 22 November, 3:30 pm');
    expect(undeliveredMail(open, answered(open, 1), to)).toBeNull();
    expect(undeliveredMail(open, after(open, [20, failed(20)]), to)?.id).toBe('GLM12345-undelivered-A1-2');
    // It takes the place of the news that the courier has a problem.
    expect(orderNews(before, open)).toEqual([]);
  });

  it('has no link without a secret, and nobody whose account is deleted gets it', () => {
    expect(undeliveredMail(before, open, { ...to, token: null })?.message.text).not.toContain('/delivery/');
    expect(undeliveredMail(before, { ...open, email: '' }, to)).toBeNull();
  });
});
