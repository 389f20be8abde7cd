import { paidOrder } from '@/domain/orders/order/testing';
import type { Order } from '@/domain/orders/order/order';
import { orderMails } from './orderMails';

const PAGE = 'https://shop.example/mail/order~GLM1';
const plain = paidOrder('placed', {
  email: 'asha@shopper.example',
  updatedAt: '2026-11-20T09:00:00.000Z',
});
const { lines, amounts, couponCode, address } = plain;
const link = {
  id: 'plink_2',
  url: 'https://rzp.io/l/2',
  amount: 855,
  expiresAt: '2026-11-22T10:00:00.000Z',
};
const waitingEdit = {
  id: 'edit-0001',
  at: '',
  seen: 0,
  what: 'Soap: 1 added.',
  link,
  takes: {},
  gives: {},
  from: [],
  after: { lines, amounts, couponCode, address },
  dueAt: '',
};
const waiting: Order = { ...plain, waitingEdit };
const mailIds = (before: Order, after: Order) => orderMails(before, after, PAGE).map(({ id }) => id);

test('says that a change is not made whose page could still have been paid', () => {
  const [mail, ...others] = orderMails(waiting, plain, PAGE);
  expect([mail?.id, others]).toEqual(['GLM1-edit-dropped-edit-0001', []]);
  expect(mail?.message.subject).toBe('The change of your order GLM1 is not made');
  expect(mail?.message.text).toContain('This change of your order is withdrawn: Soap: 1 added.');
  expect(mail?.message.text).not.toContain(link.url);
});

test.each<[string, Order, Order]>([
  ['after its page has ended', waiting, { ...plain, updatedAt: '2026-11-22T10:00:00.000Z' }],
  [
    'of one that is paid',
    { ...waiting, waitingEdit: { ...waitingEdit, paid: { razorpayOrderId: '', paymentId: '', at: '' } } },
    plain,
  ],
  ['while it waits', waiting, waiting],
  ['where none waited', plain, plain],
])('says nothing of a dropped change %s', (_when, before, after) => {
  expect(mailIds(before, after)).toEqual([]);
});
