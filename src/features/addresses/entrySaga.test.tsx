import { fail, ok } from '@/services';
import type { PincodePlace } from '@/domain/addresses/pincode';
import type { AddressField } from '@/domain/addresses/address';
import { runSaga } from '@/testing/runSaga';
import { shopSagas, signedInShopper } from '@/testing/signedInShopper';
import { fakeServices } from '@/testing/fakeServices';
import { selectAddressEntry, selectPincodeDoubts } from './addressesSelectors';
import { addressFieldTyped, addressFormClosed, addressFormOpened, addressSubmitted } from './addressesSlice';

const places: Record<string, PincodePlace> = {
  '560034': { pincode: '560034', city: 'Bengaluru', states: ['Karnataka'] },
  '201301': { pincode: '201301', city: 'Noida', states: ['Uttar Pradesh'] },
  '396230': {
    pincode: '396230',
    city: 'Silvassa',
    states: ['Dadra and Nagar Haveli and Daman and Diu', 'Gujarat'],
  },
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  window.sessionStorage.clear();
});

async function begin(fake = signedInShopper()) {
  const lookups: string[] = [];
  fake.services.pincodes.find = async (pincode) => {
    lookups.push(pincode);
    return ok(places[pincode] ?? null);
  };
  const run = runSaga(shopSagas, fake.services);
  await run.advance(0);
  run.dispatch(addressFormOpened());
  const type = async (field: AddressField, text: string) => {
    run.dispatch(addressFieldTyped({ field, text }));
    await run.advance(0);
  };
  const entry = () => selectAddressEntry(run.state());
  const doubts = () => selectPincodeDoubts(run.state());
  return { ...run, fake, lookups, type, entry, doubts };
}

it('looks up a PIN code after six digits and fills in city and state', async () => {
  const run = await begin();
  await run.type('pincode', '56003');
  await run.type('pincode', '060034');
  expect(run.lookups).toEqual([]);
  await run.type('pincode', '560034');
  expect(run.lookups).toEqual(['560034']);
  expect(run.entry()).toMatchObject({ city: 'Bengaluru', state: 'Karnataka' });
  expect(run.doubts()).toEqual({});
});

it('warns about a state that does not match the PIN code', async () => {
  const run = await begin();
  await run.type('state', 'tamilnadu');
  await run.type('pincode', '560034');
  expect(run.entry()).toMatchObject({ city: 'Bengaluru', state: 'tamilnadu' });
  expect(run.doubts()).toEqual({
    state: '560034 is in Karnataka. Is the PIN code right, and the state?',
  });
  await run.type('state', 'KARNATAKA');
  expect(run.doubts()).toEqual({});
  await run.type('state', 'Somewhere');
  expect(run.doubts()).toEqual({});
});

it('accepts both states of a PIN code on their border', async () => {
  const run = await begin();
  await run.type('pincode', '396230');
  await run.type('state', 'Gujarat');
  expect(run.doubts()).toEqual({});
  await run.type('state', 'Goa');
  expect(run.doubts().state).toContain('Dadra and Nagar Haveli and Daman and Diu or Gujarat');
});

it('reports an unknown PIN code, is silent when it cannot look it up, and never blocks saving', async () => {
  const run = await begin();
  await run.type('pincode', '560034');
  await run.type('pincode', '999999');
  expect(run.doubts()).toEqual({ pincode: 'We could not find this PIN code. Is it right?' });
  expect(run.entry()).toMatchObject({ city: '', state: '' });
  run.fake.services.pincodes.find = async () => fail({ kind: 'unavailable' });
  await run.type('pincode', '700001');
  expect(run.doubts()).toEqual({});
});

it('drops a late answer after another PIN code was typed or the form closed', async () => {
  const run = await begin();
  run.fake.services.pincodes.find = async (pincode) => {
    await new Promise((resolve) => setTimeout(resolve, pincode === '560034' ? 900 : 100));
    return ok(places[pincode] ?? null);
  };
  await run.type('pincode', '560034');
  await run.type('pincode', '201301');
  await run.advance(2000);
  expect(run.entry().city).toBe('Noida');
  await run.type('pincode', '560034');
  run.dispatch(addressFormClosed());
  await run.advance(2000);
  expect(run.entry()).toMatchObject({ pincode: '', city: '' });
});

it('restores the form after a reload, with typed and filled-in text kept apart', async () => {
  const first = await begin();
  await first.type('name', 'Aditi');
  await first.type('pincode', '560034');
  first.stop();
  const next = await begin(first.fake);
  expect(next.state().addresses.form).toBe('open');
  expect(next.entry()).toMatchObject({ name: 'Aditi', city: 'Bengaluru' });
  await next.type('pincode', '201301');
  expect(next.entry().city).toBe('Noida');
  next.dispatch(addressFormClosed());
  await next.advance(0);
  expect(window.sessionStorage).toHaveLength(0);
});

it('brings a guest back to the cart and the form after the login', async () => {
  const fake = fakeServices();
  const guest = await begin(fake);
  await guest.type('name', 'Aditi');
  const { filledCity: _city, filledState: _state, ...form } = guest.entry();
  guest.dispatch(addressSubmitted(form));
  await guest.advance(0);
  expect(guest.state().auth.panel).toEqual({ mode: 'login' });
  expect(guest.entry().name).toBe('Aditi');
  expect(fake.services.storage.session.readResume()).toBe('cart');
});
