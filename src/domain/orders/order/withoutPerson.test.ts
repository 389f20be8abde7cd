import { paidOrder } from './testing';
import { withoutPerson } from './withoutPerson';

const order = paidOrder('placed', {
  userId: 'uid-of-asha',
  email: 'asha@shopper.example',
  requestHash: 'hash-of-request',
  address: {
    name: 'Asha Rao',
    phone: '9876543210',
    addressLine1: '12 MG Road',
    addressLine2: '',
    landmark: 'Opposite the lake',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560001',
    isDefault: true,
    createdAt: '',
  },
  cancelling: {
    at: '2026-11-21T10:00:00.000Z',
    by: 'uid-of-asha',
    reason: 'Call 9876543210',
    attempts: 1,
    nextAt: '',
    problem: 'courier-down',
  },
  history: [
    { at: '2026-11-21T10:00:00.000Z', from: null, to: 'placed', by: 'uid-of-asha', note: 'to 12 MG Road' },
  ],
});

test('everything that tells who ordered is left out, and what is shown stays', () => {
  const shown = withoutPerson({
    ...order,
    payment: {
      ...order.payment,
      parts: [
        { id: 'p1', status: 'done', amount: 100, note: 'for Asha', at: '2026-11-22', reference: 'UTR0123' },
      ],
    },
  });
  const text = JSON.stringify(shown);
  const secrets = [
    'uid-of-asha',
    order.email,
    'hash-of',
    '9876543210',
    'MG Road',
    'Asha',
    'UTR0123',
    'lake',
    '560001',
  ];
  for (const secret of [...secrets, 'courier-down']) {
    expect(text).not.toContain(secret);
  }
  expect(shown).toMatchObject({
    orderId: 'GLM1',
    status: order.status,
    lines: order.lines,
    amounts: order.amounts,
    address: { city: order.address.city, state: order.address.state },
    cancelling: { at: '2026-11-21T10:00:00.000Z' },
    payment: { parts: [{ status: 'done', amount: 100 }] },
    history: [{ to: 'placed', at: '2026-11-21T10:00:00.000Z' }],
  });
});

test('a field that is added later is left out', () => {
  expect(withoutPerson({ ...order, secret: 'later' } as never)).not.toHaveProperty('secret');
});

test('what was refunded by hand is the sum of all payments, whose ids are left out', () => {
  const more = [{ razorpayOrderId: 'o2', razorpayPaymentId: 'p2', editId: 'e', amount: 200, givenBack: 150 }];
  const shown = withoutPerson({ ...order, payment: { ...order.payment, givenBack: 20, more } });
  expect(shown.payment.givenBack).toBe(170);
  expect(shown.payment).not.toHaveProperty('more');
});

test('store credit stays, so that nobody expects to pay it at the door', () => {
  const credit = { paise: 100_00, backPaise: 0, lots: [{ paise: 100_00, lastDay: '2027-11-21' }] };
  expect(withoutPerson({ ...order, credit } as never).credit).toEqual({
    paise: 100_00,
    backPaise: 0,
    lots: [],
  });
});

test('a step that is only a note is left out, because its words are', () => {
  const note = {
    at: '2026-11-21T11:00:00.000Z',
    from: 'placed',
    to: 'placed',
    by: 'shop',
    note: 'Paid',
  } as const;
  expect(withoutPerson({ ...order, history: [...order.history, note] }).history).toHaveLength(1);
});
