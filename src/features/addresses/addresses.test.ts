import { anAddress } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { shopSagas, signedInShopper } from '@/testing/signedInShopper';
import { fail } from '@/services';
import { addAddress, makeDefault, removeAddress } from './addressBook';
import { selectChosenAddress } from './addressesSelectors';
import { addressChosen, addressFormOpened, addressSubmitted } from './addressesSlice';

const { isDefault: _isDefault, createdAt: _createdAt, ...form } = anAddress({ name: ' Farhan  Ali ' });
const home = anAddress({ isDefault: false, createdAt: 'home' });
const work = anAddress({ isDefault: true, createdAt: 'work' });

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

describe('the address book', () => {
  it('makes the first address the default, no later one', () => {
    const book = addAddress(addAddress([], form, 'a'), form, 'b');
    expect(book.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Farhan Ali', true],
      ['Farhan Ali', false],
    ]);
  });
  it('holds ten at most', () => {
    let book = addAddress([], form, '0');
    for (let at = 1; at < 15; at += 1) book = addAddress(book, form, `${at}`);
    expect(book).toHaveLength(10);
  });
  it('always has a default', () => {
    expect(removeAddress([home, work], 'work')).toEqual([{ ...home, isDefault: true }]);
    expect(removeAddress([home, work], 'home')).toEqual([work]);
    expect(makeDefault([home, work], 'home').map(({ isDefault }) => isDefault)).toEqual([true, false]);
  });
});

async function begin(fake = signedInShopper()) {
  const run = runSaga(shopSagas, fake.services);
  await run.advance(0);
  run.dispatch(addressFormOpened());
  const texts = () => run.state().notifications.toasts.map((toast) => toast.text);
  return { ...run, fake, texts };
}

it('delivers to the default one until another is chosen', async () => {
  const fake = signedInShopper();
  fake.users.set('aditi', { addresses: [home, work] });
  const run = await begin(fake);
  expect(selectChosenAddress(run.state())?.createdAt).toBe('work');
  run.dispatch(addressChosen('home'));
  expect(selectChosenAddress(run.state())?.createdAt).toBe('home');
});

it('saves a new one, closes the form and chooses it', async () => {
  const run = await begin();
  run.dispatch(addressSubmitted(form));
  await run.advance(0);
  expect(run.fake.users.get('aditi')?.addresses).toHaveLength(2);
  expect(run.state().addresses.form).toBe('closed');
  expect(selectChosenAddress(run.state())?.name).toBe('Farhan Ali');
});

it('asks for a login first', async () => {
  const run = await begin(fakeServices());
  run.dispatch(addressSubmitted(form));
  await run.advance(0);
  expect(run.texts()).toEqual(['Please login to save addresses']);
  expect(run.state().auth.panel).toEqual({ mode: 'login' });
});

it('keeps the form open when saving fails', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const run = await begin();
  run.fake.services.users.changeAddresses = async () => fail({ kind: 'unavailable', cause: 'offline' });
  run.dispatch(addressSubmitted(form));
  await run.advance(0);
  expect(run.texts()).toEqual(['Failed to save address. Please try again.']);
  expect(run.state().addresses.form).toBe('open');
});
