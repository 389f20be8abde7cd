import { timestamp } from '../testing/encode';
import { ADMIN, ALICE, BOB, NOBODY, Shop, STRANGERS, UNVERIFIED, where, type Actor } from './Shop';
import { CREATED, message, review, SERVER_TIME } from './builders';

const HERS = 'reviews/barley-toner_alice';
const present = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
const buyer = () => new Shop().put('users/alice/purchases/barley-toner', { at: CREATED });
const reviewed = () =>
  buyer()
    .put(HERS, review({ status: 'published' }))
    .put('reviews/pending', review({ status: 'pending' }));

describe('reviews', () => {
  it('published ones are for everyone, others for their author and the admin', () => {
    expect(reviewed().get(NOBODY, HERS).allowed).toBe(true);
    expect(reviewed().list(NOBODY, 'reviews', where('status', 'published')).allowed).toBe(true);
    expect(reviewed().list(ALICE, 'reviews', where('userId', 'alice')).allowed).toBe(true);
    expect(reviewed().get(ALICE, 'reviews/pending').allowed).toBe(true);
    expect(reviewed().list(ADMIN, 'reviews').allowed).toBe(true);
    for (const actor of [NOBODY, UNVERIFIED, BOB]) {
      expect(reviewed().get(actor, 'reviews/pending').allowed).toBe(false);
      expect(reviewed().list(actor, 'reviews').allowed).toBe(false);
      expect(reviewed().list(actor, 'reviews', where('userId', 'alice')).allowed).toBe(false);
      expect(reviewed().list(actor, 'reviews', where('status', 'pending')).allowed).toBe(false);
    }
  });

  it('who was sent the product writes one and edits it', () => {
    expect(buyer().create(ALICE, HERS, review()).allowed).toBe(true);
    expect(buyer().create(ALICE, HERS, review({ createdAt: CREATED })).allowed).toBe(true);
    expect(buyer().create(ALICE, HERS, review({ rating: 1, title: '', author: 'A' })).allowed).toBe(true);
    expect(reviewed().update(ALICE, HERS, { rating: 4, status: 'pending' }).allowed).toBe(true);
  });

  it('who was not sent it does not', () => {
    expect(new Shop().create(ALICE, HERS, review()).allowed).toBe(false);
    const other = new Shop().put('users/alice/purchases/mist', { at: CREATED });
    expect(other.create(ALICE, HERS, review()).allowed).toBe(false);
    const bobs = new Shop().put('users/bob/purchases/barley-toner', { at: CREATED });
    expect(bobs.create(ALICE, HERS, review()).allowed).toBe(false);
    expect(new Shop().put(HERS, review()).update(ALICE, HERS, { rating: 1 }).allowed).toBe(false);
  });

  it.each<[string, Actor]>([
    ['nobody', NOBODY],
    ['Alice before she is verified', UNVERIFIED],
    ['Bob', BOB],
    ['the admin', ADMIN],
  ])('%s writes, edits and deletes none of hers', (_, actor) => {
    const shop = buyer().put('users/bob/purchases/barley-toner', { at: CREATED });
    expect(shop.create(actor, HERS, review()).allowed).toBe(false);
    expect(reviewed().update(actor, HERS, { title: 'Bad', status: 'pending' }).allowed).toBe(false);
    expect(reviewed().delete(actor, HERS).allowed).toBe(false);
  });

  it('nobody takes over a review by changing its author', () => {
    const shop = reviewed().put('users/bob/purchases/barley-toner', { at: CREATED });
    expect(shop.update(BOB, HERS, { userId: 'bob', status: 'pending' }).allowed).toBe(false);
    const misplaced = reviewed()
      .put('users/bob/purchases/barley-toner', { at: CREATED })
      .put('reviews/barley-toner_bob', review());
    expect(misplaced.update(BOB, 'reviews/barley-toner_bob', { userId: 'bob' }).allowed).toBe(false);
  });

  it.each([
    'reviews/second',
    'reviews/barley-toner_alice2',
    'reviews/barley-toner_bob',
    'reviews/mist_alice',
  ])('a second one under %s is refused', (path) =>
    expect(buyer().create(ALICE, path, review()).allowed).toBe(false),
  );

  it.each<[string, Record<string, unknown>]>([
    ['rating 0', { rating: 0 }],
    ['rating 6', { rating: 6 }],
    ['rating 4.5', { rating: 4.5 }],
    ["rating '5'", { rating: '5' }],
    ['no rating', { rating: undefined }],
    ['published', { status: 'published' }],
    ['no status', { status: undefined }],
    ['HTML in the body', { body: '<img src=x onerror=alert(1)>' }],
    ['HTML in the title', { title: '<b>' }],
    ['HTML in the author', { author: '<b>' }],
    ['a line break in the city', { city: 'Pune\nIndia' }],
    ['a body of 2,001 characters', { body: 'x'.repeat(2001) }],
    ['no body', { body: undefined }],
    ['a title of 121 characters', { title: 'x'.repeat(121) }],
    ['an author of 81 characters', { author: 'x'.repeat(81) }],
    ['a counter', { helpful: 100 }],
    ["another's userId", { userId: 'bob' }],
    ['another product', { productId: 'mist' }],
    ['a product that is a path', { productId: 'barley-toner/x' }],
  ])('with %s, neither new nor edited', (_, changes) => {
    expect(buyer().create(ALICE, HERS, present({ ...review(), ...changes })).allowed).toBe(false);
    expect(reviewed().update(ALICE, HERS, { status: 'pending', ...changes }).allowed).toBe(false);
  });

  it('createdAt is an instant and stays', () => {
    expect(
      buyer().create(ALICE, HERS, review({ createdAt: timestamp('2020-01-01T00:00:00Z') })).allowed,
    ).toBe(false);
    expect(buyer().create(ALICE, HERS, review({ createdAt: 'today' })).allowed).toBe(false);
    expect(buyer().create(ALICE, HERS, present(review({ createdAt: undefined }))).allowed).toBe(false);
    expect(reviewed().update(ALICE, HERS, { createdAt: CREATED, status: 'pending' }).allowed).toBe(false);
  });
});

describe('messages', () => {
  const inbox = () => new Shop().put('messages/m', message());

  it.each<[string, Actor]>([...STRANGERS, ['Alice', ALICE], ['the admin', ADMIN]])(
    '%s writes none past the functions',
    (_, actor) => expect(new Shop().create(actor, 'messages/m', message()).allowed).toBe(false),
  );

  it('the admin reads them, and changes them through the functions alone', () => {
    expect(inbox().get(ADMIN, 'messages/m').allowed).toBe(true);
    expect(inbox().list(ADMIN, 'messages').allowed).toBe(true);
    for (const changes of [{ status: 'read' }, { message: 'changed' }, { replies: [] }]) {
      expect(inbox().update(ADMIN, 'messages/m', changes).allowed).toBe(false);
    }
    expect(inbox().delete(ADMIN, 'messages/m').allowed).toBe(false);
  });

  it.each(STRANGERS)('%s reads, lists, edits and deletes none', (_, actor) => {
    expect(inbox().get(actor, 'messages/m').allowed).toBe(false);
    expect(inbox().list(actor, 'messages').allowed).toBe(false);
    expect(inbox().list(actor, 'messages', where('email', 'alice@example.com')).allowed).toBe(false);
    expect(inbox().update(actor, 'messages/m', { status: 'read' }).allowed).toBe(false);
    expect(inbox().update(actor, 'messages/m', message({ createdAt: SERVER_TIME })).allowed).toBe(false);
    expect(inbox().delete(actor, 'messages/m').allowed).toBe(false);
  });
});
