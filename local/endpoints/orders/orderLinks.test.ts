import { createHmac } from 'node:crypto';
import { signedLinkText } from '@/domain/mail/mailLink';
import type { Mail } from '@/domain/mail/mail';
import type { Order } from '@/domain/orders/order/order';
import { cancellingShop } from '../testing/shops/cancellingShop';
import { toner } from '../testing/shops/payingShop';
import { LINK_SECRET } from '../testing/shops/testShop';

const { shop, order, placeCod } = cancellingShop('OL');
const HOUR = 3_600_000;
const EMAIL = 'alice@example.com';
beforeEach(() => shop().seed({ products: [toner] }));

const mails = async () =>
  (await shop().db.collection('mail').get()).docs.map((doc) => ({ ...(doc.data() as Mail), id: doc.id }));
const tokenIn = (mail?: Mail) => /See your order: \S+\/mail\/(\S+)/.exec(mail?.message.text ?? '')?.[1] ?? '';
const tokenOf = async (id: string) => tokenIn((await mails()).find((mail) => mail.id === `${id}-placed`));
const lookups = async () => (await mails()).filter(({ id }) => id.includes('-lookup-'));
const look = (token: string) => shop().call(`/api/order-links/${token}`);
const ask = (orderId: string, email: string) => shop().call('/api/order-links', { body: { orderId, email } });
const sign = (text: string) => createHmac('sha256', LINK_SECRET).update(text).digest('base64url');

test('the link of the mail shows how the order stands, and nothing of who ordered', async () => {
  const id = await placeCod();
  const { status, body } = await look(await tokenOf(id));
  expect(status).toBe(200);
  const shown = body['order'] as Order;
  expect(shown).toMatchObject({
    orderId: id,
    status: 'placed',
    lines: [{ name: toner.name }],
    amounts: { finalTotal: 370 },
    shipment: { status: 'booked', awb: (await order(id)).shipment.awb },
  });
  const { address, userId, email, requestHash } = await order(id);
  const text = JSON.stringify(body);
  const { name, phone, addressLine1, pincode } = address;
  for (const secret of [name, phone, addressLine1, pincode, userId, email, requestHash]) {
    expect(secret.length).toBeGreaterThan(4);
    expect(text).not.toContain(secret);
  }
});

test('a link that was altered, signed for something else or is over shows nothing and reads nothing', async () => {
  const [id, other] = [await placeCod(), await placeCod()];
  const token = await tokenOf(id);
  const before = await shop().snapshot();
  const [payload = '', signature = ''] = token.split('.');
  const prepay = payload.replace('order', 'prepay');
  const forged = [
    payload,
    `${payload}.${(await tokenOf(other)).split('.')[1]}`,
    `${payload.replace(id, other)}.${signature}`,
    `${payload}.${sign(payload)}`,
    `${prepay}.${sign(signedLinkText(prepay))}`,
  ];
  for (const wrong of forged)
    expect(await look(wrong)).toMatchObject({ status: 404, body: { code: 'no_link' } });
  expect(await shop().snapshot()).toEqual(before);
  // It serves no other purpose either.
  expect((await shop().call(`/api/mail-links/${token}`)).status).toBe(404);
  expect((await shop().call(`/api/mail-links/${token}`, { body: {} })).status).toBe(404);
  expect((await shop().call(`/api/payment/prepay/${token}`)).status).toBe(404);
  shop().advance(61 * 24 * HOUR);
  expect(await look(token)).toMatchObject({ status: 410, body: { code: 'link_expired' } });
  shop().advance(-61 * 24 * HOUR);
});

test('the link of an erased order has ended; one that is opened too often waits', async () => {
  const [id, other] = [await placeCod(), await placeCod()];
  const token = await tokenOf(id);
  await shop().db.doc(`orders/${id}`).update({ erasedAt: shop().now().toISOString() });
  expect(await look(token)).toMatchObject({ status: 410, body: { code: 'link_expired' } });
  const replies = await Promise.all(Array.from({ length: 14 }, async () => look(await tokenOf(other))));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 429]));
});

test('number and email send a link to that address, whose answer is the same for anybody else', async () => {
  const id = await placeCod();
  const wrong = [await ask(id, 'bob@example.com'), await ask(`${id}9`, EMAIL)];
  expect(await lookups()).toEqual([]);
  const right = await ask(` #${id.toLowerCase()} `, 'Alice@Example.com ');
  expect(right.status).toBe(200);
  for (const reply of wrong)
    expect([reply.status, reply.body['message']]).toEqual([200, right.body['message']]);
  const [mail, ...others] = await lookups();
  expect([mail?.to, mail?.userId, mail?.orderId, others]).toEqual([[EMAIL], 'alice', id, []]);
  const token = tokenIn(mail);
  expect(await look(token)).toMatchObject({ status: 200, body: { order: { orderId: id } } });
  shop().advance(25 * HOUR);
  expect((await look(token)).status).toBe(410);
  shop().advance(-25 * HOUR);
});

test('one address is sent few links, silently; one caller looks few orders up', async () => {
  const id = await placeCod();
  const from = (caller: number) =>
    shop().call('/api/order-links', {
      body: { orderId: id, email: EMAIL },
      headers: { 'x-forwarded-for': `198.51.100.${caller}` },
    });
  for (let caller = 1; caller <= 6; caller += 1) {
    shop().advance(1);
    expect((await from(caller)).status).toBe(200);
  }
  expect(await lookups()).toHaveLength(4);
  for (let times = 0; times < 3; times += 1) await from(1);
  expect(await from(1)).toMatchObject({ status: 429, body: { code: 'too_many_lookups' } });
});

test('wrong numbers with another person’s address use up none of that person’s links', async () => {
  const id = await placeCod();
  for (let caller = 1; caller <= 8; caller += 1) {
    const headers = { 'x-forwarded-for': `198.51.100.${caller}` };
    const body = { orderId: `${id}${caller}`, email: EMAIL };
    expect((await shop().call('/api/order-links', { body, headers })).status).toBe(200);
  }
  expect((await ask(id, EMAIL)).status).toBe(200);
  expect(await lookups()).toHaveLength(1);
});

test.each([
  [{ email: EMAIL }, 'orderId'],
  [{ orderId: 'GLM1', email: 'asha' }, 'email'],
  [{ orderId: '  ', email: EMAIL }, 'orderId'],
  [{ orderId: '../x', email: EMAIL }, 'orderId'],
])('%j is refused with the name of its field', async (body, field) => {
  expect(await shop().call('/api/order-links', { body })).toMatchObject({
    status: 400,
    body: { code: 'bad_request', field },
  });
});
