import { paise } from '@/domain/money/money';
import { eraseOrder, erasePayment } from './accountErasure';
import { ERASED } from '../records/erased';
import { eraseInvoice, NAMED_FROM } from '../invoices/eraseInvoice';
import { invoiceOf } from '../invoices/invoice';
import { deliveredOrder } from '../invoices/testing';
import { withIssuedTaxDocument } from '../invoices/taxDocuments';
import { ORDER_STATUSES, type Order } from '../orders/order/order';
import { aShipment } from '../orders/order/testing';
import { newPaymentRecord } from '../payments/record/paymentRecord';

const now = new Date('2026-11-21T10:00:00.000Z');
const secrets = [
  'asha',
  'Asha Rao',
  '9845012345',
  '22, 4th Cross',
  'Koramangala',
  'Bengaluru',
  'Temple',
  'AWB7',
  'hash',
];

const delivered = deliveredOrder();
const order: Order = {
  ...delivered,
  offerId: 'ten',
  requestHash: 'hash',
  address: { ...delivered.address, landmark: 'Temple' },
  shipment: aShipment({
    status: 'booked',
    awb: 'AWB7',
    courier: 'Bluedart',
    trackingUrl: 'https://t.example/AWB7',
    label: 'https://l.example/AWB7.pdf',
    attempts: 1,
  }),
  reservedFrom: ['toner'],
  history: [
    { at: '2026-11-01T10:00:00.000Z', from: null, to: 'placed', by: 'asha', note: 'Ring for Asha Rao' },
    { at: '2026-11-03T10:00:00.000Z', from: 'placed', to: 'delivered', by: 'courier', note: '' },
  ],
};

test('an erased order keeps what the books need and loses the person', () => {
  const erased = eraseOrder(order, 'asha', now);
  const { orderId, status, lines, amounts, createdAt, updatedAt, couponCode, payment } = order;
  expect(erased).toMatchObject({
    orderId,
    status,
    lines,
    amounts,
    createdAt,
    updatedAt,
    couponCode,
    payment,
  });
  expect(erased).toMatchObject({
    userId: ERASED,
    erasedAt: now.toISOString(),
    history: [{ by: ERASED }, { by: 'courier' }],
  });
  expect(erased?.address).toMatchObject({ state: 'Karnataka', pincode: '560034' });
  for (const secret of secrets) {
    expect(JSON.stringify(order)).toContain(secret);
    expect(JSON.stringify(erased)).not.toContain(secret);
  }
  // Its day is still to follow it.
  const tally = { counted: null, dueAt: now.toISOString() };
  expect(eraseOrder({ ...order, tally }, 'asha', now)?.tally).toEqual(tally);
  // Once more is no less and no more.
  expect(erased && eraseOrder(erased, 'asha', now)).toEqual(erased);
});

test('an erased order keeps the sums of returns and refunds without their texts', () => {
  const at = '2026-11-04T10:00:00.000Z';
  const part = {
    id: 'part-1',
    status: 'done' as const,
    amount: 100,
    note: 'Sorry, Asha Rao',
    at,
    sentAt: at,
  };
  const back = eraseOrder(
    {
      ...order,
      status: 'refunded',
      payment: { ...order.payment, parts: [part] },
      returning: { at, reason: 'Asha Rao did not like it', lines: [{ line: 0, quantity: 1 }] },
      cameBack: { at, restocked: { 'T-1': 1 } },
    },
    'asha',
    now,
  );
  expect(back).toMatchObject({
    payment: { parts: [{ id: 'part-1', amount: 100, note: '' }] },
    returning: { lines: [{ line: 0, quantity: 1 }], reason: '' },
    cameBack: { restocked: { 'T-1': 1 } },
  });
  expect(JSON.stringify(back)).not.toContain('Asha');
});

test('a new field of an order or of its return is erased unless it is listed', () => {
  const erased = eraseOrder({ ...order, giftNote: 'For Asha Rao' } as Order, 'asha', now);
  expect(JSON.stringify(erased)).not.toContain('Asha Rao');
  const at = '2026-11-04T10:00:00.000Z';
  const asked = { at, reason: 'Asha Rao', lines: [{ line: 0, quantity: 1 }] };
  const returnCase = {
    state: 'closed' as const,
    at,
    openedBy: 'shopper' as const,
    asked,
    outcome: 'refund' as const,
    words: 'Dear Asha Rao',
    waits: '' as const,
    givenUp: ['AWB7'],
    comment: 'Asha Rao called',
  };
  const closed = eraseOrder({ ...order, returnCase }, 'asha', now);
  expect(closed?.returnCase).toMatchObject({ state: 'closed', outcome: 'refund', asked: { reason: '' } });
  for (const secret of secrets) expect(JSON.stringify(closed)).not.toContain(secret);
});

test('an erased order loses the page on which it could be paid online', () => {
  const link = { id: 'plink_1', url: 'https://rzp.io/l/1', amount: 285, expiresAt: '' };
  const refused = { at: '2026-11-04T10:00:00.000Z', amount: 285 };
  const erased = eraseOrder({ ...order, prepay: { link, links: 1, refused } }, 'asha', now);
  expect(erased).not.toBeNull();
  expect(JSON.stringify(erased)).not.toMatch(/prepay|plink_1|rzp/);
});

test('an erased order keeps its further payments, which refunds need', () => {
  const more = [{ razorpayOrderId: 'plink_2', razorpayPaymentId: 'pay_2', editId: 'edit-0001', amount: 85 }];
  const erased = eraseOrder({ ...order, payment: { ...order.payment, more } }, 'asha', now);
  expect(erased?.payment.more).toEqual(more);
  // Units that are held for an edit would be lost with it.
  expect(eraseOrder({ ...order, waitingEdit: {} as Order['waitingEdit'] }, 'asha', now)).toBeNull();
  const prepay = { paid: {} } as Order['prepay'] & object;
  expect(eraseOrder({ ...order, prepay }, 'asha', now)).toBeNull();
});

test('an open order is not erased yet', () => {
  const left = ORDER_STATUSES.filter((status) => !eraseOrder({ ...order, status }, 'asha', now));
  expect(left.sort()).toEqual(
    [
      ...['pending_payment', 'placed', 'packed', 'shipped', 'out_for_delivery', 'return_requested'],
      ...['returned', 'rto', 'cancelled'],
    ].sort(),
  );
});

test('an erased payment keeps its amounts, ids and due checks', () => {
  const what = {
    razorpayOrderId: 'order_1',
    userId: 'asha',
    orderId: 'GLM1',
    amount: paise(51_300),
    currency: 'INR',
  };
  const record = newPaymentRecord(what, '2026-11-21T10:20:00.000Z', now);
  expect(erasePayment(record, now)).toEqual({ ...record, userId: ERASED });
});

test('an erased order keeps its invoice and credit note numbers', () => {
  const invoiced = withIssuedTaxDocument(order, 'invoice', 'GL/26-27/000001', 513);
  expect(eraseOrder(invoiced, 'asha', now)?.papers).toEqual(invoiced.papers);
});

test('an erased invoice loses its recipient, unless tax law requires name and address', () => {
  const invoice = invoiceOf(order, { number: 'GL/26-27/000001', date: '2026-11-03T10:00:00.000Z' });
  const erased = eraseInvoice(invoice);
  expect(erased).toEqual({
    ...invoice,
    userId: ERASED,
    recipient: { name: '', lines: [], pincode: '560034' },
  });
  for (const secret of secrets) expect(JSON.stringify(erased.recipient)).not.toContain(secret);
  const large = { ...invoice, totals: { ...invoice.totals, taxable: NAMED_FROM } };
  expect(eraseInvoice(large)).toEqual({ ...large, userId: ERASED });
});
