import { ok, type PaymentOutcome } from '@/services';
import { anAddress, anItem, anOrder } from '@/testing/builders';
import { signedInShopper } from '@/testing/signedInShopper';
import { checkoutRequested } from '../..';
import { checkoutActions } from '../../checkoutSlice';
import { beginPaying, PAID } from '../../testing/beginPaying';

const ADITI = 'aditi@glumist.example';
const RAVI = 'ravi@glumist.example';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

/** Aditi is in the checkout, and Ravi has the same serum in his cart. */
async function begin() {
  const fake = signedInShopper({ cart: [anItem({ price: 300 })] });
  fake.auth.addPerson(RAVI, { uid: 'ravi', password: 'x', verified: true });
  fake.users.set('ravi', { cart: [anItem({ price: 300 })], addresses: [anAddress()] });
  const run = await beginPaying(fake);
  const waiting: (() => void)[] = [];
  const hold = <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) => {
    return async (...args: Args) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return call(...args);
    };
  };
  const answer = async () => {
    for (const one of waiting.splice(0)) one();
    await run.advance(1000);
  };
  const change = async (email: string | null) => {
    fake.auth.changeInOtherTab(email);
    await run.advance(1000);
  };
  const units = () => run.state().cart.items.map(({ id, quantity }) => `${quantity} ${id}`);
  return { ...run, hold, waiting, answer, change, units };
}
type Run = Awaited<ReturnType<typeof begin>>;

describe.each<[string, (run: Run) => void]>([
  [
    'an order to pay in cash',
    ({ fake, hold, dispatch }) => {
      dispatch(checkoutActions.methodChosen('Cash on Delivery'));
      fake.services.shop.createShipment = hold(async () => ok({ success: true } as never));
    },
  ],
  [
    'a verified payment',
    ({ fake: { services }, hold }) => {
      services.shop.verifyPayment = hold(services.shop.verifyPayment);
    },
  ],
  [
    'a closed payment',
    ({ fake: { services }, hold }) => {
      services.payment.pay = hold(async (): Promise<PaymentOutcome> => ({ kind: 'dismissed' }));
    },
  ],
])('%s that is answered after its person left', (_name, holdBack) => {
  it.each([
    [RAVI, ['1 serum']],
    [null, []],
  ])('changes nothing for %p', async (next, theirs) => {
    const run = await begin();
    holdBack(run);
    await run.pay();
    expect(run.waiting.length).toBe(1);
    await run.change(next);
    const left = run.state();
    await run.answer();
    expect(run.state()).toEqual(left);
    const texts = next === null ? ['You are logged out.'] : [];
    expect([run.units(), run.texts(), run.fake.places]).toEqual([theirs, texts, []]);
    expect(run.fake.users.get('ravi')?.cart).toHaveLength(1);
    expect(run.purchases()).toEqual([]);
  });
});

it('the order’s lines leave its buyer’s cart at their next login', async () => {
  const run = await begin();
  const { shop, orders, storage } = run.fake.services;
  shop.verifyPayment = run.hold(shop.verifyPayment);
  await run.pay();
  await run.change(RAVI);
  await run.answer();
  const [attempt] = storage.attempts.list('aditi');
  const order = anOrder({ orderId: attempt?.orderId ?? '', paymentMethod: 'Pay Online' });
  orders.mine = async (uid) => ok({ orders: uid === 'aditi' ? [order] : [], more: false });
  await run.change(ADITI);
  expect(run.units()).toEqual([]);
  expect(run.fake.users.get('ravi')?.cart).toHaveLength(1);
});

it('Razorpay’s window closes when its person leaves', async () => {
  const run = await begin();
  let signal: AbortSignal | undefined;
  run.fake.services.payment.pay = (_request, leaving) => {
    signal = leaving;
    return new Promise(() => undefined);
  };
  await run.pay();
  expect(signal?.aborted).toBe(false);
  await run.change(RAVI);
  expect(signal?.aborted).toBe(true);
  // Ravi's own press is not ignored.
  run.fake.services.payment.pay = async () => PAID;
  run.dispatch(checkoutRequested());
  await run.advance(0);
  await run.pay();
  expect(run.texts()).toEqual(['✅ Payment Successful!']);
});

it('orders that are looked up for one person take nothing from the next one’s cart', async () => {
  const run = await begin();
  const { shop, orders, storage } = run.fake.services;
  shop.verifyPayment = async () => new Promise(() => undefined);
  await run.pay();
  await run.change(null);
  await run.change(ADITI);
  const [attempt] = storage.attempts.list('aditi');
  const order = anOrder({ orderId: attempt?.orderId ?? '', paymentMethod: 'Pay Online' });
  orders.mine = run.hold(async () => ok({ orders: [order], more: false }));
  run.fake.returnToPage();
  await run.advance(0);
  await run.change(RAVI);
  orders.mine = async () => ok({ orders: [], more: false });
  await run.answer();
  expect([run.units(), run.texts()]).toEqual([['1 serum'], []]);
  expect(storage.attempts.list('aditi')).toHaveLength(1);
});
