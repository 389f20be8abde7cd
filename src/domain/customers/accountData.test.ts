import { paise } from '@/domain/money/money';
import { accountData, dataFileName, type PersonalRecords } from './accountData';
import { paidOrder } from '../orders/order/testing';
import { newPaymentRecord } from '../payments/record/paymentRecord';

const now = new Date('2026-11-21T10:00:00.000Z');
const records: PersonalRecords = {
  account: {
    email: 'asha@example.com',
    verified: true,
    name: 'Asha',
    phone: '',
    createdAt: '2026-01-01T00:00:00.000Z',
    providers: ['password', 'google.com', 'oidc.new'],
  },
  user: {
    userId: 'uid-1',
    displayName: 'Asha Rao',
    phone: '9845012345',
    address: [null, 'x', { name: 'Asha Rao', secret: 1 }],
    cart: 'broken',
  },
  orders: [],
  payments: [],
  invoices: [],
  mails: [],
  credit: {
    userId: 'asha',
    paise: paise(50_000),
    lots: [{ lastDay: '2027-11-20', paise: paise(50_000) }],
    remindAt: null,
    updatedAt: '',
  },
  giftCards: [],
  referrer: null,
  referral: null,
  friends: [],
  creditEntries: [],
  wishes: [{ kind: 'product', id: 'toner', sku: 't-1', price: 349, addedAt: '2026-11-20T10:00:00.000Z' }],
  coupons: [],
  alerts: [],
  devices: [],
  mailChoice: {},
  buyer: { orderIds: ['GLM1'], barePayments: [] },
  customer: {
    tags: ['vip'],
    notes: [
      {
        id: 'n',
        at: '2026-11-20T10:00:00.000Z',
        by: { uid: 'ada', email: 'ada@example.com' },
        text: 'Rings twice',
      },
    ],
  },
  reviewPhotos: [
    {
      userId: 'uid-1',
      productId: 'toner',
      width: 9,
      height: 9,
      isShown: false,
      key: 'k',
      createdAt: '2026-11-02',
    },
  ],
  reviewMarks: [
    { userId: 'uid-1', reviewId: 'toner_uid-2', productId: 'toner', helpful: true, at: '2026-11-02' },
  ],
  reviews: [{ userId: 'uid-1', productId: 'toner', rating: 5, title: 'Good' }],
  questions: [
    {
      userId: 'uid-1',
      productId: 'toner',
      text: 'In the morning?',
      status: 'published',
      answer: { text: 'Yes.', at: 'then' },
      reports: 2,
    },
  ],
  messages: [
    {
      userId: 'uid-1',
      email: 'Asha@Example.com',
      message: 'Hello',
      status: 'spam',
      replies: [{ at: 'then', text: 'Hi', by: { uid: 'ada' } }],
    },
  ],
};

test('the profile takes precedence over the sign-in data, and sign-in methods have names', () => {
  expect(accountData(records, now).account).toEqual({
    email: 'asha@example.com',
    formerEmails: [],
    name: 'Asha Rao',
    phone: '9845012345',
    phoneForCodes: records.account.phone,
    createdAt: '2026-01-01T00:00:00.000Z',
    signIn: ['Email and password', 'Google', 'oidc.new'],
  });
  expect(accountData({ ...records, user: {} }, now)).toMatchObject({
    account: { name: 'Asha' },
    addresses: [],
    cart: [],
  });
});

test('an order tells the page on which it could be paid online, and what came too late', () => {
  const link = {
    id: 'plink_1',
    url: 'https://rzp.io/l/1',
    amount: 285,
    expiresAt: '2026-11-20T10:00:00.000Z',
  };
  const refused = { at: '2026-11-20T09:00:00.000Z', amount: 285 };
  const order = { ...paidOrder('placed'), prepay: { link, links: 1, refused } };
  expect(accountData({ ...records, orders: [order] }, now).orders).toMatchObject([
    { payingOnline: { page: { amount: 285, endsAt: link.expiresAt }, givenBack: refused } },
  ]);
  expect(accountData({ ...records, orders: [paidOrder('placed')] }, now).orders[0]).not.toHaveProperty(
    'payingOnline',
  );
});

test('an order tells the change that waits for its payment, and money that went back', () => {
  const order = paidOrder('placed');
  const { lines, amounts, couponCode, address } = order;
  const link = {
    id: 'plink_2',
    url: 'https://rzp.io/l/2',
    amount: 85,
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
    after: { lines, amounts, couponCode, address: { ...address, name: 'Asha Rao' } },
    dueAt: '',
  };
  const paid = { at: '2026-11-20T09:00:00.000Z', amount: 70 };
  const extraPayment = { ...paid, paymentId: 'pay_7', note: 'It came too late.' };
  const changed = { ...order, waitingEdit, extraPayment };
  expect(accountData({ ...records, orders: [changed] }, now).orders).toMatchObject([
    {
      changeToPay: {
        what: 'Soap: 1 added.',
        amount: 85,
        endsAt: link.expiresAt,
        address: { name: 'Asha Rao' },
      },
      moneyGivenBack: { ...paid, why: 'It came too late.' },
    },
  ]);
});

test('the export has listed fields only, whatever else a document contains', () => {
  const data = accountData(records, now);
  expect(data).toMatchObject({
    addresses: [{ name: 'Asha Rao' }],
    cart: [],
    wishlist: [{ kind: 'product', id: 'toner', price: 349 }],
    storeCredit: { balance: 500, parts: [{ amount: 500, lastDay: '2027-11-20' }], movements: [] },
    reviewsOfOthers: [{ productId: 'toner', helpful: true, at: '2026-11-02' }],
    reviews: [{ productId: 'toner', rating: 5, title: 'Good' }],
    questions: [{ productId: 'toner', text: 'In the morning?', answer: { text: 'Yes.', at: 'then' } }],
    messages: [{ message: 'Hello', answers: [{ at: 'then', text: 'Hi' }] }],
  });
  for (const internal of ['uid-1', 'secret', 'spam']) expect(JSON.stringify(data)).not.toContain(internal);
});

describe('what the team answered', () => {
  const told = 'It goes to 12 MG Road';
  const about = { subject: told, text: told, html: told };
  const answeredTo = (email: string, change: Partial<PersonalRecords> = {}) => {
    const messages = [{ message: 'Where is it?', email, replies: [{ at: 'then', text: told }] }];
    const mails = [{ to: [email], isAddressTyped: true, message: about, createdAt: 'then' }];
    return accountData({ ...records, messages, mails, ...change }, now);
  };

  test.each([
    ['the account’s address', 'ASHA@example.com', {}],
    ['a former one', 'old@example.com', { customer: { formerEmails: ['Old@example.com'] } }],
  ])('to %s is exported', (_, email, change) => {
    expect(answeredTo(email, change)).toMatchObject({
      messages: [{ answers: [{ at: 'then', text: told }] }],
      mailsSent: [{ to: [email], text: told }],
    });
  });

  test.each([
    ['another’s address', 'bela@example.com', {}],
    [
      'the account’s address that is not verified',
      'asha@example.com',
      { account: { ...records.account, verified: false } },
    ],
  ])('to %s is left out, what was asked is exported', (_, email, change) => {
    const data = answeredTo(email, change);
    expect(data).toMatchObject({
      messages: [{ message: 'Where is it?', email, answers: [] }],
      mailsSent: [],
    });
    expect(JSON.stringify(data)).not.toContain(told);
  });

  test('a mail to an address that was not typed is exported, also one to a former address', () => {
    const mails = [{ to: ['old@example.com'], message: about, createdAt: 'then' }];
    expect(accountData({ ...records, mails }, now).mailsSent).toHaveLength(1);
  });
});

test('the file is named after the shop and the day', () => {
  expect(dataFileName(new Date('2026-01-04T18:30:00Z'))).toBe('glumist-my-data-2026-01-05.json');
});

test('refunds made by hand are included, in rupees', () => {
  const what = {
    razorpayOrderId: 'order_1',
    userId: 'uid-1',
    orderId: 'GLM1',
    amount: paise(28_500),
    currency: 'INR',
  };
  const byHand = {
    rfnd_1: { paymentId: 'pay_1', amount: paise(10_050), failed: false, at: now.toISOString() },
  };
  const payment = { ...newPaymentRecord(what, now.toISOString(), now), byHand };
  expect(accountData({ ...records, payments: [payment] }, now).payments).toMatchObject([
    { refunds: [], refundsByHand: [{ refund: 'rfnd_1', payment: 'pay_1', amount: 100.5, failed: false }] },
  ]);
});
