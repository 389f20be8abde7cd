import { addressChosen, selectChosenAddress } from '@/features/addresses';
import { drawerOpened } from '@/features/cart';
import { catalogueSaga, detailRequested, pincodeEntered } from '@/features/catalogue';
import { checkoutClosed, checkoutRequested } from '@/features/checkout';
import { ok } from '@/services';
import { anAddress, anItem } from '@/testing/builders';
import { runSaga } from '@/testing/runSaga';
import { shopSagas, signedInShopper } from '@/testing/signedInShopper';
import { deliverySaga } from './deliverySaga';

const home = anAddress();
const work = anAddress({ createdAt: '2026-11-02T10:00:00.000Z', pincode: '400001', isDefault: false });

function begin() {
  const fake = signedInShopper();
  const requests: string[] = [];
  fake.users.set('aditi', { cart: [], addresses: [home, work] });
  fake.services.shop.serviceability = async (pincode) => {
    requests.push(pincode);
    return ok({ pincode, deliverable: true, cod: true, by: '2026-11-26' });
  };
  return { fake, requests, run: () => runSaga([catalogueSaga, deliverySaga, ...shopSagas], fake.services) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('requests the delivery date for the chosen address once the cart is open, and again for another one', async () => {
  const { requests, run } = begin();
  const { dispatch, advance, state } = run();
  await advance(1000);
  expect(requests).toEqual([]);
  dispatch(drawerOpened());
  await advance(0);
  dispatch(drawerOpened());
  await advance(0);
  expect(requests).toEqual([home.pincode]);
  dispatch(addressChosen(work.createdAt));
  await advance(0);
  expect(requests).toEqual([home.pincode, work.pincode]);
  expect(state().catalogue.delivery).toMatchObject({
    pincode: '400001',
    answer: { value: { by: '2026-11-26' } },
  });
});

it.each([
  [{ deliverable: false, cod: false }, 2],
  [{ deliverable: true, cod: false }, 2],
  [{ deliverable: true, cod: true }, 1],
])('an opened checkout asks once more only after a no: %j', async (answer, times) => {
  const { fake, run } = begin();
  fake.users.set('aditi', { cart: [anItem()], addresses: [home] });
  const serviceability = jest.fn(async (pincode: string) => ok({ pincode, by: null, ...answer }));
  fake.services.shop.serviceability = serviceability;
  const { dispatch, advance } = run();
  await advance(1000);
  dispatch(checkoutRequested());
  await advance(0);
  expect(serviceability).toHaveBeenCalledTimes(1);
  dispatch(checkoutClosed());
  dispatch(drawerOpened());
  await advance(0);
  expect(serviceability).toHaveBeenCalledTimes(1);
  dispatch(checkoutRequested());
  await advance(0);
  expect(serviceability).toHaveBeenCalledTimes(times);
});

it('selects the saved address at the PIN code that was looked up', async () => {
  const { requests, run } = begin();
  const { dispatch, advance, state } = run();
  await advance(1000);
  dispatch(pincodeEntered('400001'));
  await advance(0);
  dispatch(drawerOpened());
  await advance(0);
  expect(state().addresses.chosen).toBe(work.createdAt);
  expect(requests).toEqual(['400001']);
});

describe('an address that was chosen', () => {
  const aunt = anAddress({ createdAt: '2026-11-03T10:00:00.000Z', pincode: '400001', isDefault: false });

  it.each([
    ['shares its PIN code with another', aunt],
    ['is not where the last PIN code was looked up', work],
  ])('stays over a reload, where it %s', async (_, address) => {
    const { fake, run } = begin();
    fake.users.set('aditi', { cart: [], addresses: [home, work, aunt] });
    const before = run();
    await before.advance(1000);
    before.dispatch(addressChosen(address.createdAt));
    await before.advance(0);
    before.stop();
    fake.services.storage.pincode.write('560034');
    const { advance, state } = run();
    await advance(1000);
    expect(state().addresses.chosen).toBe(address.createdAt);
  });

  it.each([
    ['a PIN code that was looked up on an earlier visit', () => undefined],
    [
      'an address that is gone',
      (fake: ReturnType<typeof signedInShopper>) => fake.services.storage.chosenAddress.write('gone'),
    ],
  ])('is the default beside %s', async (_, prepare) => {
    const { fake, run } = begin();
    fake.services.storage.pincode.write('400001');
    prepare(fake);
    const { advance, state } = run();
    await advance(1000);
    expect([state().addresses.chosen, selectChosenAddress(state())?.createdAt]).toEqual([
      null,
      home.createdAt,
    ]);
  });
});

it.each([
  ['the chosen address, where no PIN code was asked for yet', null, [home.pincode]],
  ['what this device remembers, before the chosen address', '700001', ['700001']],
])('a product page shows %s', async (_, remembered, expected) => {
  const { fake, requests, run } = begin();
  if (remembered) fake.services.storage.pincode.write(remembered);
  const { dispatch, advance } = run();
  dispatch(detailRequested({ kind: 'product', id: 'serum' }));
  await advance(1000);
  dispatch(detailRequested({ kind: 'product', id: 'mist' }));
  await advance(0);
  expect(requests).toEqual(expected);
  expect(fake.services.storage.pincode.read()).toBe(expected[0]);
});
