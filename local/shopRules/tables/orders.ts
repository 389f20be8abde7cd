import { ADMIN, ALICE, BOB, EVERYONE, FUNCTIONS, NOBODY, PRETENDERS, STRANGERS, UNVERIFIED } from '../actors';
import { cartLine, order, PHONE_CUSTOMER } from '../builders';
import { and, batch, type Fields, get, list, or, remove, set, update, where } from '../operations';
import { attempt, functionsOnly, refused, type Table } from '../table';

const OWN = where('userId', 'alice');
const THEIRS = where('userId', 'bob');
const NOT_HERS = [NOBODY, UNVERIFIED, BOB, ...PRETENDERS];
const CHANGES: [string, Fields][] = [
  ['status', { status: 'delivered' }],
  ['amounts', { amounts: { finalTotal: 1 } }],
  ['AWB', { shipment: { awb: '1' } }],
  ['payment', { payment: { status: 'captured', razorpayPaymentId: 'pay_1' } }],
  ['address', { address: { pincode: '560001' } }],
  ['owner', { userId: 'bob' }],
  ['waiting edit', { waitingEdit: { paid: { paymentId: 'pay_1' } } }],
];

export const orders: Table = {
  about: 'orders',
  rows: [
    refused("another's is read", NOT_HERS, get('orders/a1'), ALICE),
    refused('what has lost its owner is read', STRANGERS, get('orders/erased'), ADMIN),
    refused(
      'what has lost its owner is listed',
      EVERYONE,
      list('orders', where('userId', 'erased')),
      FUNCTIONS,
    ),
    refused('what somebody without an account ordered is read', STRANGERS, get('orders/phoned'), ADMIN),
    refused(
      'what somebody without an account ordered is listed',
      EVERYONE,
      list('orders', where('userId', PHONE_CUSTOMER)),
      FUNCTIONS,
    ),
    refused("another's are asked for", NOT_HERS, list('orders', OWN), ALICE),
    refused('all are asked for', EVERYONE, list('orders'), FUNCTIONS),
    refused('one of all is asked for', EVERYONE, list('orders', null, { limit: 1 }), FUNCTIONS),
    refused('all of a status', EVERYONE, list('orders', where('status', 'placed')), FUNCTIONS),
    refused('all but one person’s', EVERYONE, list('orders', where('userId', 'carol', '!=')), FUNCTIONS),
    refused('all from a letter on', EVERYONE, list('orders', where('userId', 'a', '>=')), FUNCTIONS),
    refused("one's own or another's", [ALICE, BOB, ADMIN], list('orders', or(OWN, THEIRS)), FUNCTIONS),
    refused(
      "one's own or all of a status",
      [ALICE, ADMIN],
      list('orders', or(OWN, where('status', 'placed'))),
      FUNCTIONS,
    ),
    refused(
      "one's own IN others'",
      [ALICE, BOB, ADMIN],
      list('orders', where('userId', ['bob', 'alice'], 'in')),
      FUNCTIONS,
    ),
    refused(
      'of every path',
      EVERYONE,
      list('orders', OWN, { group: true }),
      attempt(ALICE, list('orders', OWN)),
    ),
    refused(
      "another's with the own in one batch",
      ALICE,
      batch(update('users/alice', { cart: [cartLine()] }), update('orders/b1', { status: 'cancelled' })),
      attempt(ALICE, batch(update('users/alice', { cart: [cartLine()] }))),
    ),
    ...functionsOnly(EVERYONE, [
      ['one is created as placed', set('orders/new', order({ orderId: 'new' }))],
      [
        'one is created as paid',
        set('orders/new', order({ status: 'placed', payment: { status: 'captured' } })),
      ],
      ['one is created as Bob', set('orders/new', order({ userId: 'bob' }))],
      ...CHANGES.map(([what, changes]) => [`its ${what} is changed`, update('orders/a1', changes)] as const),
      ['one is replaced', set('orders/a1', order({ amounts: { finalTotal: 0 } }))],
      ['one is deleted', remove('orders/a1')],
      ['something is put below one', set('orders/a1/history/h', { to: 'delivered' })],
    ]),
  ],
  valid: [
    ['hers of a status', attempt(ALICE, list('orders', and(OWN, where('status', 'placed')), { limit: 10 }))],
    ['hers in two ways', attempt(ALICE, list('orders', or(OWN, and(OWN, where('status', 'placed')))))],
    ['one for the admin', attempt(ADMIN, get('orders/a1'))],
  ],
};
