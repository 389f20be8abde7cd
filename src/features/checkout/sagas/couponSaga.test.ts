import type { OfferScope } from '@/domain/offers/scope';
import { offersRequested } from '@/features/offers';
import { ok } from '@/services';
import { anAnswer, anItem, anOffer } from '@/testing/builders';
import { aCatalogue } from '@/testing/catalogue';
import { runSaga } from '@/testing/runSaga';
import { shopSagas, signedInShopper } from '@/testing/signedInShopper';
import { checkoutRequested } from '..';
import { selectAmounts, selectCanJudge } from '../checkoutSelectors';
import { checkoutActions } from '../checkoutSlice';

const { couponSubmitted } = checkoutActions;

/** An open checkout that has read `offer`, before a server that takes ₹10 off for each code but NOPE. */
async function openCheckout(offer = anOffer()) {
  const fake = signedInShopper({ cart: [anItem()], offers: [offer] });
  const codes: string[] = [];
  fake.services.shop.validateOffer = async ({ couponCode = '' }) => {
    if (couponCode !== '') codes.push(couponCode);
    return couponCode === 'NOPE'
      ? ok(anAnswer({ success: false, message: 'Invalid Coupon Code' }))
      : ok(anAnswer({ message: 'Coupon Applied: ₹10 OFF!', finalTotal: 639 }));
  };
  const run = runSaga(shopSagas, fake.services);
  await run.advance(1000);
  run.dispatch(checkoutRequested());
  await run.advance(0);
  run.dispatch(offersRequested());
  await run.advance(0);
  /** Presses Apply once with each code; returns the codes sent to the server. */
  const press = async (...typed: string[]) => {
    for (const code of typed) run.dispatch(couponSubmitted(code));
    await run.advance(0);
    return codes.splice(0);
  };
  return { ...run, press, checkout: () => run.state().checkout };
}

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

it('the server judges a code that the offers read do not have, with one request for one press', async () => {
  const { press, checkout, state } = await openCheckout();
  expect(await press('fiftyfirst', 'FIFTYFIRST')).toEqual(['FIFTYFIRST']);
  expect(checkout()).toMatchObject({ coupon: { code: 'FIFTYFIRST' }, couponError: null });
  expect(selectAmounts(state()).finalTotal).toBe(639);
  expect(await press('nope')).toEqual(['NOPE']);
  expect(checkout()).toMatchObject({
    coupon: { code: 'FIFTYFIRST' },
    couponError: 'Invalid Coupon Code',
  });
});

it.each([
  ['begins after the checkout opened', { startsAt: '2026-11-20T10:01:00.000Z' }],
  ['has ended by the clock of the device', { endsAt: '2026-11-20T09:00:00.000Z' }],
])('the server judges a code whose offer %s', async (_when, schedule) => {
  const { press, advance, checkout, state } = await openCheckout(anOffer(schedule));
  await advance(61_000);
  expect(await press('glow10')).toEqual(['GLOW10']);
  expect(checkout()).toMatchObject({ coupon: { code: 'GLOW10' }, couponError: null });
  expect(selectAmounts(state()).finalTotal).toBe(639);
});

it('the browser refuses an empty code and a cart with too few products by itself', async () => {
  const { press, checkout } = await openCheckout(anOffer({ minProducts: 2 }));
  expect(await press('glow10')).toEqual([]);
  expect(checkout().couponError).toBe('Need at least 2 products for this offer.');
  expect(await press(' ')).toEqual([]);
  expect(checkout().couponError).toBe('Invalid Coupon Code');
});

it('the browser does not judge categories by the few products of a prerendered page', async () => {
  const scope: OfferScope = { kind: 'categories', categories: ['Serum'] };
  const { state } = await openCheckout(anOffer({ scope }));
  const preview = { ...aCatalogue(), concerns: [], list: null };
  const failed = { status: 'failed', message: 'No.' } as const;
  const { catalogue } = state();
  expect(selectCanJudge({ ...state(), catalogue: { ...catalogue, all: failed, preview } }, 'GLOW10')).toBe(
    false,
  );
});
