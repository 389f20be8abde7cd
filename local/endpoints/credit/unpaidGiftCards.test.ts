import { GIFT_CARD_UNPAID_DAYS, type GiftCard } from '@/domain/giftCards/giftCard';
import { creditShop } from '../testing/shops/creditShop';

const DAY = 86_400_000;
const { shop } = creditShop();
const WISH = {
  id: 'card-unpaid-1',
  amount: 500,
  email: 'bob@example.com',
  name: 'Bob',
  from: 'Alice',
  message: 'Happy birthday',
  sendOn: '',
};
const card = async () => (await shop().db.doc(`giftCards/${WISH.id}`).get()).data() as GiftCard;

test('an unpaid card is over after a month, without any name; a payment after that goes back', async () => {
  await shop()
    .db.doc('settings/giftCards')
    .set({ enabled: true, minRupees: 500, maxRupees: 5000, stepRupees: 500 });
  const { body } = await shop().call('/api/payment/gift-cards', { as: 'alice', body: WISH });
  shop().advance((GIFT_CARD_UNPAID_DAYS - 1) * DAY);
  await shop().reconcile();
  expect(await card()).toMatchObject({ status: 'pending', recipient: { email: 'bob@example.com' } });
  shop().advance(DAY);
  expect(await shop().reconcile()).toMatchObject({ giftCards: 0, failed: 0 });
  const ended = await card();
  expect(ended).toMatchObject({ status: 'cancelled', userId: 'alice', dueAt: null, paidAt: '' });
  expect(JSON.stringify(ended)).not.toMatch(/bob|Bob|birthday|alice@|Alice/);
  const mine = await shop().call('/api/gift-cards', { as: 'alice' });
  expect(mine.body['cards']).toEqual([]);
  const late = await shop().razorpay.pay(body['id'] as string);
  await shop().verify(late);
  await shop().reconcile();
  expect((await card()).status).toBe('cancelled');
  const record = (
    await shop()
      .db.doc(`payments/${body['id'] as string}`)
      .get()
  ).data();
  expect(record?.['refunds']).toMatchObject({
    [late.razorpay_payment_id]: { reason: 'order_closed', amount: 50_000, status: 'done' },
  });
});
