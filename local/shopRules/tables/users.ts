import { timestamp } from 'firestore-on-node/rules/testing';
import { ADMIN, ALICE, BOB, CAROL, DORA, EVERYONE, FUNCTIONS, MOVED, NOBODY, UNVERIFIED } from '../actors';
import { address, cartLine, CREATED, SERVER_TIME, user } from '../builders';
import { type Fields, get, list, named, remove, set, update, where } from '../operations';
import { attempt, functionsOnly, refused, type Row, type Table } from '../table';

const HERS = 'users/alice';
const NEW = 'users/carol';
const BELOW = 'users/alice/purchases/mist';
const OTHERS = [NOBODY, UNVERIFIED, BOB, ADMIN];
const ACCOUNTS = [NOBODY, UNVERIFIED, ALICE, BOB, ADMIN];

const carols = (changes: Fields = {}): Fields =>
  user({ userId: 'carol', email: 'carol@example.com', ...changes });

const extras = (changes: Fields): Fields => ({ isGift: true, note: 'For you', wrap: 30, ...changes });

/** The invalid fields in a new and in an existing document, together with valid fields. */
const both = (what: string, bad: Fields, sound: Fields): Row[] => [
  refused(`${what}, at first`, CAROL, set(NEW, carols(bad)), attempt(CAROL, set(NEW, carols(sound)))),
  refused(`${what}, later`, ALICE, update(HERS, bad), attempt(ALICE, update(HERS, sound))),
];

const extra = (what: string, bad: Fields, sound: Fields): Row[] =>
  both(what, { extras: extras(bad) }, { extras: extras(sound) });

export const users: Table = {
  about: 'users',
  rows: [
    refused("another's is read", OTHERS, get(HERS), ALICE),
    refused('all are listed', EVERYONE, list('users'), FUNCTIONS),
    refused('all are listed in one request', EVERYONE, list('users', null, { group: true }), FUNCTIONS),
    refused('oneself is searched for', ACCOUNTS, list('users', where('userId', 'alice')), FUNCTIONS),
    refused(
      'an address is searched for',
      ACCOUNTS,
      list('users', where('email', 'bob@example.com')),
      FUNCTIONS,
    ),
    refused('oneself is listed by name', ACCOUNTS, list('users', named('alice')), FUNCTIONS),
    refused("another's is created", [...OTHERS, ALICE], set(NEW, carols()), CAROL),
    refused("another's is created as one's own", ALICE, set(NEW, user()), attempt(CAROL, set(NEW, carols()))),
    refused("another's is changed", OTHERS, update(HERS, { cart: [] }), ALICE),
    refused("another's is replaced", OTHERS, set(HERS, user({ cart: [] })), ALICE),
    refused('isVerified without proof in the token', UNVERIFIED, update(HERS, { isVerified: true }), ALICE),
    refused('a document before there is proof', UNVERIFIED, set(HERS, user()), ALICE),
    refused('it is deleted', ACCOUNTS, remove(HERS), FUNCTIONS),
    refused(
      'who has left comes back',
      DORA,
      set('users/dora', { cart: [] }),
      attempt(CAROL, set(NEW, { cart: [] })),
    ),
    ...both('a role', { role: 'admin' }, { displayName: 'admin' }),
    ...both('a claim', { admin: true }, { isVerified: true }),
    ...both('claims as Firebase names them', { customClaims: { admin: true } }, { isVerified: true }),
    ...both('an unknown key', { x: 1 }, { phone: '9876543210' }),
    ...both("another's userId", { userId: 'bob' }, { cart: [] }),
    ...both("another's email", { email: 'dora@example.com' }, { cart: [] }),
    ...both('an email that is a number', { email: 1 }, { cart: [] }),
    refused(
      'a third email after a change',
      MOVED,
      update(HERS, { email: 'dora@example.com' }),
      attempt(MOVED, update(HERS, { email: 'rao@example.com' })),
    ),
    ...both('isVerified in text', { isVerified: 'true' }, { isVerified: true }),
    ...both('a display name with a line break', { displayName: 'A\nB' }, { displayName: 'A B' }),
    ...both('a display name with a DEL', { displayName: 'A\u007fB' }, { displayName: 'A B' }),
    ...both('an opening bracket in the name', { displayName: 'b<' }, { displayName: 'b' }),
    ...both('a closing bracket in the name', { displayName: 'b>' }, { displayName: 'b' }),
    ...both('81 characters of name', { displayName: 'x'.repeat(81) }, { displayName: 'x'.repeat(80) }),
    ...extra('a gift note with a tab', { note: 'A\tB' }, { note: 'A\nB' }),
    ...extra('a gift note with a NUL', { note: '\u0000' }, { note: '' }),
    ...extra('a gift note with a DEL', { note: 'A\u007f' }, { note: 'A' }),
    ...extra('a gift note with a CR', { note: 'A\r' }, { note: 'A' }),
    ...extra('an opening bracket in the note', { note: '<3' }, { note: '3' }),
    ...extra('a closing bracket in the note', { note: 'a>' }, { note: 'a' }),
    ...extra('201 letters of note', { note: 'x'.repeat(201) }, { note: 'x'.repeat(200) }),
    ...extra('a note that is a number', { note: 7 }, { note: '7' }),
    ...extra('a gift that is text', { isGift: 'yes' }, { isGift: true }),
    ...extra('a wrap that is text', { wrap: '30' }, { wrap: 30 }),
    ...extra('a wrap below 0', { wrap: -1 }, { wrap: 0 }),
    ...extra('a wrap above 1,000', { wrap: 1001 }, { wrap: 1000 }),
    ...extra('a sample that is a number', { sample: 7 }, { sample: '7' }),
    ...extra('two samples', { sample: ['A', 'B'] }, { sample: 'A' }),
    ...extra('61 letters of sample', { sample: 'x'.repeat(61) }, { sample: 'x'.repeat(60) }),
    ...extra('a sample with a line break', { sample: 'A\nB' }, { sample: '' }),
    ...extra('a field more in the extras', { free: 1 }, {}),
    ...both('extras that are a list', { extras: [] }, { extras: extras({ wrap: null }) }),
    ...both('a display name that is a list', { displayName: ['A'] }, { displayName: '' }),
    ...both('a phone of letters', { phone: 'abcdefghij' }, { phone: '0123456789' }),
    ...both('a phone of 11 digits', { phone: '98765432100' }, { phone: '9876543210' }),
    ...both('a phone twice', { phone: '98765432109876543210' }, { phone: '9876543210' }),
    ...both('a phone of 9 digits', { phone: '987654321' }, { phone: '' }),
    ...both('a cart that is text', { cart: 'all' }, { cart: [] }),
    ...both('a cart that is a map', { cart: { 0: cartLine() } }, { cart: [cartLine()] }),
    ...both('an address book that is no list', { address: address() }, { address: [address()] }),
    ...[
      ['no instant', 'yesterday'],
      ['a number', 0],
      ['nothing', null],
      ['an instant without a fraction behind its point', '2026-02-01T08:00:00.Z'],
      ['an instant with ten digits of fraction', '2026-02-01T08:00:00.1234567890Z'],
      ['a year of five digits', '12026-02-01T08:00:00Z'],
      ['a month of three', '2026-002-01T08:00:00Z'],
      ['a day of three', '2026-02-001T08:00:00Z'],
      ['an hour of three', '2026-02-01T008:00:00Z'],
      ['a minute of three', '2026-02-01T08:000:00Z'],
      ['a second of three', '2026-02-01T08:00:000Z'],
      ['an instant with a line break', '2026-02-01T08:00:00Z\n'],
    ].map(([what, createdAt]) =>
      refused(
        `createdAt is ${String(what)}`,
        CAROL,
        set(NEW, carols({ createdAt })),
        attempt(CAROL, set(NEW, carols({ createdAt: '2026-02-01T08:00:00.123456789Z' }))),
      ),
    ),
    ...[
      { createdAt: '2026-02-01T08:00:00.001Z' },
      { createdAt: timestamp(CREATED) },
      { createdAt: undefined },
      { userId: undefined },
    ].map((changes) =>
      refused(
        `${Object.keys(changes).join()} is changed to ${JSON.stringify(Object.values(changes)[0])}`,
        ALICE,
        update(HERS, { displayName: 'Alice', ...changes }),
        attempt(ALICE, update(HERS, { displayName: 'Alice', userId: 'alice', createdAt: CREATED })),
      ),
    ),
    ...functionsOnly(ACCOUNTS, [
      ['a product is said to be sent', set(BELOW, { at: CREATED })],
      ['an unknown sub-collection is begun', set('users/alice/orders/o', { status: 'paid' })],
      ['an unknown sub-collection is read', get('users/alice/notes/n')],
      ['an unknown sub-collection is listed', list('users/alice/notes')],
    ]),
  ],
  valid: [
    ['all of it', attempt(CAROL, set(NEW, carols({ displayName: 'Carol', phone: '9876543210' })))],
    ['a first cart', attempt(CAROL, set(NEW, { userId: 'carol', createdAt: CREATED, cart: [cartLine()] }))],
    [
      'a first address',
      attempt(CAROL, set(NEW, { userId: 'carol', createdAt: CREATED, address: [address()] })),
    ],
    [
      'a login',
      attempt(CAROL, set(NEW, { email: 'carol@example.com', isVerified: true, createdAt: CREATED })),
    ],
    ['an address alone', attempt(CAROL, set(NEW, { address: [address()] }))],
    ['the server time', attempt(CAROL, set(NEW, { userId: 'carol', createdAt: SERVER_TIME }))],
    ['an instant without a fraction', attempt(CAROL, set(NEW, { createdAt: '2026-02-01T08:00:00Z' }))],
    ['one digit of fraction', attempt(CAROL, set(NEW, { createdAt: '2026-02-01T08:00:00.5Z' }))],
    ['nothing is there yet', attempt(CAROL, get(NEW))],
    [
      'a login of who was here',
      attempt(ALICE, update(HERS, { isVerified: true, email: 'alice@example.com' })),
    ],
    ['a cart under a former email', attempt(MOVED, update(HERS, { cart: [] }))],
    ['cart and address away', attempt(ALICE, update(HERS, { cart: undefined, address: undefined }))],
  ],
};
