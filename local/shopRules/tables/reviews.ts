import { timestamp } from 'firestore-on-node/rules/testing';
import { ADMIN, ALICE, BOB, DORA, EVERYONE, NOBODY, STRANGERS, UNVERIFIED } from '../actors';
import { BROWSER_TIME, CREATED, review, SERVER_TIME } from '../builders';
import { type Fields, get, increment, list, or, remove, set, update, where } from '../operations';
import { attempt, type Case, functionsOnly, refused, type Row, type Table } from '../table';

/** Published, by Alice. She was also sent the product that `NEW` is about. */
const HERS = 'reviews/barley-toner_alice';
const HIS = 'reviews/barley-toner_bob';
const NEW = 'reviews/mist_alice';

const mist = (changes: Fields = {}): Fields => review({ productId: 'mist', ...changes });
const write = (changes: Fields = {}) => attempt(ALICE, set(NEW, mist(changes)));
const edit = (changes: Fields) => attempt(ALICE, update(HERS, { status: 'pending', ...changes }));
const both = (what: string, bad: Fields, sound: Fields = {}): Row[] => [
  refused(`new, with ${what}`, ALICE, write(bad).operation, write(sound)),
  refused(`edited to ${what}`, ALICE, edit(bad).operation, edit(sound)),
];

const OTHERS = [NOBODY, UNVERIFIED, BOB, ADMIN];
const NOT_HERS = STRANGERS.filter((actor) => actor !== ALICE);
const NOT_HIS = STRANGERS.filter((actor) => actor !== BOB);

const dated = (createdAt: string, at: string, allowed: boolean): Case => ({
  name: `reviews: dated ${createdAt} at ${at}`,
  ...write({ createdAt }),
  at: new Date(at),
  allowed,
});

export const reviews: Table = {
  about: 'reviews',
  rows: [
    refused('one that waits is read', NOT_HIS, get(HIS), BOB),
    refused('a published one is read, with its uid', NOT_HERS, get(HERS), ALICE),
    refused('published ones are listed', STRANGERS, list('reviews', where('status', 'published')), ADMIN),
    refused("one's own that waits is read", UNVERIFIED, get('reviews/oil_alice'), ALICE),
    refused('all are listed', STRANGERS, list('reviews'), ADMIN),
    refused('those that wait are listed', STRANGERS, list('reviews', where('status', 'pending')), ADMIN),
    refused("another's are listed", NOT_HIS, list('reviews', where('userId', 'bob')), BOB),
    refused(
      'published or waiting',
      STRANGERS,
      list('reviews', or(where('status', 'published'), where('status', 'pending'))),
      ADMIN,
    ),
    refused(
      'of every path',
      EVERYONE,
      list('reviews', where('status', 'published'), { group: true }),
      attempt(ADMIN, list('reviews', where('status', 'published'))),
    ),
    refused('in her name', OTHERS, set(NEW, mist()), ALICE),
    refused('in her name, and as one’s own', BOB, set(NEW, mist({ userId: 'bob' })), write()),
    refused(
      'by whom was not sent the product',
      BOB,
      set('reviews/oil_bob', review({ productId: 'oil', userId: 'bob' })),
      write(),
    ),
    refused('of what nobody sent her, edited', ALICE, update('reviews/oil_alice', { rating: 1 }), edit({})),
    refused(
      'of a product that is not there',
      ALICE,
      set('reviews/none_alice', review({ productId: 'none' })),
      write(),
    ),
    refused("another's is edited", OTHERS, update(HERS, { title: 'Bad', status: 'pending' }), ALICE),
    refused(
      "another's is edited to be one's own",
      BOB,
      update(HERS, { userId: 'bob', status: 'pending' }),
      edit({}),
    ),
    refused(
      "another's under one's own id is taken over",
      BOB,
      update('reviews/serum_bob', { userId: 'bob' }),
      attempt(BOB, update(HIS, { rating: 3 })),
    ),
    refused('by whom has left', DORA, set('reviews/mist_dora', mist({ userId: 'dora' })), write()),
    ...['second', 'mist_alice2', 'mist_bob', 'barley-toner_alice_mist', 'mist', '_alice', 'mist_'].map((id) =>
      refused(`a second under ${id}`, ALICE, set(`reviews/${id}`, mist()), write()),
    ),
    ...both('rating 0', { rating: 0 }, { rating: 1 }),
    ...both('rating 6', { rating: 6 }, { rating: 5 }),
    ...both('rating 4.5', { rating: 4.5 }, { rating: 4 }),
    ...both("rating '5'", { rating: '5' }, { rating: 5 }),
    ...both('no rating', { rating: undefined }),
    ...both('its own approval', { status: 'published' }),
    ...both('its own refusal', { status: 'rejected' }),
    ...both('no status', { status: undefined }),
    ...both(
      'HTML in the body',
      { body: '<img src=x onerror=alert(1)>' },
      { body: 'I like it.\r\n\tVery much.' },
    ),
    ...both('an opening bracket in the body', { body: 'a <' }, { body: 'a' }),
    ...both('a closing bracket in the body', { body: '> a' }, { body: 'a' }),
    ...['\u0000', '\u0008', '\u000b', '\u000c', '\u000e', '\u001f', '\u007f'].flatMap((odd) =>
      both(`${JSON.stringify(odd)} in the body`, { body: `a${odd}` }, { body: 'a' }),
    ),
    ...both('2,001 characters of body', { body: 'x'.repeat(2001) }, { body: 'x'.repeat(2000) }),
    ...both('no body', { body: undefined }, { body: '' }),
    ...both('a body that is a list', { body: ['a'] }),
    ...both('HTML in the title', { title: '<b>' }, { title: 'b' }),
    ...both('121 characters of title', { title: 'x'.repeat(121) }, { title: 'x'.repeat(120) }),
    ...both('no title', { title: undefined }, { title: '' }),
    ...both('HTML in the author', { author: '<b>' }, { author: 'b' }),
    ...both('81 characters of author', { author: 'x'.repeat(81) }, { author: 'x'.repeat(80) }),
    ...both('a line break in the city', { city: 'Pune\nIndia' }, { city: 'Pune, India' }),
    ...both('61 characters of city', { city: 'x'.repeat(61) }, { city: 'x'.repeat(60) }),
    ...both('a counter', { helpful: 100 }),
    ...both('an answer of the shop', { reply: 'We agree.' }),
    ...both("another's userId", { userId: 'bob' }),
    ...both('another product', { productId: 'oil' }),
    ...both('a product that is a path', { productId: 'mist/x' }),
    ...both('no product', { productId: undefined }),
    ...(
      [
        ['no instant', 'today'],
        ['missing', undefined],
        ['a number', 1],
        ['of years ago', '2020-01-01T00:00:00.000Z'],
        ['of years ago, as the server would', timestamp('2020-01-01T00:00:00Z')],
        ['yet to come, to stay on top of the list', '2199-01-01T00:00:00.000Z'],
        ['yet to come, as the server would', timestamp('2199-01-01T00:00:00Z')],
        ['no date', '2026-13-41T00:00:00.000Z'],
      ] as const
    ).map(([what, createdAt]) =>
      refused(`a time that is ${what}`, ALICE, write({ createdAt }).operation, write()),
    ),
    refused(
      'another time, later',
      ALICE,
      edit({ createdAt: BROWSER_TIME }).operation,
      edit({ createdAt: CREATED }),
    ),
    ...functionsOnly(EVERYONE, [
      ['one is deleted', remove(HERS)],
      ['one that waits is approved', update(HIS, { status: 'published' })],
      ['a counter is counted up', increment(HERS, 'helpful', 1)],
      ['stars are counted up', increment(HERS, 'rating', 1)],
    ]),
  ],
  valid: [
    ['her own published one', attempt(ALICE, get(HERS))],
    ['a published one for the admin', attempt(ADMIN, get(HERS))],
    ["one's own", attempt(ALICE, list('reviews', where('userId', 'alice')))],
    ['with the server’s time', write({ createdAt: SERVER_TIME })],
    ['with little in it', write({ author: undefined, city: undefined, title: '', body: '' })],
    ['hers for the admin', attempt(ADMIN, get(HIS))],
  ],
  atOtherTimes: [
    dated('2026-03-02T00:00:00.000Z', '2026-03-01T23:00:00Z', true),
    dated('2026-03-02T00:00:00.000Z', '2026-03-01T22:59:59Z', false),
    dated('2026-03-01T23:59:59.999Z', '2026-03-02T01:00:00Z', true),
    dated('2026-03-01T23:59:59.999Z', '2026-03-02T01:00:01Z', false),
    dated('2026-03-01T<b>', '2026-03-01T10:00:00Z', false),
  ],
};
