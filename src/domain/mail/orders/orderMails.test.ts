import { deliveredOrder } from '@/domain/invoices/testing';
import type { Order, OrderStatus } from '../../orders/order/order';
import { aShipment, inCash } from '../../orders/order/testing';
import { followTracking } from '../../orders/shipment/tracking';
import { orderMails } from './orderMails';
import { orderNews } from './orderNews';

const at = '2026-11-21T10:00:00.000Z';
const PAGE = 'https://shop.example/mail/order~GLM1';
const delivered = deliveredOrder();
const base: Order = {
  ...delivered,
  ...inCash,
  email: 'asha@shopper.example',
  status: 'placed',
  couponCode: 'GLOW10',
  lines: delivered.lines.map((line) => ({
    ...line,
    id: 'serum',
    name: 'Neem & Tea Tree Serum',
    variant: '30 ml',
    price: 1249.5,
  })),
  address: {
    ...delivered.address,
    name: 'Asha "Ash" Rao',
    phone: '9876543210',
    addressLine1: '12 MG Road',
    addressLine2: '',
    landmark: 'Lake',
    pincode: '560001',
  },
  amounts: { subTotal: 2499, discountAmount: 249.9, prepaidDiscount: 0, deliveryFee: 0, finalTotal: 2249.1 },
  shipment: aShipment({
    status: 'booked',
    awb: 'NP1',
    courier: 'Delhivery',
    trackingUrl: 'https://track.example/NP1?a=1&b=2',
    attempts: 1,
  }),
  createdAt: at,
  history: [{ at, from: null, to: 'placed', by: 'shopper', note: '' }],
};
const link = { url: 'https://rzp.io/l/abc', expiresAt: '2026-11-27T08:42:00.000Z' };
const paidOnline: Partial<Order> = {
  paymentMethod: 'Pay Online',
  payment: { status: 'captured', razorpayOrderId: 'order_1', razorpayPaymentId: 'pay_1' },
};
const order = (change: Partial<Order> = {}): Order => ({ ...base, ...change });
const stepped = (before: Order, ...steps: OrderStatus[]): Order => ({
  ...before,
  status: steps.at(-1) ?? before.status,
  history: [...before.history, ...steps.map((to) => ({ at, from: null, to, by: 'x', note: '' }))],
});
const owing = (before: Order, status: 'due' | 'done'): Order => ({
  ...before,
  payment: { ...before.payment, refund: { status, amount: 2249.1, note: '₹2,249.10 goes back.', at } },
});
const withRequest = (problem: string): Order =>
  order({ cancelling: { at, by: 'asha', reason: '', attempts: 1, nextAt: at, problem } });
const refusedTo = (after: Order): Order => ({ ...after, cancelRefusedAt: at });
const prepaid = order(paidOnline);
const cancelled = stepped(prepaid, 'cancelled');

describe('the mails for a change of an order', () => {
  const unpaid = order({ ...paidOnline, status: 'pending_payment', history: [] });
  const linked = { ...unpaid, phoneOrder: { placedBy: 'ada', link } };
  const closedBy = (by: string, before: Order): Order => ({
    ...before,
    status: 'expired',
    history: [{ at, from: 'pending_payment', to: 'expired', by, note: '' }],
  });
  test.each<[string, Order | null, Order, string[]]>([
    ['a cash order', null, order(), ['placed']],
    ['an order that waits for its payment', null, stepped(unpaid, 'pending_payment'), []],
    ['its payment', unpaid, stepped(unpaid, 'placed'), ['paid']],
    ['its payment link', unpaid, { ...unpaid, phoneOrder: { placedBy: 'ada', link } }, ['payment_link']],
    ['an expired order', unpaid, stepped(unpaid, 'expired'), []],
    ['a payment link that is over', linked, closedBy('reconciler', linked), []],
    ['a payment link that the team cancels', linked, closedBy('shop', linked), ['link_cancelled']],
    ['an order whose link was never made', unpaid, closedBy('shop', unpaid), []],
    ['the same again', order(), order(), []],
    ['packing', order(), stepped(order(), 'packed'), []],
    ['a booking', order({ shipment: { ...base.shipment, awb: '' } }), order(), []],
    ['shipping', order(), stepped(order(), 'packed', 'shipped'), ['shipped']],
    ['the last mile', stepped(order(), 'shipped'), stepped(order(), 'shipped', 'out_for_delivery'), []],
    [
      'several steps at once',
      order(),
      stepped(order(), 'shipped', 'out_for_delivery', 'delivered'),
      ['delivered'],
    ],
    ['a return to origin', order(), stepped(order(), 'shipped', 'rto'), ['rto']],
    [
      'a requested return',
      stepped(order(), 'delivered'),
      stepped(order(), 'delivered', 'return_requested'),
      ['return_requested'],
    ],
    ['a cancelled cash order', order(), stepped(order(), 'cancelled'), ['cancelled']],
    ['a cancelled paid order', prepaid, owing(cancelled, 'due'), ['cancelled']],
    ['its refund', owing(cancelled, 'due'), stepped(owing(cancelled, 'done'), 'refunded'), ['refunded']],
    ['a request that could not be met, at once', withRequest(''), refusedTo(order()), []],
    ['a pending cancellation', withRequest('down'), refusedTo(order()), ['not_cancelled']],
    [
      'a pending cancellation, refused by tracking',
      withRequest('down'),
      refusedTo(stepped(order(), 'packed', 'shipped')),
      ['shipped', 'not_cancelled'],
    ],
    ['a pending cancellation, granted', withRequest('down'), stepped(order(), 'cancelled'), ['cancelled']],
    ['a payment that came too late', prepaid, owing(prepaid, 'due'), ['refund_owed']],
    ['a refund known already', owing(cancelled, 'done'), owing(cancelled, 'done'), []],
  ])('are chosen for %s', (_name, before, after, news) => {
    expect(orderNews(before, after)).toEqual(news);
  });

  it('says nothing anew while another pickup of a return is booked', () => {
    const asked = { at, reason: 'Damaged', lines: [] };
    const own = {
      at,
      openedBy: 'shopper' as const,
      asked,
      outcome: 'refund' as const,
      words: '',
      waits: '' as const,
    };
    const stands = (state: 'asked' | 'accepted' | 'pickup') =>
      order({ status: 'return_requested', returnCase: { ...own, state } });
    expect(orderNews(stands('asked'), stands('accepted'))).toEqual(['return_accepted']);
    expect(orderNews(stands('pickup'), stands('accepted'))).toEqual([]);
  });

  it('are none for a deleted account', () => {
    expect(orderMails(null, order({ email: '' }), PAGE)).toEqual([]);
  });

  it('follow the courier’s tracking', () => {
    const followed = followTracking(order(), 'picked', at)?.order;
    expect(followed && orderNews(order(), followed)).toEqual(['shipped']);
  });
});

const mailOf = (before: Order | null, after: Order) => {
  const [mail, ...others] = orderMails(before, after, PAGE);
  if (!mail || others.length > 0) throw new Error(`${others.length} others`);
  return mail;
};
/** The visible text of the HTML. */
const seen = (html: string) =>
  html
    .replace(/<title>.*?<\/title>/, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ');

describe('an order mail', () => {
  it('says why money goes back that pays for nothing, once for each payment', () => {
    const note = 'This order was paid twice. The second ₹2,249.10 will be refunded.';
    const extraPayment = { paymentId: 'pay_2', at, amount: 2249.1, note };
    const told = { ...prepaid, extraPayment };
    const { id, message } = mailOf(prepaid, told);
    expect([id, message.subject]).toEqual(['GLM1-extra-pay_2', 'Your payment of ₹2,249.10 goes back to you']);
    for (const text of [message.text, seen(message.html)]) {
      expect(text).toContain(note);
      expect(text).toContain('You do not need to do anything.');
    }
    expect(orderMails(told, { ...told, updatedAt: '2026-11-22T10:00:00.000Z' }, PAGE)).toEqual([]);
    expect(mailOf(told, { ...told, extraPayment: { ...extraPayment, paymentId: 'pay_3' } }).id).toContain(
      'pay_3',
    );
  });

  it('has the buyer’s address and the order number', () => {
    expect(mailOf(null, order())).toEqual({
      id: 'GLM1-placed',
      to: ['asha@shopper.example'],
      userId: 'asha',
      orderId: 'GLM1',
      createdAt: at,
      message: {
        subject: 'We have your order GLM1',
        text: expect.any(String) as string,
        html: expect.stringMatching(/^<!doctype html>/) as string,
      },
    });
  });

  it('explains the options when an order could not be cancelled', () => {
    const text = (change: Partial<Order>) =>
      mailOf({ ...withRequest('down'), ...change }, refusedTo(order(change))).message.text;
    expect(text({})).toMatch(/refuse the parcel at the door: it then comes back to us\. Or write to /);
    expect(text(paidOnline)).toContain('comes back to us, and what you paid is refunded.');
  });

  it('is readable as plain text', () => {
    expect(mailOf(null, order()).message.text).toBe(`Thank you, Asha

We have your order and are packing it. We will email you again as soon as it is on its way.

Please keep ₹2,249.10 in cash ready for the delivery.

See your order: https://shop.example/mail/order~GLM1

Neem & Tea Tree Serum (30 ml, 2 × ₹1,249.50): ₹2,499
Subtotal: ₹2,499
GLOW10: −₹249.90
Delivery: Free
Total: ₹2,249.10

Delivery address
Asha "Ash" Rao
12 MG Road, Lake
Bengaluru, Karnataka 560001

Glumist
Questions? care@glumist.example or +91 80 4000 0000
Glumist Beauty Private Limited, 14 Residency Road, Bengaluru 560025, Karnataka
`);
  });

  it.each<[string, Order | null, Order]>([
    ['payment_link', order(), order({ phoneOrder: { placedBy: 'ada', link } })],
    [
      'link_cancelled',
      order({ phoneOrder: { placedBy: 'ada', link }, history: [] }),
      order({ history: [{ at, from: 'pending_payment', to: 'expired', by: 'shop', note: '' }] }),
    ],
    ['placed', null, order()],
    ['paid', order({ ...paidOnline, history: [] }), prepaid],
    ['shipped', order(), stepped(order(), 'shipped')],
    ['delivered', order(), stepped(order(), 'delivered')],
    ['rto', order(), stepped(order(), 'rto')],
    ['return_requested', stepped(order(), 'delivered'), stepped(order(), 'delivered', 'return_requested')],
    ['cancelled', prepaid, owing(cancelled, 'due')],
    ['refund_owed', prepaid, owing(prepaid, 'due')],
    ['refunded', owing(cancelled, 'due'), owing(cancelled, 'done')],
  ])('of %s has the same content in HTML and text, and loads nothing', (news, before, after) => {
    const { id, message } = mailOf(before, after);
    expect(id).toBe(`GLM1-${news}`);
    expect(message.subject).toMatch(/GLM1|₹2,249\.10/);
    const shown = seen(message.html);
    const parts = message.text.split(/\n| \(|\): |: /).filter((part) => part && !part.startsWith('http'));
    for (const part of parts) expect(shown).toContain(part);
    expect(message.html).not.toMatch(/<(script|img|link)|url\(|undefined|NaN|\[object/);
  });

  it('names the parcel and links to it', () => {
    const { text, html } = mailOf(order(), stepped(order(), 'shipped')).message;
    expect(text).toContain('Track your parcel: https://track.example/NP1?a=1&b=2');
    expect(text).toContain('Delhivery, AWB NP1');
    expect(html).toContain('href="https://track.example/NP1?a=1&amp;b=2"');
  });

  it('says when the refund arrives, and that no cash is owed', () => {
    expect(mailOf(prepaid, owing(cancelled, 'due')).message.text).toContain('₹2,249.10 goes back.');
    expect(mailOf(order(), stepped(order(), 'cancelled')).message.text).toContain('There is nothing to pay.');
    expect(mailOf(owing(cancelled, 'due'), owing(cancelled, 'done')).message.text).toContain(
      'sent ₹2,249.10 of your order GLM1 back',
    );
  });

  it('escapes text written by people and links to web addresses only', () => {
    const hostile = order({
      address: { ...base.address, name: '<b>Asha</b> & co', city: '"><script>alert(1)</script>' },
      shipment: { ...base.shipment, trackingUrl: 'javascript:alert(1)' },
    });
    const { html } = mailOf(hostile, stepped(hostile, 'shipped')).message;
    expect(html).not.toMatch(/<b>Asha|<script|href="javascript/);
    expect(html).toContain('&lt;b&gt;Asha&lt;/b&gt; &amp; co');
  });

  it('has one subject and one recipient, even with line breaks in a name or place', () => {
    const name = 'Asha\r\nBcc: all@evil.example\r\n\r\nPay here';
    const hostile = order({ address: { ...base.address, name, city: 'Pune\nTo: all@evil.example' } });
    const [bad, good] = [hostile, order()].map((one) => mailOf(one, stepped(one, 'shipped')));
    expect(bad?.to).toEqual(good?.to);
    expect(bad?.message.subject).toBe(good?.message.subject);
    expect(bad?.message.subject).not.toMatch(/[\r\n]/);
    expect(Object.keys(bad?.message ?? {})).toEqual(Object.keys(good?.message ?? {}));
  });
});
