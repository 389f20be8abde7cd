import { type Order } from '@/domain/orders/order/order';
import { cartLine, codBody } from '../testing/documents/fixtures';
import { send, webhook } from '../testing/sandboxes/webhooks';
import { bearer, remainsOf, shopWithTestAccounts, toner } from '../testing/people/testAccounts';

const { auth, shop, breakAt, newPerson, keepTokenValid, remove, fillAccount, findDocumentsWith } =
  shopWithTestAccounts();

const LATER = 3 * 60_000;
async function reconcileLater() {
  shop().advance(LATER);
  const report = await shop().reconcile();
  shop().advance(-LATER);
  return report;
}

test('two deletions at once delete once and both answer success', async () => {
  const alice = await newPerson();
  await fillAccount(alice);
  keepTokenValid(alice);
  const replies = await Promise.all([remove(alice), remove(alice), remove(alice)]);
  for (const reply of replies) expect(reply).toMatchObject({ body: { success: true } });
  expect(replies.map(({ body }) => body['status'])).toContain('deleted');
  expect(await auth().exists(alice.uid)).toBe(false);
  expect(await findDocumentsWith([alice.uid, alice.email])).toEqual(remainsOf(alice));
});

test('of a deletion and an order placed at the same time, one is refused', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 8; round += 1) {
    const alice = await newPerson();
    const id = `GLMR${round}`;
    const place = () =>
      shop().call('/api/nimbus/create-shipment', {
        body: codBody(id, [cartLine(toner)]),
        headers: bearer(alice),
      });
    const pause = () => new Promise((resolve) => setTimeout(resolve, round * 4));
    const [placed, removed] = await Promise.all([place(), pause().then(() => remove(alice))]);
    const order = (await shop().db.doc(`orders/${id}`).get()).data() as Order | undefined;
    if (removed.status === 409) {
      expect(placed.status).toBe(200);
      expect(order).toMatchObject({ status: 'placed', userId: alice.uid, address: { name: 'Alice Rao' } });
      expect(await auth().exists(alice.uid)).toBe(true);
      expect((await shop().db.doc(`users/${alice.uid}`).get()).exists).toBe(true);
    } else {
      expect(removed.status).toBe(200);
      expect(placed.status).not.toBe(200);
      expect(order).toBeUndefined();
      expect(await auth().exists(alice.uid)).toBe(false);
    }
    outcomes.add(removed.status === 409 ? 'order' : 'deletion');
  }
  expect(outcomes.size).toBeGreaterThan(0);
});

const STEPS = [
  'users',
  'openPayments',
  'wishlists',
  'credit',
  'offers',
  'messages',
  'reviews',
  'buyers',
  'orders',
  'orderNotes',
  'payments',
  'customers',
  'invoices',
  'auth',
  'deletions',
];
test.each(STEPS)('the reconciler finishes a deletion that was interrupted at %s', async (step) => {
  const [alice, bela] = [await newPerson(), await newPerson()];
  await fillAccount(alice);
  await fillAccount(bela);
  // Both are in the team's list of customers by now.
  await shop().reconcile();
  const others = await findDocumentsWith([bela.uid, bela.email]);
  breakAt(step);
  expect(await remove(alice)).toMatchObject({
    status: 202,
    body: { success: true, status: 'deleting', message: expect.stringContaining('is being deleted') },
  });
  const order = await shop().call('/api/nimbus/create-shipment', {
    body: codBody(`GLMB-${step}`, [cartLine(toner)]),
    headers: bearer(alice),
  });
  breakAt(null);
  expect(order.status).not.toBe(200);

  // Not while somebody may still be at it.
  expect(await shop().reconcile()).toMatchObject({ deletions: 0 });
  const reports = await Promise.all([reconcileLater(), shop().reconcile()]);
  expect(reports.reduce((sum, { deletions }) => sum + deletions, 0)).toBe(1);
  expect(await auth().exists(alice.uid)).toBe(false);
  expect(await findDocumentsWith([alice.uid, alice.email])).toEqual(remainsOf(alice));
  expect(await findDocumentsWith([bela.uid, bela.email])).toEqual(others);
  expect(await reconcileLater()).toMatchObject({ deletions: 0 });
});

test('a person can ask again during an interrupted deletion, which then finishes', async () => {
  const alice = await newPerson();
  await fillAccount(alice);
  breakAt('auth');
  expect((await remove(alice)).status).toBe(202);
  breakAt(null);
  const mail = shop().db.doc(`mail/account-deleted-${alice.uid}`);
  const { updateTime } = await mail.get();
  const { idToken: token } = await auth().signIn(alice.email);
  expect(await remove({ ...alice, token })).toMatchObject({ status: 200, body: { status: 'deleted' } });
  expect(await auth().exists(alice.uid)).toBe(false);
  // It was written once.
  expect((await mail.get()).updateTime).toEqual(updateTime);
});

test('an address that an account took during its deletion loses nothing before it is verified', async () => {
  const [alice, bela] = [await newPerson(), await newPerson()];
  await fillAccount(bela);
  const others = await findDocumentsWith([bela.email]);
  breakAt('users');
  expect((await remove(alice)).status).toBe(202);
  breakAt(null);
  await auth().change(bela.uid, { email: `other-${bela.email}` });
  await auth().change(alice.uid, { email: bela.email, emailVerified: false });
  expect(await reconcileLater()).toMatchObject({ deletions: 1 });
  expect(await findDocumentsWith([bela.email])).toEqual(others);
});

test('an order that starts during the deletion delays it and keeps its address until it ends', async () => {
  const alice = await newPerson();
  const { delivered } = await fillAccount(alice);
  breakAt('users');
  expect((await remove(alice)).status).toBe(202);
  breakAt(null);
  await shop().db.doc(`orders/${delivered}`).update({ status: 'return_requested' });
  expect(await reconcileLater()).toMatchObject({ deletions: 0 });
  expect((await shop().db.doc(`orders/${delivered}`).get()).get('address.name')).toBe('Alice Rao');
  expect(await auth().exists(alice.uid)).toBe(true);
  await shop().db.doc(`orders/${delivered}`).update({ status: 'refunded' });
  shop().advance(LATER);
  expect(await reconcileLater()).toMatchObject({ deletions: 1 });
  expect(await findDocumentsWith([alice.uid, alice.email])).toEqual(remainsOf(alice));
});

test('a payment for a cash order that was cancelled goes back before the order is erased', async () => {
  const alice = await newPerson();
  const post = (path: string, body: object) => shop().call(path, { body, headers: bearer(alice) });
  expect((await post('/api/nimbus/create-shipment', codBody('GLMPAID', [cartLine(toner)]))).status).toBe(200);
  expect((await post('/api/payment/orders/GLMPAID/prepay', {})).status).toBe(200);
  const link = (await shop().db.doc('orders/GLMPAID').get()).get('prepay.link.id') as string;
  await shop().razorpay.payLink(link);
  const [payment] = await shop().razorpay.payments();
  await send(shop(), webhook('payment_link.paid', { payment_link: { id: link } as never, payment }));
  expect((await post('/api/orders/GLMPAID/cancel', {})).status).toBe(200);
  expect(await remove(alice)).toMatchObject({ status: 202 });
  expect(await reconcileLater()).toMatchObject({ notPrepaid: 1, refunded: 1, deletions: 1 });
  expect(await shop().razorpay.refunds()).toMatchObject([{ payment_id: payment?.id, status: 'processed' }]);
  expect(await findDocumentsWith([alice.uid, alice.email])).toEqual(remainsOf(alice));
});

test('the search finds nothing of a deleted person, and their orders by number', async () => {
  const alice = await newPerson();
  const { delivered } = await fillAccount(alice);
  const entry = async () => {
    const { docs } = await shop().db.collection('orderSearch').get();
    const own = docs.filter((doc) => doc.get('orderId') === delivered);
    return own.map((doc) => Object.keys(doc.data()['t'] as object).concat(doc.data()['near'] as string[]));
  };
  const ofPerson = ['balice', 'bbengalur', 'n9876', 'alice', 'bengaluru'];
  expect(await entry()).toEqual([expect.arrayContaining(ofPerson)]);
  expect((await remove(alice)).status).toBe(200);
  const [left = []] = await entry();
  expect(left.filter((token) => ofPerson.includes(token))).toEqual([]);
  expect(left).toContain('bglmd');
});
