import { createHmac } from 'node:crypto';
import { TURN_SIZE } from '@/domain/alerts/turn';
import { mailLinkPayload, signedLinkText, type LinkPurpose } from '@/domain/mail/mailLink';
import { mailKeyOf } from '../../../functions/src/gateways/mail/mailKey';
import { mailToken } from '../../../functions/src/gateways/mail/mailToken';
import { sendAlerts } from '../../../functions/src/alerts/sendAlerts';
import type { StepRun } from '../../../functions/src/platform/dueWork';
import { ALICE, alertShop, dying, sold, toner } from '../testing/shops/alertShop';
import { product } from '../testing/documents/fixtures';
import { LINK_SECRET } from '../testing/shops/testShop';

const DAY = 86_400_000;
const { shop, mails, from, fill, alerts, ask, look, press, tokenIn, setStock, setPrices, first, reached } =
  alertShop();

test('of 1,000 who wait for 20 units exactly the first 20 get one mail, with a crash and two runs at once', async () => {
  await fill(1000);
  await setStock(20);
  const crashes: string[] = [];
  const step: StepRun = {
    hasTime: () => true,
    crashed: (event) => void crashes.push(event),
    log: () => undefined,
  };
  const crashing = { db: async () => dying(shop().db), now: shop().now, linkSecret: () => LINK_SECRET };
  await sendAlerts(crashing, step);
  expect(crashes).toEqual(['alerts.crashed']);
  expect(await reached()).toEqual(first(2 * TURN_SIZE).sort());
  const runs = await Promise.all([shop().reconcile(), shop().reconcile()]);
  expect(runs.map(({ failed }) => failed)).toEqual([0, 0]);
  expect(runs.reduce((sum, { alerts: told }) => sum + told, 0)).toBe(20 - 2 * TURN_SIZE);
  expect(await reached()).toEqual(first(20).sort());
  expect(await alerts()).toHaveLength(980);
  expect(await shop().reconcile()).toMatchObject({ alerts: 0 });
  // They are bought; then more units come.
  await setStock(0);
  await shop().reconcile();
  await setStock(3);
  expect(await shop().reconcile()).toMatchObject({ alerts: 3 });
  expect(await reached()).toEqual(first(23).sort());
});

test('a signed-in person waits at once with their own address, and hears of it once', async () => {
  expect(await ask({ email: ' Alice@Example.com ' })).toMatchObject({
    status: 200,
    body: { message: 'We will write to you once, when it is back.' },
  });
  await ask();
  expect(await alerts()).toMatchObject([{ userId: 'alice', status: 'waiting', price: sold.price }]);
  expect(await mails()).toEqual([]);
  expect(await shop().reconcile()).toMatchObject({ alerts: 0 });
  await setStock(5);
  expect(await shop().reconcile()).toMatchObject({ alerts: 1 });
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: [ALICE], userId: 'alice', message: { subject: 'Rose serum is back' } });
  expect(mail?.message.text).toContain('/product/serum?variant=v1');
  expect(mail?.unsubscribeUrl).toMatch(/^https:.*\/api\/unsubscribe\/stop~/);
  await setStock(0);
  await setStock(9);
  expect(await shop().reconcile()).toMatchObject({ alerts: 0 });
});

test('a queue in which no request waits any more is closed, and opened by the next one', async () => {
  const isOpen = async () =>
    (await shop().db.collection('alertQueues').get()).docs.map((doc) => doc.get('isOpen') as boolean);
  await ask();
  await shop().reconcile();
  expect(await isOpen()).toEqual([true]);
  // As Firestore does with a request of last year.
  for (const { ref } of (await shop().db.collection('alerts').get()).docs) await ref.delete();
  await shop().reconcile();
  expect(await isOpen()).toEqual([false]);
  await ask();
  expect(await isOpen()).toEqual([true]);
  await setStock(5);
  expect(await shop().reconcile()).toMatchObject({ alerts: 1 });
});

test('a guest, or somebody else’s address, waits only once its link is pressed; the answers never differ', async () => {
  const guest = await ask({ email: 'g@shopper.example' }, null);
  const others = await ask({ email: 'bob@example.com' });
  expect(others.body['message']).toBe(guest.body['message']);
  expect(await alerts()).toMatchObject([
    { status: 'unconfirmed', userId: '' },
    { status: 'unconfirmed', userId: '' },
  ]);
  const again = await ask({ email: 'g@shopper.example' }, null);
  expect(again.body['message']).toBe(guest.body['message']);
  const sent = await mails();
  expect(sent.map(({ to }) => to).sort()).toEqual([['bob@example.com'], ['g@shopper.example']]);
  await setStock(5);
  expect(await shop().reconcile()).toMatchObject({ alerts: 0 });
  await setStock(0);

  const token = tokenIn(sent.find(({ to }) => to[0] === 'g@shopper.example'));
  const before = await shop().snapshot();
  expect(await look(token)).toMatchObject({
    status: 200,
    body: { purpose: 'confirm', kind: 'back', product: 'Rose serum' },
  });
  expect(JSON.stringify((await look(token)).body)).not.toContain('shopper.example');
  expect(await shop().snapshot()).toEqual(before);
  expect((await press(token)).status).toBe(200);
  expect((await press(token)).body['code']).toBe('link_over');
  expect((await look(token)).body['code']).toBe('link_over');
  // A guest's repeated request gets the same answer and no second mail.
  expect((await ask({ email: 'g@shopper.example' }, null)).body['message']).toBe(guest.body['message']);
  expect(await mails()).toHaveLength(2);
  await setStock(5);
  expect(await shop().reconcile()).toMatchObject({ alerts: 1 });
});

test('the place in the queue is that of the request; a link ends after two days', async () => {
  await ask({ email: 'g@shopper.example' }, null);
  const [sent] = await mails();
  await ask();
  await press(tokenIn(sent));
  await setStock(1);
  await shop().reconcile();
  expect((await mails()).at(-1) && (await reached())).toEqual(['g@shopper.example', 'g@shopper.example']);
  await setStock(0);
  await ask({ email: 'late@shopper.example' }, null);
  const late = (await mails()).find(({ to }) => to[0] === 'late@shopper.example');
  shop().advance(2 * DAY + 60_000);
  expect((await press(tokenIn(late))).body['code']).toBe('link_over');
  shop().advance(-2 * DAY - 60_000);
});

test('one address is sent few links, whoever asks; one caller may ask a few times', async () => {
  const other = product('mist', { units: 0 });
  await shop().seed({
    products: [sold, other, ...[1, 2, 3, 4, 5, 6, 7].map((at) => product(`p${at}`, { units: 0 }))],
  });
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7].map((at) =>
      ask({ productId: `p${at}`, sku: `p${at}-1`, email: 'v@shopper.example' }, null),
    ),
  );
  expect(new Set(answers.map(({ body }) => body['message'])).size).toBe(1);
  expect(await mails()).toHaveLength(6);
  const here = from();
  const statuses: number[] = [];
  for (let at = 0; at < 5; at += 1)
    statuses.push((await ask({ email: `n${at}@shopper.example` }, null, here)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});

test('the link in the mail ends all that its address waits for, from the page or the mail program', async () => {
  await setStock(0);
  await fill(2);
  await shop()
    .db.doc(`alerts/other`)
    .set({
      ...(await alerts())[0],
      email: 'p0@shopper.example',
      mailKey: mailKeyOf('p0@shopper.example'),
      sku: 'mist-1',
    });
  await setStock(1);
  await shop().reconcile();
  const [mail] = await mails();
  expect(mail?.to).toEqual(['p0@shopper.example']);
  const token = tokenIn(mail);
  expect(await alerts()).toHaveLength(2);
  expect((await look(token)).body).toMatchObject({ purpose: 'stop' });
  expect(await alerts()).toHaveLength(2);
  const oneClick = await shop().call(`/api/unsubscribe/${token}`, {
    key: null,
    raw: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(oneClick.status).toBe(200);
  expect(await alerts()).toMatchObject([{ email: 'p1@shopper.example' }]);
  expect((await press(token)).status).toBe(200);
});

test('of many links that one mail program ends none is refused, and of one link a flood is', async () => {
  const headers = { 'x-forwarded-for': '10.9.9.9', 'content-type': 'application/x-www-form-urlencoded' };
  const end = (id: string) => {
    const token = mailToken({ purpose: 'cart-stop', id, at: shop().now().getTime() }, LINK_SECRET);
    return shop().call(`/api/unsubscribe/${token}`, {
      key: null,
      raw: 'List-Unsubscribe=One-Click',
      headers,
    });
  };
  const statuses = [];
  for (let n = 0; n < 20; n += 1) statuses.push((await end(`reader-${n}`)).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const replies = [];
  for (let n = 0; n < 6; n += 1) replies.push(await end('reader-0'));
  expect(replies.at(-1)).toMatchObject({ status: 429, body: { code: 'too_many_answers' } });
});

test('a link is worthless when forged, altered or used for another purpose', async () => {
  await ask({ email: 'g@shopper.example' }, null);
  const [payload = '', signature = ''] = tokenIn((await mails())[0]).split('.');
  const sign = (text: string, secret = LINK_SECRET) =>
    createHmac('sha256', secret).update(text).digest('base64url');
  const [, id = '', at = ''] = payload.split('~');
  const other = (purpose: LinkPurpose) => mailLinkPayload({ purpose, id, at: Number(at) });
  const stop = other('stop');
  const before = await shop().snapshot();
  for (const token of [
    `${other('stop')}.${signature}`,
    `${payload}.${sign(payload)}`,
    `${payload}.${sign(`delivery-link:1:${payload}`)}`,
    `${payload}.${sign(signedLinkText(payload), 'guessed')}`,
    `${payload}.`,
    payload,
  ]) {
    expect((await look(token)).body['code']).toBe('no_link');
    expect((await press(token)).body['code']).toBe('no_link');
    const unsubscribed = await shop().call(`/api/unsubscribe/${token}`, { key: null, raw: '' });
    expect(unsubscribed.body['code']).toBe('bad_signature');
  }
  expect(await shop().snapshot()).toEqual(before);
  // Signed for stopping, it stops; it never confirms.
  expect((await press(`${stop}.${sign(signedLinkText(stop))}`)).status).toBe(200);
  expect(await alerts()).toMatchObject([{ status: 'unconfirmed' }]);
});

test.each<[string, object, number, string]>([
  ['of what can be bought', { productId: 'toner', sku: 'toner-1' }, 409, 'in_stock'],
  ['of an unknown product', { productId: 'none' }, 404, 'not_found'],
  ['of another product’s size', { sku: 'toner-1' }, 404, 'not_found'],
  ['by no address', { email: 'alice' }, 400, 'bad_request'],
  ['by two addresses', { email: 'a@b.example, c@d.example' }, 400, 'bad_request'],
  ['of something else', { kind: 'rain' }, 400, 'bad_request'],
])('nobody hears %s', async (_what, change, status, code) => {
  expect(await ask(change)).toMatchObject({ status, body: { code } });
  expect(await alerts()).toEqual([]);
});

test('an archived product is told to nobody, and the switch of the shop holds back requests and mails', async () => {
  await ask();
  await setStock(4);
  await shop().db.doc('products/serum').update({ status: 'archived' });
  expect(await shop().reconcile()).toMatchObject({ alerts: 0 });
  await shop().db.doc('products/serum').update({ status: 'active' });
  await shop().db.doc('settings/mails').set({ back: false });
  expect(await shop().reconcile()).toMatchObject({ alerts: 0 });
  await setStock(0);
  expect((await ask()).body['code']).toBe('alerts_off');
  await shop().db.doc('settings/mails').set({ back: true });
  await setStock(4);
  expect(await shop().reconcile()).toMatchObject({ alerts: 1 });
});

test('the token of a deleted account asks for nothing', async () => {
  await shop().db.doc('deletions/alice').set({ uid: 'alice' });
  expect((await ask()).body['code']).toBe('account_deleted');
  expect(await alerts()).toEqual([]);
});

test('a lower price is told once, with the price of the day it was asked, while it can be bought', async () => {
  const price = { kind: 'price', productId: 'toner', sku: 'toner-1' };
  await ask(price);
  const setPrice = (to: number, stock = 10) => setPrices(toner, stock, to);
  await setPrice(320);
  expect(await shop().reconcile()).toMatchObject({ alerts: 0 });
  await setPrice(250, 0);
  expect(await shop().reconcile()).toMatchObject({ alerts: 0 });
  await setPrice(250);
  const runs = await Promise.all([shop().reconcile(), shop().reconcile()]);
  expect(runs.reduce((sum, { alerts: told }) => sum + told, 0)).toBe(1);
  const [mail] = await mails();
  expect(mail?.message).toMatchObject({ subject: 'The toner now costs ₹250' });
  expect(mail?.message.text).toMatch(/When you asked, on \w+, \d+ \w+, it was ₹300\./);
  await setPrice(200);
  expect(await shop().reconcile()).toMatchObject({ alerts: 0 });
});
