import type { Order } from '@/domain/orders/order/order';
import { markOf, NO_EXTRAS, type CartExtras } from '@/domain/cart/extras';
import { itemAdded } from '@/features/cart';
import { extrasChanged } from '@/features/extras';
import { fail, ok } from '@/services';
import { anAnswer, anItem, anOrder } from '@/testing/builders';
import type { FakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { shopSagas, signedInShopper } from '@/testing/signedInShopper';
import { checkoutRequested, orderPlaced } from '../..';
import { checkoutActions } from '../../checkoutSlice';

const moment = { at: '2026-11-20T10:00:00.000Z', by: 'razorpay', note: '' };
const pending = anOrder({
  orderId: 'GLM1',
  paymentMethod: 'Pay Online',
  status: 'pending_payment',
  payment: { status: 'created', razorpayOrderId: 'order_1', razorpayPaymentId: '' },
  history: [{ ...moment, from: null, to: 'pending_payment' }],
});
const placed: Order = {
  ...pending,
  status: 'placed',
  payment: { ...pending.payment, status: 'captured' },
  history: [...pending.history, { ...moment, from: 'pending_payment', to: 'placed' }],
};

const FOR_AMMA: CartExtras = { isGift: true, note: 'For Amma', wrap: 49, sample: 'MIS-15' };

/** A shopper whose tab closed during the payment of two serums and a mist. */
function leftBehind(orders: Order[], extras: CartExtras = FOR_AMMA): FakeServices {
  const bought = [anItem({ quantity: 2 }), anItem({ id: 'mist', sku: 'MIS-100' })];
  const fake = signedInShopper({ cart: bought });
  fake.services.storage.attempts.save({
    uid: 'aditi',
    orderId: 'GLM1',
    method: 'Pay Online',
    items: bought,
    couponCode: '',
    amounts: placed.amounts,
    extrasMark: markOf(extras),
    startedAt: '2026-11-20T09:59:00.000Z',
    over: false,
  });
  fake.services.orders.mine = async () => ok({ orders, more: false });
  return fake;
}

async function visit(fake: FakeServices) {
  const run = runSaga(shopSagas, fake.services);
  run.dispatch(extrasChanged(FOR_AMMA));
  await run.advance(0);
  const texts = () => run.state().notifications.toasts.map((toast) => toast.text);
  const ids = () => run.state().cart.items.map(({ id, quantity }) => `${quantity} ${id}`);
  const purchases = () => run.actions.filter(orderPlaced.match);
  return { ...run, fake, texts, ids, purchases };
}

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

it('removes what was bought from the cart on the next visit, says so, and reports the purchase once', async () => {
  const run = await visit(leftBehind([placed]));
  expect(run.ids()).toEqual([]);
  expect(run.state().extras.mine).toEqual(NO_EXTRAS);
  expect(run.texts()).toEqual(['Your payment has arrived. Order GLM1 is placed.']);
  expect(run.purchases()).toHaveLength(1);
  await run.advance(1000);
  expect(run.fake.users.get('aditi')?.cart).toEqual([]);
  run.stop();
  const again = await visit(run.fake);
  await again.advance(60_000);
  expect(again.purchases()).toEqual([]);
  expect(again.texts()).toEqual([]);
});

it('keeps cart lines that were added since', async () => {
  const fake = leftBehind([placed]);
  const items = [anItem({ quantity: 3 }), anItem({ id: 'mask', sku: 'MAS-50' })];
  fake.carts.set('guest', { items, saved: [] });
  const run = await visit(fake);
  expect(run.ids()).toEqual(['1 serum', '1 mask']);
});

it('keeps extras that were chosen since', async () => {
  const run = await visit(leftBehind([placed], NO_EXTRAS));
  expect(run.ids()).toEqual([]);
  expect(run.state().extras.mine).toEqual(FOR_AMMA);
});

it('waits for the saved cart and removes the bought lines from it', async () => {
  const fake = leftBehind([placed]);
  const { get } = fake.services.users;
  fake.services.users.get = async (uid) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    return get(uid);
  };
  const run = await visit(fake);
  expect(run.texts()).toEqual([]);
  await run.advance(2000);
  expect(run.ids()).toEqual([]);
});

it('polls while the payment is pending and opens the orders from the checkout', async () => {
  const orders = [pending];
  const fake = leftBehind(orders);
  const run = await visit(fake);
  await run.advance(2000);
  run.dispatch(checkoutRequested());
  orders[0] = placed;
  await run.advance(1000);
  expect(run.state().checkout.status).toBe('closed');
  expect(run.ids()).toEqual([]);
  expect(fake.places).toEqual([{ path: '/profile', state: { activeTab: 'orders' } }]);
});

it.each<[string, (fake: FakeServices) => void]>([
  ['the shopper returns to the page', (fake) => fake.returnToPage()],
  // Phones do not focus the window on the return from a payment app.
  ['the page wakes, as after a payment app on a phone', (fake) => fake.wakePage()],
])('checks again when %s', async (_, comeBack) => {
  const orders = [pending];
  const fake = leftBehind(orders);
  const run = await visit(fake);
  await run.advance(60_000);
  orders[0] = placed;
  comeBack(fake);
  await run.advance(0);
  expect(run.ids()).toEqual([]);
});

it('does not interfere with an order being placed now', async () => {
  const orders = [pending];
  const fake = leftBehind(orders);
  fake.services.shop.validateOffer = async () => ok(anAnswer());
  fake.services.shop.createPaymentOrder = () => new Promise(() => undefined);
  const run = await visit(fake);
  run.dispatch(checkoutRequested());
  run.dispatch(checkoutActions.orderSubmitted());
  orders[0] = placed;
  await run.advance(60_000);
  expect(run.state().checkout.status).toBe('placing');
  expect(run.purchases()).toEqual([]);
});

it('reports a refund and keeps the cart', async () => {
  const refund = { status: 'done', amount: 1, note: 'It sold out. ₹1 goes back.', at: moment.at } as const;
  const run = await visit(
    leftBehind([{ ...pending, status: 'refunded', payment: { ...pending.payment, refund } }]),
  );
  expect(run.texts()).toEqual(['Order GLM1: It sold out. ₹1 goes back.']);
  expect(run.ids()).toEqual(['2 serum', '1 mist']);
});

it('reports the refund of a payment that came after its order had expired', async () => {
  const expired: Order = { ...pending, status: 'expired' };
  const note = 'It came late. ₹649 goes back.';
  const extraPayment = { paymentId: 'pay_1', at: moment.at, amount: 649, note };
  const run = await visit(leftBehind([{ ...expired, extraPayment }]));
  expect(run.texts()).toEqual([`Order GLM1: ${note}`]);
  expect(run.ids()).toEqual(['2 serum', '1 mist']);
});

it.each(['cancelled', 'refunded', 'rto'] as const)(
  'keeps the cart of an order that is %s by now',
  async (status) => {
    const history = [...placed.history, { ...moment, from: 'placed' as const, to: status }];
    const run = await visit(leftBehind([{ ...placed, status, history }]));
    await run.advance(60_000);
    expect(run.ids()).toEqual(['2 serum', '1 mist']);
    expect([run.texts(), run.purchases()]).toEqual([[], []]);
    expect(run.fake.services.storage.attempts.list('aditi')).toEqual([]);
  },
);

it('waits while an order is being cancelled', async () => {
  const cancelling = { at: moment.at, by: 'aditi', reason: '', attempts: 0, nextAt: moment.at, problem: '' };
  const run = await visit(leftBehind([{ ...placed, cancelling }]));
  await run.advance(60_000);
  expect(run.ids()).toEqual(['2 serum', '1 mist']);
  expect(run.texts()).toEqual([]);
  expect(run.fake.services.storage.attempts.list('aditi')).toHaveLength(1);
});

it.each([
  ['cannot be read', () => fail({ kind: 'unavailable' as const, cause: 'offline' })],
  ['was never made', () => ok({ orders: [], more: false })],
  ['is not paid', () => ok({ orders: [pending], more: false })],
])('changes nothing when the order %s', async (_name, answer) => {
  const fake = leftBehind([]);
  fake.services.orders.mine = async () => answer();
  const run = await visit(fake);
  run.dispatch(itemAdded(anItem({ id: 'mask', sku: 'MAS-50' })));
  await run.advance(60_000);
  expect(run.ids()).toEqual(['2 serum', '1 mist', '1 mask']);
  expect(fake.services.storage.attempts.list('aditi')).toHaveLength(1);
});
