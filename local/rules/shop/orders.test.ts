import { type QueryFilter } from '../index';
import { ADMIN, ALICE, BOB, NOBODY, Shop, STRANGERS, UNVERIFIED, where, type Actor } from './Shop';

const order = { orderId: 'o1', userId: 'alice', status: 'placed', amounts: { finalTotal: 500 } };
const CLOSED = [
  'stock',
  'counters',
  'webhookEvents',
  'openPayments',
  'invoices',
  'mail',
  'strayParcels',
  'pictures',
  'sales',
  'checkouts',
  'idempotency',
  'anything',
  'admins',
];
const shop = () =>
  CLOSED.reduce(
    (built, collection) => built.put(`${collection}/x`, { userId: 'alice', status: 'active' }),
    new Shop(),
  )
    .put('orders/o1', order)
    .put('payments/r1', { userId: 'alice', amount: 500 });

const or = (...filters: QueryFilter[]): QueryFilter => ({ kind: 'or', filters });
const and = (...filters: QueryFilter[]): QueryFilter => ({ kind: 'and', filters });
const OWN = where('userId', 'alice');

describe('orders', () => {
  it('Alice reads hers, one and all', () => {
    expect(shop().get(ALICE, 'orders/o1').allowed).toBe(true);
    expect(shop().list(ALICE, 'orders', OWN).allowed).toBe(true);
    expect(shop().list(ALICE, 'orders', and(OWN, where('status', 'placed')), { limit: 10 }).allowed).toBe(
      true,
    );
    expect(shop().list(ALICE, 'orders', or(OWN, and(OWN, where('status', 'placed')))).allowed).toBe(true);
  });

  it('the admin reads all', () => {
    expect(shop().get(ADMIN, 'orders/o1').allowed).toBe(true);
    expect(shop().list(ADMIN, 'orders').allowed).toBe(true);
    expect(shop().list(ADMIN, 'orders', where('status', 'placed')).allowed).toBe(true);
  });

  it.each<[string, Actor]>([
    ['nobody', NOBODY],
    ['Alice before she is verified', UNVERIFIED],
    ['Bob', BOB],
  ])('%s does not read hers', (_, actor) => {
    expect(shop().get(actor, 'orders/o1').allowed).toBe(false);
    expect(shop().list(actor, 'orders', OWN).allowed).toBe(false);
  });

  it.each<[string, QueryFilter | null]>([
    ['without a filter', null],
    ['by status', where('status', 'placed')],
    ['with an OR that leads to all', or(where('userId', 'bob'), where('status', 'placed'))],
    ["with an OR that leads to Alice's", or(where('userId', 'bob'), OWN)],
    ["with an IN that holds Alice's", where('userId', ['bob', 'alice'], 'in')],
    ['of all but one', where('userId', 'carol', '!=')],
  ])("Bob's query %s is refused", (_, filter) => {
    expect(shop().list(BOB, 'orders', filter).allowed).toBe(false);
    expect(shop().list(BOB, 'orders', filter, { limit: 1 }).allowed).toBe(false);
  });

  it('a collection group is refused, whoever asks', () => {
    expect(shop().list(ALICE, 'orders', OWN, { allDescendants: true }).allowed).toBe(false);
    expect(shop().list(ADMIN, 'orders', null, { allDescendants: true }).allowed).toBe(false);
  });

  it.each<[string, Actor]>([...STRANGERS, ['the admin', ADMIN]])('%s does not write one', (_, actor) => {
    expect(shop().create(actor, 'orders/new', { ...order, status: 'placed', paid: true }).allowed).toBe(
      false,
    );
    expect(shop().create(actor, 'orders/new', { ...order, userId: 'bob' }).allowed).toBe(false);
    for (const changes of [
      { status: 'delivered' },
      { amounts: { finalTotal: 1 } },
      { shipment: { awb: '1' } },
    ]) {
      expect(shop().update(actor, 'orders/o1', changes).allowed).toBe(false);
    }
    expect(shop().delete(actor, 'orders/o1').allowed).toBe(false);
    expect(shop().create(actor, 'orders/o1/notes/n', { a: 1 }).allowed).toBe(false);
  });
});

describe('payments', () => {
  it('the admin reads them', () => {
    expect(shop().get(ADMIN, 'payments/r1').allowed).toBe(true);
    expect(shop().list(ADMIN, 'payments').allowed).toBe(true);
  });

  it.each(STRANGERS)('%s does not, not even their own', (_, actor) => {
    expect(shop().get(actor, 'payments/r1').allowed).toBe(false);
    expect(shop().list(actor, 'payments', OWN).allowed).toBe(false);
  });

  it.each<[string, Actor]>([...STRANGERS, ['the admin', ADMIN]])('%s does not write them', (_, actor) => {
    // An id taken beforehand would block the payment that gets it.
    expect(shop().create(actor, 'payments/order_taken', { userId: 'alice' }).allowed).toBe(false);
    expect(shop().update(actor, 'payments/r1', { amount: 1 }).allowed).toBe(false);
    expect(shop().delete(actor, 'payments/r1').allowed).toBe(false);
  });
});

describe('the audit log', () => {
  const logged = () => new Shop().put('auditLog/e1', { action: 'order.packed', by: { uid: 'alice' } });

  it('is for the admin to read', () => {
    expect(logged().get(ADMIN, 'auditLog/e1').allowed).toBe(true);
    expect(logged().list(ADMIN, 'auditLog', where('target', 'orders/o1'), { limit: 50 }).allowed).toBe(true);
  });

  it.each(STRANGERS)('is closed to %s', (_, actor) => {
    expect(logged().get(actor, 'auditLog/e1').allowed).toBe(false);
    expect(logged().list(actor, 'auditLog').allowed).toBe(false);
    expect(logged().list(actor, 'auditLog', where('by.uid', 'alice')).allowed).toBe(false);
  });

  it.each<[string, Actor]>([...STRANGERS, ['the admin', ADMIN]])('%s does not write it', (_, actor) => {
    expect(logged().create(actor, 'auditLog/e2', { action: 'order.packed' }).allowed).toBe(false);
    expect(logged().update(actor, 'auditLog/e1', { action: 'nothing' }).allowed).toBe(false);
    expect(logged().delete(actor, 'auditLog/e1').allowed).toBe(false);
  });
});

describe.each(CLOSED)('%s', (collection) => {
  it.each<[string, Actor]>([...STRANGERS, ['the admin', ADMIN]])('is closed to %s', (_, actor) => {
    expect(shop().get(actor, `${collection}/x`).allowed).toBe(false);
    expect(shop().list(actor, collection, OWN).allowed).toBe(false);
    expect(shop().create(actor, `${collection}/new`, { userId: 'alice' }).allowed).toBe(false);
    expect(shop().update(actor, `${collection}/x`, { status: 'x' }).allowed).toBe(false);
    expect(shop().delete(actor, `${collection}/x`).allowed).toBe(false);
  });
});

it.each(['..', 'a%2Fb', '__x__', 'users'])('odd ids such as %s open nothing', (id) => {
  for (const actor of [NOBODY, ALICE, BOB]) {
    expect(
      shop().create(actor, `users/${id}`, { userId: id, createdAt: '2026-02-01T08:00:00Z' }).allowed,
    ).toBe(false);
    expect(shop().create(actor, `${id}/x`, { a: 1 }).allowed).toBe(false);
    expect(shop().create(actor, `orders/${id}`, order).allowed).toBe(false);
  }
});
