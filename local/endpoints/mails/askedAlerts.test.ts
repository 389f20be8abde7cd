import type { Timestamp } from 'firebase-admin/firestore';
import type { MailDelivery } from '@/domain/mail/delivery';
import { product } from '../testing/documents/fixtures';
import { ALICE, alertShop, sold, toner } from '../testing/shops/alertShop';

const DAY = 86_400_000;
const { shop, mails, fill, alerts, ask, look, press, tokenIn, setStock } = alertShop();

test('a person sees what they wait for and removes it; somebody else does neither', async () => {
  await ask();
  const waitsFor = async (as: 'alice' | 'bob') =>
    (await shop().call('/api/account/alerts', { as })).body['alerts'];
  const remove = (as: 'alice' | 'bob', id: string) =>
    shop().call('/api/account/alerts/remove', { as, body: { id } });
  const [asked] = (await waitsFor('alice')) as { id: string }[];
  expect(asked).toMatchObject({ kind: 'back', productId: 'serum', product: 'Rose serum', price: sold.price });
  expect(JSON.stringify(asked)).not.toContain(ALICE);
  expect(await waitsFor('bob')).toEqual([]);
  const id = asked?.id ?? '';
  expect(await remove('bob', id)).toMatchObject({ status: 200, body: { alerts: [] } });
  expect(await alerts()).toHaveLength(1);
  const twice = await Promise.all([remove('alice', id), remove('alice', id)]);
  expect(twice.map(({ body }) => body['alerts'])).toEqual([[], []]);
  expect(await alerts()).toEqual([]);
  await setStock(5);
  expect(await shop().reconcile()).toMatchObject({ alerts: 0 });
});

test('a person sees and removes what they asked for under a former email', async () => {
  await ask();
  const [stored] = (await shop().db.collection('alerts').get()).docs;
  await stored?.ref.update({ email: 'alice.old@example.com', mailKey: 'of the former email' });
  const { alerts: asked } = (await shop().call('/api/account/alerts', { as: 'alice' })).body;
  expect(asked).toMatchObject([{ id: stored?.id }]);
  await shop().call('/api/account/alerts/remove', { as: 'alice', body: { id: stored?.id } });
  expect(await alerts()).toEqual([]);
});

test('requests that send no mail do not use up the links of an address', async () => {
  await shop().seed({ products: [sold, toner, product('mist', { units: 0 })] });
  const email = 'v@shopper.example';
  await ask({ email }, null);
  for (let at = 0; at < 3; at += 1) {
    // Unknown, in stock, and asked before.
    await ask({ email, productId: `none${at}`, sku: `none${at}-1` }, null);
    await ask({ email, productId: 'toner', sku: 'toner-1' }, null);
    await ask({ email }, null);
  }
  await ask({ email, productId: 'mist', sku: 'mist-1' }, null);
  expect((await mails()).map(({ to }) => to)).toEqual([[email], [email]]);
});

test('an address gets at most twelve links in a day, and the answer does not tell', async () => {
  const ids = Array.from({ length: 50 }, (_, at) => `cream${at}`);
  await shop().seed({ products: ids.map((id) => product(id, { units: 5 })) });
  const messages = new Set<unknown>();
  for (const id of ids) {
    const body = { kind: 'price', productId: id, sku: `${id}-1`, email: 'v@shopper.example' };
    const { status, body: answer } = await ask(body, null);
    expect(status).toBe(200);
    messages.add(answer['message']);
    shop().advance(DAY / 50);
  }
  expect(messages.size).toBe(1);
  expect((await mails()).length).toBeLessThanOrEqual(12);
  await ask({ kind: 'price', productId: 'cream0', sku: 'cream0-1', email: 'other@shopper.example' }, null);
  expect((await mails()).filter(({ to }) => to[0] === 'other@shopper.example')).toHaveLength(1);
});

test('the link of a product that is not sold any more says so, and nothing waits', async () => {
  await ask({ email: 'g@shopper.example' }, null);
  const token = tokenIn((await mails())[0]);
  const message = 'This product is not sold any more.';
  for (const change of [{ status: 'archived' }, { status: 'active', variants: [] }]) {
    await shop().db.doc('products/serum').update(change);
    expect(await look(token)).toMatchObject({ status: 410, body: { code: 'link_over', message } });
    expect(await press(token)).toMatchObject({ status: 410, body: { code: 'link_over', message } });
  }
  expect(await alerts()).toMatchObject([{ status: 'unconfirmed' }]);
  await shop().db.doc('products/serum').delete();
  expect((await look(token)).body['message']).toBe(message);
});

test('a request that was not confirmed gets a link of two days whenever it is asked again', async () => {
  const guest = () => ask({ email: 'late@shopper.example' }, null);
  await guest();
  const [first] = await mails();
  shop().advance(2 * DAY + 60_000);
  expect(await press(tokenIn(first))).toMatchObject({ status: 410, body: { code: 'link_over' } });
  // Firestore deletes what has ended up to a day late.
  await guest();
  const again = (await mails()).at(-1);
  shop().advance(2 * DAY - 60_000);
  const [stored] = (await shop().db.collection('alerts').get()).docs;
  const endsAt = Date.parse(String(stored?.get('confirmMailAt'))) + 2 * DAY;
  expect((stored?.get('expireAt') as Timestamp).toMillis()).toBe(endsAt);
  expect((await press(tokenIn(again))).status).toBe(200);
});

test('a guest who confirms once all is in stock again hears of it, though no one waited meanwhile', async () => {
  await fill(5);
  await setStock(5);
  expect(await shop().reconcile()).toMatchObject({ alerts: 5 });
  await setStock(0);
  await shop().reconcile();
  await ask({ email: 'g@shopper.example' }, null);
  const link = tokenIn((await mails()).find(({ to }) => to[0] === 'g@shopper.example'));
  await setStock(5);
  await shop().reconcile();
  await press(link);
  expect(await shop().reconcile()).toMatchObject({ alerts: 1 });
});

test('the link that stops alerts holds back those that were not sent yet, and no other mail', async () => {
  await fill(1);
  await setStock(1);
  await shop().reconcile();
  const [written] = (await shop().db.collection('mail').get()).docs;
  const token = tokenIn((await mails())[0]);
  const { delivery, ...mail } = written?.data() as { delivery: MailDelivery };
  const put = (id: string, change: Partial<MailDelivery>) =>
    shop()
      .db.doc(`mail/${id}`)
      .set({ ...mail, delivery: { ...delivery, ...change } });
  await put('alert-a-price-1', { status: 'sending' });
  await put('alert-b-price-1', { status: 'failed', nextAt: null, failedAt: delivery.nextAt });
  await put('alert-c-price-1', { status: 'sent', nextAt: null });
  await put('gift-card', {});
  expect((await press(token)).status).toBe(200);
  const states = (await shop().db.collection('mail').get()).docs.map((doc) => {
    const { status, nextAt, failedAt } = doc.get('delivery') as MailDelivery;
    return [doc.id === written?.id ? 'due' : doc.id, status, nextAt ?? failedAt];
  });
  expect(states.sort()).toEqual([
    ['alert-a-price-1', 'discarded', null],
    ['alert-b-price-1', 'discarded', null],
    ['alert-c-price-1', 'sent', null],
    ['due', 'discarded', null],
    ['gift-card', 'waiting', delivery.nextAt],
  ]);
});
