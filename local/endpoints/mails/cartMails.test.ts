import type { MailChoice } from '@/domain/alerts/cartMail';
import { deliveredOrder } from '@/domain/invoices/testing';
import type { Order } from '@/domain/orders/order/order';
import type { Account } from '../../../functions/src/platform/callers/account';
import { ALICE, alertShop, toner } from '../testing/shops/alertShop';
import { cartLine, codBody } from '../testing/documents/fixtures';

const { shop, mails, look, press, tokenIn, setPrices, setAccount } = alertShop();

const choose = (cartMails: boolean) =>
  shop().call('/api/account/mails', { as: 'alice', body: { cartMails } });
const leave = (cart = [{ ...cartLine(toner, 2), kind: 'product' }]) =>
  shop().db.doc('users/alice').update({ cart });
let ahead = 0;
const hours = (count: number) => {
  ahead += count;
  shop().advance(count * 3_600_000);
};
// A cart is saved at the real time, so a clock that runs ahead by days would make each one old.
afterEach(() => hours(-ahead));

test('a cart that was left is written about once, to who allowed it, and its link shows it on any device', async () => {
  await leave();
  hours(7);
  expect(await shop().reconcile()).toMatchObject({ cartMails: 0 });
  expect((await choose(true)).body).toMatchObject({ success: true, cartMails: true });
  expect(await shop().reconcile()).toMatchObject({ cartMails: 0 });
  hours(7);
  const runs = await Promise.all([shop().reconcile(), shop().reconcile()]);
  expect(runs.reduce((sum, { cartMails }) => sum + cartMails, 0)).toBe(1);
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: [ALICE], userId: 'alice', aboutCart: true });
  expect(mail?.message.text).toContain('The toner (100 ml × 2): ₹600');
  expect(mail?.unsubscribeUrl).toMatch(/unsubscribe\/cart-stop~/);
  for (let day = 0; day < 3; day += 1) {
    hours(24);
    expect(await shop().reconcile()).toMatchObject({ cartMails: 0 });
  }
  const before = await shop().snapshot();
  const seen = await look(tokenIn(mail));
  expect(seen.body).toMatchObject({ purpose: 'cart', lines: [{ id: 'toner', quantity: 2 }] });
  expect(JSON.stringify(seen.body)).not.toContain(ALICE);
  expect(await shop().snapshot()).toEqual(before);
  expect((await press(tokenIn(mail))).body['code']).toBe('no_link');

  // Emptied and filled again, it is another cart; the link of the mail stops further ones.
  await leave([]);
  hours(2);
  await shop().reconcile();
  await leave();
  const stop = /\/mail\/(cart-stop\S+)/.exec(mail?.message.text ?? '')?.[1] ?? '';
  expect((await press(stop)).status).toBe(200);
  hours(9);
  expect(await shop().reconcile()).toMatchObject({ cartMails: 0 });
  expect((await shop().call('/api/account/mails', { as: 'alice' })).body['cartMails']).toBe(false);
});

test.each([
  ['that was bought', () => shop().order(codBody('GLM-CART-1', [cartLine(toner, 2)]))],
  ['of which nothing can be bought', () => setPrices(toner, 0)],
  ['of a deleted account', () => shop().db.doc('deletions/alice').set({ uid: 'alice' })],
  ['while the shop sends no such mails', () => shop().db.doc('settings/mails').set({ cart: false })],
])('a cart %s is not written about', async (_what, happens) => {
  await choose(true);
  await leave();
  await happens();
  hours(9);
  expect(await shop().reconcile()).toMatchObject({ cartMails: 0 });
});

/** An order of the toner at this moment. */
const order = (change: Partial<Order>) => {
  const { lines, ...rest } = deliveredOrder({ orderId: 'GLM-CART-2', userId: 'alice', ...change });
  return shop()
    .db.doc('orders/GLM-CART-2')
    .set({ ...rest, lines: lines.map((line) => ({ ...line, id: toner.id, sku: toner.sku })) });
};

test.each<[string, () => Partial<Order>]>([
  [
    'bought long ago and wanted again',
    () => ({ createdAt: new Date(shop().now().getTime() - 30 * 24 * 3_600_000).toISOString() }),
  ],
  [
    'whose payment was opened and left',
    () => ({ status: 'expired', createdAt: new Date(shop().now().getTime() + 60_000).toISOString() }),
  ],
])('a cart %s is written about', async (_what, change) => {
  await choose(true);
  await leave();
  await order(change());
  hours(9);
  expect(await shop().reconcile()).toMatchObject({ cartMails: 1 });
});

test.each<[string, Partial<Account>]>([
  ['is not verified', { verified: false }],
  ['is locked', { disabled: true }],
])('a person whose address %s is not written to, and keeps their choices', async (_what, change) => {
  await choose(true);
  await shop().call('/api/account/mails', { as: 'alice', body: { reviewMails: false } });
  await leave();
  setAccount(change);
  hours(9);
  expect(await shop().reconcile()).toMatchObject({ cartMails: 0 });
  const choice = (await shop().db.doc('mailChoices/alice').get()).data() as MailChoice;
  expect(choice).toMatchObject({ cartMails: true, reviewMails: false, mailed: null });
  expect(Date.parse(choice.nextAt ?? '')).toBeGreaterThan(shop().now().getTime());
  setAccount({});
  hours(2);
  expect(await shop().reconcile()).toMatchObject({ cartMails: 1 });
});
