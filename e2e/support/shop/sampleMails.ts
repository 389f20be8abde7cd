import type { Alert } from '../../../src/domain/alerts/alert';
import { askMail } from '../../../src/domain/reviews/askMail';
import { cartMail } from '../../../src/domain/alerts/cartMailContent';
import { alertMail, confirmMail } from '../../../src/domain/alerts/mails';
import { accountDeletedMail } from '../../../src/domain/customers/accountDeletedMail';
import { mailBody, type Mail } from '../../../src/domain/mail/mail';
import { orderMailContent, partRefundMailContent } from '../../../src/domain/mail/orders/orderMailContent';
import { ORDER_NEWS } from '../../../src/domain/mail/orders/orderNews';
import { receivedMail, replyMail } from '../../../src/domain/messages/inbox/mails';
import type { StoredMessage } from '../../../src/domain/messages/inbox/message';
import type { Order } from '../../../src/domain/orders/order/order';

const at = '2026-11-21T10:00:00.000Z';
const line = { kind: 'product', hsn: '3304', gstRate: 18, mainImage: '' } as const;

/** An order with texts of maximum length and amounts in lakhs and paise. */
const ORDER: Order = {
  orderId: 'GLM261121-7KQ2M4X9',
  userId: 'asha',
  email: 'asha@shopper.example',
  status: 'delivered',
  couponCode: 'FESTIVALOFLIGHTS2026',
  paymentMethod: 'Pay Online',
  deliverBy: '2026-11-28',
  lines: [
    {
      ...line,
      id: 'serum',
      name: 'Neem & Tea Tree Clarifying Serum for Oily and Combination Skin',
      sku: 'S1',
      variant: '30 ml, pack of three',
      price: 41_249.5,
      quantity: 3,
    },
    { ...line, id: 'mist', name: 'Rose Mist', variant: '', sku: 'S2', price: 0.5, quantity: 1 },
  ],
  address: {
    name: 'Thiruvananthapuram Venkataramana Subramaniam',
    phone: '9876543210',
    landmark: 'Behind the old lake',
    addressLine1: 'Flat 1204, Brigade Metropolis',
    addressLine2: 'Whitefield Main Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560048',
    isDefault: true,
    createdAt: at,
  },
  amounts: {
    subTotal: 123_749,
    discountAmount: 12_374.9,
    prepaidDiscount: 5568.7,
    deliveryFee: 0,
    finalTotal: 105_805.4,
  },
  phoneOrder: {
    placedBy: 'ada',
    link: { url: 'https://rzp.io/l/Kq3vQ0aPzL', expiresAt: '2026-11-22T10:00:00.000Z' },
  },
  payment: {
    status: 'captured',
    razorpayOrderId: 'order_1',
    razorpayPaymentId: 'pay_1',
    refund: {
      status: 'due',
      amount: 105_805.4,
      note: '₹1,05,805.40 goes back to the card that you paid with.',
    },
  } as Order['payment'],
  shipment: {
    status: 'shipped',
    awb: '1234567890123456789',
    courier: 'Delhivery Surface Express',
    label: '',
    trackingUrl: 'https://track.example/parcels/1234567890123456789?from=mail&language=en-IN',
    attempts: 1,
    nextAttemptAt: '',
    problem: '',
    trouble: { kind: 'failed_attempt', at, seenAt: '' },
  } as unknown as Order['shipment'],
  returnCase: {
    state: 'judged',
    at,
    openedBy: 'shopper',
    asked: {
      at,
      reason: 'Damaged or leaking',
      lines: [
        { line: 0, quantity: 3 },
        { line: 1, quantity: 1 },
      ],
    },
    outcome: 'refund',
    words: 'Two of the bottles were opened and half empty, so that we cannot take these two back.',
    pickup: {
      kind: 'courier',
      at,
      awb: '1234567890123456780',
      courier: 'Delhivery Surface Express',
      trackingUrl: '',
      attempts: 1,
      until: '',
      problem: '',
    },
    receivedAt: at,
    verdicts: [
      { line: 0, quantity: 1, verdict: 'damaged' },
      { line: 0, quantity: 2, verdict: 'keep' },
      { line: 1, quantity: 1, verdict: 'resell' },
    ],
    refunds: ['p1'],
    replacement: { orderId: 'GLM261121-7KQ2M4X8', at, difference: 120.5 },
    waits: '',
  },
  reserved: {},
  requestHash: '',
  createdAt: at,
  updatedAt: at,
  history: [{ at, from: null, to: 'placed', by: 'shopper', note: '' }],
};

const MESSAGE: StoredMessage = {
  name: 'Aditi Rao',
  email: 'aditi@example.in',
  phone: '',
  userId: '',
  status: 'new',
  ticket: 'T261120-4KX9M2',
  message:
    'When is the mist back?\nhttps://shop.example/product/rose-mist-with-a-very-long-address-that-does-not-break',
  createdAt: at,
  updatedAt: at,
  acknowledgedAt: null,
  dueAt: null,
  replies: [],
  search: [],
};

const addresses = {
  payUrl: `https://shop.example/mail/prepay~${ORDER.orderId}~1700000000000.${'A'.repeat(43)}`,
  orderUrl: `https://shop.example/mail/order~${ORDER.orderId}~1700000000000.${'A'.repeat(43)}`,
  support: 'care@glumist.example or +91 80 4000 0000',
};
const reply = {
  id: 'r1',
  at,
  by: { uid: 'ada', email: 'ada@example.com' },
  text: 'Next week.\n\nShall we tell you?',
};
const part = { id: 'p1', amount: 1234.5, note: 'The pump was broken', reference: 'UTR0123456789012345' };

const ALERT: Alert = {
  kind: 'back',
  productId: 'serum',
  sku: 'S1',
  email: 'asha@shopper.example',
  mailKey: 'k',
  userId: '',
  status: 'waiting',
  price: 1_41_249.5,
  askedAt: at,
  confirmMailAt: '',
};
const alerted = (kind: Alert['kind']) => ({
  id: 'a1',
  alert: { ...ALERT, kind },
  product: {
    name: 'Neem & Tea Tree Clarifying Serum for Oily and Combination Skin',
    label: '30 ml, pack of three',
    price: 41_249.5,
    variantId: '30-ml',
  },
  siteUrl: 'https://shop.example',
  token: `stop~4kX9m2Qz7hYp1LwT8sVb3nRd~1700000000000.${'A'.repeat(43)}`,
  now: new Date(at),
});

const CART = {
  userId: 'asha',
  email: 'asha@shopper.example',
  items: ORDER.lines.map((one) => ({ ...one, title: '' })),
  siteUrl: 'https://shop.example',
  tokens: { cart: alerted('back').token, stop: alerted('back').token },
  now: new Date(at),
};

/** One mail of each kind that the shop sends, by its name. */
export const SAMPLE_MAILS: readonly [name: string, message: Mail['message']][] = [
  ...ORDER_NEWS.map((news): [string, Mail['message']] => [
    news,
    mailBody(orderMailContent(news, ORDER, addresses)),
  ]),
  ['part_refund', mailBody(partRefundMailContent(part as never, ORDER, addresses))],
  ['alert_confirm', confirmMail(alerted('back')).message],
  ['alert_back', alertMail(alerted('back')).message],
  ['alert_price', alertMail(alerted('price')).message],
  ['cart_left', cartMail(CART).message],
  [
    'review_ask',
    askMail({
      order: ORDER,
      products: ORDER.lines,
      siteUrl: 'https://shop.example',
      tokens: { review: CART.tokens.cart, stop: CART.tokens.stop },
      now: new Date(at),
    }).message,
  ],
  [
    'account_deleted',
    accountDeletedMail({ uid: 'asha', email: CART.email }, 'https://shop.example', new Date(at)).message,
  ],
  ['message_received', receivedMail('m1', MESSAGE, at).message],
  ['message_reply', replyMail('m1', MESSAGE, reply).message],
];
