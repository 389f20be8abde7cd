import type { ServiceabilityResponse } from '@/domain/contracts/shoppers/catalogue';
import type { PaymentMethod } from '@/domain/pricing/fees';
import { catalogueSaga, pincodeRecalled } from '@/features/catalogue';
import { creditLoaded, creditUseChosen } from '@/features/credit';
import { fail, ok } from '@/services';
import { anAnswer, anItem } from '@/testing/builders';
import { runSaga } from '@/testing/runSaga';
import { shopSagas, signedInShopper } from '@/testing/signedInShopper';
import { checkoutRequested } from '../..';
import { checkoutActions } from '../../checkoutSlice';

const HERE = '560034';
const BALANCE = { spendable: 1000, held: 0, balance: 1000, isFrozen: false, lots: [], entries: [] };

/** A checkout with an address in 560034, after the courier was asked about a PIN code. */
async function begin(
  method: PaymentMethod,
  answer: Partial<ServiceabilityResponse> | null,
  asked: string = HERE,
  { price = 300, online = true } = {},
) {
  const fake = signedInShopper({ cart: [anItem({ price })] });
  const { shop } = fake.services;
  shop.serviceability = async (pincode) =>
    answer ? ok({ pincode, deliverable: true, cod: true, by: null, ...answer }) : fail({ kind: 'network' });
  shop.validateOffer = async () => ok(anAnswer());
  shop.paymentConfig = async () => ok({ online, test: false, keyId: 'key', checkoutUrl: 'checkout.js' });
  let orders = 0;
  const order = async () => {
    orders += 1;
    return fail({ kind: 'network' as const });
  };
  shop.createShipment = order;
  shop.createPaymentOrder = order;
  const run = runSaga([...shopSagas, catalogueSaga], fake.services);
  await run.advance(1000);
  run.dispatch(checkoutRequested());
  run.dispatch(checkoutActions.methodChosen(method));
  run.dispatch(pincodeRecalled(asked));
  await run.advance(0);
  const place = async () => {
    run.dispatch(checkoutActions.orderSubmitted());
    await run.advance(0);
    return orders;
  };
  const texts = () => run.state().notifications.toasts.map(({ text }) => text);
  return { ...run, place, texts };
}

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

it.each([
  ['Cash on Delivery', { cod: false }, 'Cash on delivery is not available here: please pay online'],
  ['Cash on Delivery', { deliverable: false, cod: false }, 'We do not deliver to 560034 yet.'],
  ['Pay Online', { deliverable: false, cod: false }, 'We do not deliver to 560034 yet.'],
] as const)('places no order by %s where the courier answered %j', async (method, answer, text) => {
  const run = await begin(method, answer);
  expect(await run.place()).toBe(0);
  expect(run.texts()).toEqual([text]);
  expect(run.state().checkout.status).toBe('open');
});

it.each([
  ['shop takes no online payment', { online: false }],
  ['total is too small to pay online', { price: 0.5 }],
])('does not ask to pay online where the %s', async (_, shop) => {
  const run = await begin('Cash on Delivery', { cod: false }, HERE, shop);
  expect(await run.place()).toBe(0);
  expect(run.texts()).toEqual(['Cash on delivery is not available here yet']);
});

it.each([
  ['Cash on Delivery', {}, HERE],
  ['Pay Online', { cod: false }, HERE],
  ['Cash on Delivery', null, HERE],
  ['Cash on Delivery', { deliverable: false, cod: false }, '110001'],
] as const)('places an order by %s after the answer %j about %s', async (method, answer, asked) => {
  const run = await begin(method, answer, asked);
  expect(await run.place()).toBe(1);
});

it('places a cash order that store credit pays where the courier collects no cash', async () => {
  const run = await begin('Cash on Delivery', { cod: false });
  run.dispatch(creditLoaded(BALANCE));
  run.dispatch(creditUseChosen(true));
  expect(await run.place()).toBe(1);
});
