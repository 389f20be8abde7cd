import { itemAdded, itemRemoved, quantityChanged } from '@/features/cart';
import { cartKey } from '@/domain/cart/cart';
import { extrasChanged, offeredLoaded } from '@/features/extras';
import { fail } from '@/services';
import { anAnswer, anItem } from '@/testing/builders';
import { runSaga } from '@/testing/runSaga';
import { shopSagas, signedInShopper } from '@/testing/signedInShopper';
import { checkoutRequested } from '..';
import { checkoutActions } from '../checkoutSlice';

const mist = { id: 'mist', sku: 'MIST-15', name: 'Mist', variant: '15 ml', mainImage: '' };
const offer = { giftWrap: null, sample: { from: 1000, choices: [mist] } };
const item = anItem({ quantity: 2 });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A cart of two items at ₹649, with a sample from ₹1,000 on. */
async function shopping() {
  const fake = signedInShopper({ cart: [item] });
  fake.services.shop.validateOffer = async () => ({
    ok: true,
    value: anAnswer({ subTotal: 1298, finalTotal: 1298 }),
  });
  const run = runSaga(shopSagas, fake.services);
  await run.advance(1000);
  run.dispatch(offeredLoaded(offer));
  run.dispatch(extrasChanged({ sample: 'MIST-15' }));
  await run.advance(0);
  const sample = () => run.state().extras.mine.sample;
  const texts = () => run.state().notifications.toasts.map(({ text }) => text);
  return { ...run, fake, sample, texts };
}

test('a sample is taken out, in words, when the cart falls below its sum, and not before', async () => {
  const run = await shopping();
  run.dispatch(itemAdded(anItem({ id: 'other', sku: 'OTHER' })));
  await run.advance(0);
  expect([run.sample(), run.texts()]).toEqual(['MIST-15', []]);
  run.dispatch(itemRemoved(cartKey(anItem({ id: 'other', sku: 'OTHER' }))));
  run.dispatch(quantityChanged({ key: cartKey(item), delta: -1 }));
  await run.advance(0);
  expect(run.sample()).toBe('');
  expect(run.texts()).toContainEqual(expect.stringMatching(/₹1,000 or more .* taken yours out/));
});

test('a sample that was taken out comes back with its sum, unless another choice was made meanwhile', async () => {
  const run = await shopping();
  const step = async (delta: number) => {
    run.dispatch(quantityChanged({ key: cartKey(item), delta }));
    await run.advance(0);
  };
  await step(-1);
  await step(1);
  expect([run.sample(), run.texts().at(-1)]).toEqual(['MIST-15', 'Your free sample is back in the parcel.']);
  await step(-1);
  run.dispatch(extrasChanged({ sample: '' }));
  await step(1);
  expect(run.sample()).toBe('');
});

test('a sample that was taken out does not come into the next cart', async () => {
  const run = await shopping();
  run.dispatch(quantityChanged({ key: cartKey(item), delta: -1 }));
  run.dispatch(itemRemoved(cartKey(item)));
  run.dispatch(itemAdded(item));
  await run.advance(0);
  expect(run.sample()).toBe('');
});

test.each([
  ['the sample is gone', { ...offer, sample: { from: 1000, choices: [{ ...mist, sku: 'OTHER' }] } }],
  ['samples are switched off', { ...offer, sample: null }],
])('a sample is taken out, in words, when %s', async (_, offered) => {
  const run = await shopping();
  run.dispatch(offeredLoaded(offered));
  await run.advance(0);
  expect([run.sample(), run.texts()]).toEqual(['', [expect.stringMatching(/taken/)]]);
});

test('an order that the shop refuses because of its sample is not placed, and can go on without', async () => {
  const run = await shopping();
  run.dispatch(checkoutRequested());
  await run.advance(0);
  const sent: unknown[] = [];
  run.fake.services.shop.createShipment = async (body) => {
    sent.push(body.sample);
    return fail({ kind: 'refused', status: 409, code: 'sample_changed', message: 'It is gone.' });
  };
  run.dispatch(checkoutActions.methodChosen('Cash on Delivery'));
  await run.advance(0);
  run.dispatch(checkoutActions.orderSubmitted());
  await run.advance(1000);
  expect([sent, run.sample(), run.texts()]).toEqual([['MIST-15'], '', ['It is gone.']]);
  run.dispatch(checkoutActions.orderSubmitted());
  await run.advance(1000);
  expect(sent).toEqual(['MIST-15', undefined]);
});
