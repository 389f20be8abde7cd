import { cartLine, paymentBody } from '../testing/documents/fixtures';
import { creditShop } from '../testing/shops/creditShop';
import { toner } from '../testing/shops/payingShop';

const { shop, nextId, order, record, level, give, look, change } = creditShop();
const MINUTE = 60_000;

/** Begins an order that takes credit, which is never paid: Razorpay's order id. */
async function beginUnpaid(id: string, storeCredit: number, as = 'alice'): Promise<string> {
  const { status, body } = await shop().pay({ ...paymentBody(id, [cartLine(toner, 2)]), storeCredit }, as);
  expect(status).toBe(200);
  return body['id'] as string;
}

/** Buys a card of ₹500 with an id of the buyer's choice, and adds it to the buyer's credit. */
async function redeemOwnCard(id: string): Promise<void> {
  await shop()
    .db.doc('settings/giftCards')
    .set({ enabled: true, minRupees: 500, maxRupees: 5000, stepRupees: 500 });
  const wish = { id, amount: 500, email: 'alice@example.com', name: '', from: '', message: '', sendOn: '' };
  const { body } = await shop().call('/api/payment/gift-cards', { as: 'alice', body: wish });
  await shop().verify(await shop().razorpay.pay(body['id'] as string));
  await shop().reconcile();
  const mail = (await shop().db.doc(`mail/gift-${id}-1`).get()).get('message') as { text: string };
  const code = /(?:[0-9A-Z]{4}-){4}[0-9A-Z]{4}/.exec(mail.text)?.[0];
  expect(await shop().call('/api/gift-cards/redeem', { as: 'alice', body: { code } })).toMatchObject({
    status: 200,
  });
}

const expectGivenBack = async (id: string, balance: number) => {
  shop().advance(21 * MINUTE);
  await shop().reconcile();
  expect((await order(id)).status).toBe('expired');
  expect(await level('toner-1')).toMatchObject({ available: 10, reserved: 0 });
  expect(await look()).toMatchObject({ balance });
};

test('a gift card cannot take the ledger’s place of an order’s credit', async () => {
  await redeemOwnCard('QQQQ-back-2-50000');
  await beginUnpaid('gift-QQQQ', 500);
  await expectGivenBack('gift-QQQQ', 500);
});

test('nor can a colleague who gives credit', async () => {
  const id = nextId();
  await give(100);
  await change('give', { entryId: `${id}-back-2-10100`, amount: 1, note: 'We are sorry.' });
  await beginUnpaid(id, 101);
  await expectGivenBack(id, 101);
});

test('an order that cannot be closed does not stand before the others for ever', async () => {
  const id = nextId();
  await give(100);
  const razorpayId = await beginUnpaid(id, 100);
  // Its buyer’s data is gone, so the credit has nowhere to go back to.
  await shop().db.doc(`orders/${id}`).update({ erasedAt: shop().now().toISOString() });
  shop().advance(21 * MINUTE);
  await shop().reconcile();
  expect((await order(id)).status).toBe('pending_payment');
  const { queues, askAt } = await record(razorpayId);
  expect(queues?.expiryAt).toBeNull();
  expect(askAt! > shop().now().toISOString()).toBe(true);
});
