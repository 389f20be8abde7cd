import { ADMIN, ALICE, BOB, NOBODY, Shop, where, type Actor } from './Shop';
import { CREATED, review, user } from './builders';

const TOMBSTONE = 'deletions/alice';
const left = () =>
  new Shop().put(TOMBSTONE, { uid: 'alice', begunAt: CREATED, doneAt: CREATED, nextAt: null });

describe('where somebody has left', () => {
  it('a token of theirs brings no document back, and those of others come as ever', () => {
    expect(left().create(ALICE, 'users/alice', user()).allowed).toBe(false);
    expect(left().create(ALICE, 'users/alice', { cart: [] }).allowed).toBe(false);
    expect(left().create(BOB, 'users/bob', { cart: [] }).allowed).toBe(true);
    expect(new Shop().create(ALICE, 'users/alice', user()).allowed).toBe(true);
  });

  it('it writes no review of what they were sent', () => {
    const mine = review();
    const path = 'reviews/barley-toner_alice';
    expect(left().create(ALICE, path, mine).allowed).toBe(false);
    const before = new Shop().put('users/alice/purchases/barley-toner', { at: CREATED });
    expect(before.create(ALICE, path, mine).allowed).toBe(true);
  });

  it('it reads no order that has lost them', () => {
    const shop = left().put('orders/o1', { userId: 'erased' }).put('orders/o2', { userId: 'bob' });
    expect(shop.get(ALICE, 'orders/o1').allowed).toBe(false);
    expect(shop.get(BOB, 'orders/o1').allowed).toBe(false);
    expect(shop.list(BOB, 'orders', where('userId', 'erased')).allowed).toBe(false);
    expect(shop.get(ADMIN, 'orders/o1').allowed).toBe(true);
    expect(shop.get(BOB, 'orders/o2').allowed).toBe(true);
  });
});

it.each<[string, Actor]>([
  ['nobody', NOBODY],
  ['she herself', ALICE],
  ['Bob', BOB],
  ['the admin', ADMIN],
])('%s neither reads nor writes a tombstone', (_, actor) => {
  expect(left().get(actor, TOMBSTONE).allowed).toBe(false);
  expect(left().list(actor, 'deletions').allowed).toBe(false);
  expect(left().update(actor, TOMBSTONE, { doneAt: null }).allowed).toBe(false);
  expect(left().delete(actor, TOMBSTONE).allowed).toBe(false);
  expect(new Shop().create(actor, TOMBSTONE, { uid: 'alice' }).allowed).toBe(false);
});
