import { GIFT_CARD_LAPSED_DAYS, type GiftCard } from '@/domain/giftCards/giftCard';
import type { GiftCardRow } from '@/domain/giftCards/view';
import { cartLine, paymentBody } from '../testing/documents/fixtures';
import { creditShop } from '../testing/shops/creditShop';
import { toner } from '../testing/shops/payingShop';
import { send, webhook } from '../testing/sandboxes/webhooks';
import { STRANGERS } from '../testing/people/strangers';

const { shop, order, give, look, ledger } = creditShop();

let last = 0;
const newCard = () => `card-${String((last += 1)).padStart(6, '0')}`;
const wish = (id: string, change: object = {}) => ({
  id,
  amount: 500,
  email: 'bob@example.com',
  name: 'Bob',
  from: 'Alice',
  message: 'Happy <b>birthday</b>\r\nand   many more',
  sendOn: '',
  ...change,
});
const buy = (id: string, change: object = {}, as = 'alice') =>
  shop().call('/api/payment/gift-cards', { as, body: wish(id, change) });
const card = async (id: string) => (await shop().db.doc(`giftCards/${id}`).get()).data() as GiftCard;
const mailOf = async (id: string, n = 1) =>
  (await shop().db.doc(`mail/gift-${id}-${n}`).get()).get('message') as { text: string; subject: string };
const codeIn = ({ text }: { text: string }) => /(?:[0-9A-Z]{4}-){4}[0-9A-Z]{4}/.exec(text)?.[0] ?? '';
const redeem = (code: string, as = 'bob') => shop().call('/api/gift-cards/redeem', { as, body: { code } });
const cancel = (id: string, as = 'alice') => shop().call(`/api/gift-cards/${id}/cancel`, { as, body: {} });
const admin = (path: string, body: object, as = 'ada') => shop().admin(`gift-cards/${path}`, body, as);
const ON = { enabled: true, minRupees: 500, maxRupees: 5000, stepRupees: 500 };

/** A paid card, sent: its id and its code. */
async function bought(change: object = {}): Promise<{ id: string; code: string }> {
  const id = newCard();
  const { body } = await buy(id, change);
  expect(await shop().verify(await shop().razorpay.pay(body['id'] as string))).toMatchObject({ status: 200 });
  await shop().reconcile();
  return { id, code: codeIn(await mailOf(id)) };
}

let known: string[] = [];
/** Refunds of this test; the sandbox keeps those of the tests before. */
const refunds = async () => (await shop().razorpay.refunds()).filter(({ id }) => !known.includes(id));

beforeEach(async () => {
  await shop().db.doc('settings/giftCards').set(ON);
  known = (await shop().razorpay.refunds()).map(({ id }) => id);
});

test('a card is bought online, sent by mail, and becomes credit once', async () => {
  const id = newCard();
  const begun = await buy(id);
  expect(begun).toMatchObject({ status: 200, body: { amount: 50_000, orderId: id } });
  expect(await buy(id)).toMatchObject({ status: 200, body: { id: begun.body['id'] } });
  await shop().reconcile();
  expect(await card(id)).toMatchObject({ status: 'pending', mails: 0 });
  const paid = await shop().razorpay.pay(begun.body['id'] as string);
  await Promise.all([shop().verify(paid), shop().verify(paid)]);
  await Promise.all([shop().reconcile(), shop().reconcile()]);
  const mail = await mailOf(id);
  const code = codeIn(mail);
  expect(mail.subject).toMatch(/^“Alice” has sent you a /);
  expect(mail.text).toMatch(/₹500[^]*\n\n> Happy <b>birthday<\/b>\n> and many more\n\n/);
  expect(
    (await shop().db.collection('mail').where('to', 'array-contains', 'bob@example.com').get()).size,
  ).toBe(1);
  // The code is nowhere but in that mail.
  const plain = code.replaceAll('-', '');
  const stored = await shop().db.collection('giftCards').get();
  expect(JSON.stringify(stored.docs.map((doc) => doc.data()))).not.toContain(plain);
  expect(await card(id)).toMatchObject({ status: 'sent', lastFour: plain.slice(-4) });

  expect(await redeem(` ${code.toLowerCase()} `)).toMatchObject({
    status: 200,
    body: { message: '₹500 is in your store credit.', credit: { balance: 500 } },
  });
  expect((await redeem(code)).body['message']).toMatch(/^₹500 .* came into your store credit on /);
  expect(await look('bob')).toMatchObject({
    balance: 500,
    lots: [{ amount: 500, lastDay: (await card(id)).lastDay }],
    entries: [{ kind: 'redeemed', note: 'From Alice' }],
  });
  expect(await redeem(code, 'alice')).toMatchObject({
    status: 409,
    body: { code: 'not_redeemable', message: 'This gift card has been used already.' },
  });
  expect(await cancel(id)).toMatchObject({ status: 409, body: { code: 'not_cancellable' } });
  const mine = await shop().call('/api/gift-cards', { as: 'alice' });
  expect(mine.body['cards']).toMatchObject([{ id, amount: 500, status: 'redeemed', canCancel: false }]);
  // A sold gift card is a debt until it is spent, and counts neither as an order nor as sales.
  expect((await shop().db.collection('orders').get()).size).toBe(0);
  const mismatches = await shop().call('/api/admin/mismatches', { as: 'ada' });
  expect(mismatches.body['mismatches']).toEqual([]);
});

describe('a card and an order with one id, where Razorpay’s answer is lost', () => {
  const payOrder = (id: string) =>
    shop().pay(paymentBody(id, [cartLine(toner, 2)], { amount: 570, storeCredit: 70 }));
  const lost = async (work: () => Promise<unknown>) => {
    await shop().razorpay.mode('accept-then-drop');
    expect(await work()).toMatchObject({ status: 502, body: { code: 'payment_unavailable' } });
    await shop().razorpay.mode('ok');
    shop().advance(180_000);
    await shop().reconcile();
  };
  const payNow = async ({ body }: { body: Record<string, unknown> }) =>
    expect(await shop().verify(await shop().razorpay.pay(body['id'] as string))).toMatchObject({
      status: 200,
    });

  test('a card does not get the payment of another person’s order', async () => {
    await give(70);
    const id = newCard();
    await payNow(await payOrder(id));
    await lost(() => buy(id, {}, 'bob'));
    expect([(await order(id)).status, (await card(id)).status]).toEqual(['placed', 'pending']);
  });

  test('an order does not get the payment of a card', async () => {
    await give(70);
    const id = newCard();
    await payNow(await buy(id));
    await lost(() => payOrder(id));
    expect([(await order(id)).status, (await card(id)).status]).toEqual(['expired', 'sent']);
  });
});

test('fifty people with one code make one credit of it', async () => {
  const { code } = await bought();
  const crowd = Array.from({ length: 50 }, (_, n) => redeem(code, `buyer-${n}`));
  const replies = await Promise.all(crowd);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const entries = await shop().db.collectionGroup('entries').get();
  expect(entries.docs.map((doc) => doc.get('paise') as number)).toEqual([50_000]);
});

test('a code that is unknown, mistyped or used has one answer for strangers, and trying is limited', async () => {
  const { code } = await bought();
  await redeem(code);
  const answers = [];
  for (const tried of [code, '0000-0000-0000-0000-0000', 'nonsense', 'ABCD-EFGH-JKMN-PQRS-TVWX'])
    answers.push(await redeem(tried, 'buyer-1'));
  expect(
    new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify({ ...body, requestId: '' })}`))
      .size,
  ).toBe(1);
  const many = [];
  for (let n = 0; n < 40; n += 1) many.push((await redeem('nonsense', 'buyer-1')).status);
  expect(many).toContain(429);
  // The IP address has a limit of its own, for all its callers.
  expect((await redeem('nonsense', 'buyer-2')).status).toBe(429);
});

test('cancelled and redeemed at once, it is money or credit, never both', async () => {
  const { id, code } = await bought();
  await Promise.all([cancel(id), redeem(code), cancel(id), redeem(code)]);
  await shop().reconcile();
  const credit = (await ledger('bob')).reduce((sum, one) => sum + one.paise, 0);
  const back = (await refunds()).reduce((sum, { amount }) => sum + amount, 0);
  expect([credit + back, Math.min(credit, back)]).toEqual([50_000, 0]);
});

test('what is refunded at Razorpay is no credit too, and the team hears of it where it was', async () => {
  const giveBack = async (id: string, amount?: number) => {
    const { razorpayOrderId } = await card(id);
    const payment = (await shop().razorpay.payments()).find(({ order_id }) => order_id === razorpayOrderId)!;
    const refund = await shop().razorpay.refund(payment.id, amount);
    const news = webhook('refund.processed', { payment, refund });
    for (const one of [news, news]) expect(await send(shop(), one)).toMatchObject({ status: 200 });
  };
  const told = async () => (await shop().db.collection('staffNews').get()).docs.map((doc) => doc.data());
  const [half, used] = [await bought(), await bought()];
  await giveBack(half.id, 20_000);
  expect(await card(half.id)).toMatchObject({ status: 'sent', paise: 30_000, owedPaise: 30_000 });
  expect(await redeem(half.code)).toMatchObject({ body: { message: '₹300 is in your store credit.' } });
  expect(await told()).toEqual([]);
  await redeem(used.code);
  await giveBack(used.id, 20_000);
  const { razorpayOrderId } = await card(used.id);
  expect(await told()).toMatchObject([
    {
      kind: 'mismatch',
      about: `Gift card ${razorpayOrderId} was used, and is refunded`,
      path: '/admin/gift-cards',
    },
  ]);
  expect(await card(used.id)).toMatchObject({ status: 'redeemed', paise: 50_000 });
  const ended = await bought();
  await giveBack(ended.id, 20_000);
  await giveBack(ended.id);
  expect(await card(ended.id)).toMatchObject({ status: 'cancelled', owedPaise: 0 });
  expect(await redeem(ended.code)).toMatchObject({ status: 409 });
});

test('a card that nobody used is cancelled once, by its buyer, within two weeks; in the end it names nobody', async () => {
  const { id, code } = await bought();
  expect(await cancel(id, 'bob')).toMatchObject({ status: 404 });
  await Promise.all([cancel(id), cancel(id)]);
  await shop().reconcile();
  expect(await refunds()).toMatchObject([{ amount: 50_000 }]);
  expect((await shop().db.doc(`mail/gift-cancelled-${id}`).get()).get('to')).toEqual(['alice@example.com']);
  expect(await redeem(code)).toMatchObject({ status: 409, body: { code: 'not_redeemable' } });
  const late = await bought();
  shop().advance(15 * 86_400_000);
  expect(await cancel(late.id)).toMatchObject({ status: 409, body: { code: 'not_cancellable' } });
  shop().advance((366 + GIFT_CARD_LAPSED_DAYS) * 86_400_000);
  await shop().reconcile();
  for (const one of [id, late.id]) expect((await card(one))?.recipient.email).toBe('');
});

test('a second payment goes back, and a late one still buys the card', async () => {
  const id = newCard();
  const { body } = await buy(id);
  shop().advance(3 * 3_600_000);
  await shop().reconcile();
  const order = body['id'] as string;
  await shop().verify(await shop().razorpay.pay(order));
  const [first] = (await shop().razorpay.payments()).filter(({ order_id }) => order_id === order);
  const second = { ...first!, id: 'pay_second' };
  await send(shop(), webhook('payment.captured', { payment: second }));
  await shop().reconcile();
  expect(await card(id)).toMatchObject({ status: 'sent', mails: 1 });
  const record = (await shop().db.doc(`payments/${order}`).get()).data();
  expect(record).toMatchObject({
    status: 'captured',
    refunds: { pay_second: { reason: 'paid_twice', amount: 50_000 } },
  });
});

test.each<[string, object, number, string]>([
  ['another amount', { amount: 750 }, 409, 'wrong_amount'],
  ['no mail address', { email: 'bob' }, 400, 'bad_request'],
  ['a line break in an address', { email: 'bob@example.com\nbcc: x@example.com' }, 400, 'bad_request'],
  ['a day that is over', { sendOn: '2020-01-01' }, 409, 'wrong_day'],
  ['a day that is none', { sendOn: '2026-02-31' }, 400, 'bad_request'],
  ['a long message', { message: 'x'.repeat(301) }, 400, 'bad_request'],
  ['an id that is a path', { id: '../orders/x' }, 400, 'bad_request'],
])('%s is refused, and nothing is stored', async (_, change, status, code) => {
  expect(await buy(newCard(), change)).toMatchObject({ status, body: { code } });
  expect((await shop().db.collection('giftCards').get()).size).toBe(0);
});

test('switched off, none is sold; what was sold can be redeemed', async () => {
  const { code } = await bought();
  expect(await admin('settings', { changes: { enabled: false } })).toMatchObject({ status: 200 });
  expect(await buy(newCard())).toMatchObject({ status: 409, body: { code: 'gift_cards_off' } });
  expect(await redeem(code)).toMatchObject({ status: 200 });
  expect(await admin('settings', { changes: { stepRupees: 400 } })).toMatchObject({ status: 400 });
});

test('two admins who change different amounts do not undo each other', async () => {
  const min = await admin('settings', { changes: { minRupees: ON.minRupees + ON.stepRupees } });
  const max = await admin('settings', { changes: { maxRupees: ON.maxRupees - ON.stepRupees } });
  expect([min.status, max.status]).toEqual([200, 200]);
  const both = { minRupees: ON.minRupees + ON.stepRupees, maxRupees: ON.maxRupees - ON.stepRupees };
  expect(max.body['settings']).toEqual({ ...ON, ...both });
});

test('the team finds a card, freezes it with a reason and sends it again with another code', async () => {
  const { id, code } = await bought();
  const find = async (text: string) =>
    (await shop().call(`/api/admin/gift-cards?find=${text}`, { as: 'ada' })).body;
  for (const text of [id, (await card(id)).razorpayOrderId, code.slice(-4)])
    expect(await find(text)).toMatchObject({
      rows: [{ id, mails: 1 } satisfies Partial<GiftCardRow>],
      outstanding: 500,
    });
  expect(JSON.stringify(await find(''))).not.toContain(code);
  const frozen = { frozen: true, reason: 'Reported stolen' };
  expect(await admin(`${id}/freeze`, frozen)).toMatchObject({ status: 200 });
  expect(await redeem(code, 'buyer-1')).toMatchObject({ status: 409 });
  expect(await admin(`${id}/resend`, { email: '' })).toMatchObject({ status: 409 });
  expect(await admin(`${id}/freeze`, { ...frozen, frozen: false })).toMatchObject({ status: 200 });
  expect(await admin(`${id}/resend`, { email: 'right@example.com' })).toMatchObject({ status: 200 });
  expect(await redeem(code, 'buyer-1')).toMatchObject({ status: 409 });
  await shop().reconcile();
  expect(await redeem(codeIn(await mailOf(id, 2)), 'buyer-1')).toMatchObject({ status: 200 });
  expect((await find('')).outstanding).toBe(0);
  expect((await shop().audit(`giftCards/${id}`)).map(({ action }) => action).sort()).toEqual([
    'gift_card.freed',
    'gift_card.frozen',
    'gift_card.resent',
  ]);
});

test('what the team does is not for others', async () => {
  const { id } = await bought();
  const bodies: [string, object][] = [
    ['settings', { changes: {} }],
    [`${id}/freeze`, { frozen: true, reason: 'x' }],
    [`${id}/resend`, { email: '' }],
  ];
  for (const [path, body] of bodies)
    for (const [status, as] of [...STRANGERS, [403, 'staff-support'] as const])
      expect([path, as, (await admin(path, body, as as string)).status]).toEqual([path, as, status]);
  for (const unknown of ['card-none', '__all__'])
    expect(await admin(`${unknown}/freeze`, { frozen: true, reason: 'x' })).toMatchObject({ status: 404 });
});
