import { anAddress } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { shopSagas, signedInShopper } from '@/testing/signedInShopper';
import { fail } from '@/services';
import { signedOut } from '@/features/auth';
import { formOf } from '@/domain/addresses/addressEntry';
import { selectAddressEntry, selectChosenAddress, selectLostNote } from './addressesSelectors';
import {
  addressChosen,
  addressEditStarted,
  addressesRequested,
  addressFieldTyped,
  addressFormOpened,
  addressRemoved,
  addressSubmitted,
  defaultAddressPicked,
  defaultToggled,
} from './addressesSlice';

const { isDefault: _isDefault, createdAt: _createdAt, ...form } = anAddress({ name: ' Farhan  Ali ' });
const home = anAddress({ isDefault: false, createdAt: 'home' });
const work = anAddress({ isDefault: true, createdAt: 'work' });

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

async function begin(fake = signedInShopper()) {
  const run = runSaga(shopSagas, fake.services);
  await run.advance(0);
  run.dispatch(addressFormOpened());
  const texts = () => run.state().notifications.toasts.map((toast) => toast.text);
  const save = async () => {
    run.dispatch(addressSubmitted(formOf(selectAddressEntry(run.state()))));
    await run.advance(0);
  };
  const book = () => fake.users.get('aditi')?.addresses ?? [];
  return { ...run, fake, texts, save, book };
}

it('delivers to the default address until another is chosen', async () => {
  const fake = signedInShopper();
  fake.users.set('aditi', { addresses: [home, work] });
  const run = await begin(fake);
  expect(selectChosenAddress(run.state())?.createdAt).toBe('work');
  run.dispatch(addressChosen('home'));
  expect(selectChosenAddress(run.state())?.createdAt).toBe('home');
});

it('saves a new address, closes the form and chooses it', async () => {
  const run = await begin();
  run.dispatch(addressSubmitted(form));
  await run.advance(0);
  expect(run.fake.users.get('aditi')?.addresses).toHaveLength(2);
  expect(run.state().addresses.form).toBe('closed');
  expect(selectChosenAddress(run.state())?.name).toBe('Farhan Ali');
});

it('keeps an address that was saved while an older read was under way, and delivers to it', async () => {
  const run = await begin();
  const older = await run.fake.services.users.get('aditi');
  let answer: (document: typeof older) => void = () => undefined;
  run.fake.services.users.get = () => new Promise((resolve) => (answer = resolve));
  run.dispatch(addressesRequested());
  run.dispatch(addressSubmitted(form));
  await run.advance(0);
  answer(older);
  await run.advance(0);
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

describe('an edited address', () => {
  async function editing() {
    const fake = signedInShopper();
    fake.users.set('aditi', { addresses: [home, work] });
    const run = await begin(fake);
    run.dispatch(addressEditStarted(home));
    run.dispatch(addressFieldTyped({ field: 'name', text: 'Farhan Ali' }));
    return run;
  }

  it('keeps its id, its default flag and its selection', async () => {
    const run = await editing();
    run.dispatch(addressChosen('home'));
    await run.save();
    expect(run.book()).toEqual([{ ...home, name: 'Farhan Ali' }, work]);
    expect(run.state().addresses.form).toBe('closed');
    expect(selectChosenAddress(run.state())).toMatchObject({ createdAt: 'home', name: 'Farhan Ali' });
  });

  it('is not chosen for delivery, but becomes the default on request', async () => {
    const run = await editing();
    await run.save();
    expect(selectChosenAddress(run.state())?.createdAt).toBe('work');
    run.dispatch(addressEditStarted(home));
    run.dispatch(defaultToggled(true));
    await run.save();
    expect(run.book().map(({ isDefault }) => isDefault)).toEqual([true, false]);
  });

  it('does not overwrite changes made in another tab', async () => {
    const run = await editing();
    const third = { ...work, createdAt: 'third', isDefault: false };
    run.fake.users.set('aditi', { addresses: [{ ...home, isDefault: true }, third] });
    await run.save();
    expect(run.book()).toEqual([{ ...home, name: 'Farhan Ali', isDefault: true }, third]);
  });

  it('stays in the form when it was removed elsewhere, and can be saved as a new one', async () => {
    const run = await editing();
    run.fake.users.set('aditi', { addresses: [work] });
    await run.save();
    expect(run.book()).toEqual([work]);
    expect(run.state().addresses.form).toBe('open');
    expect(selectLostNote(run.state())).toMatch(/^This address was removed in another tab/);
    await run.save();
    expect(run.book()).toHaveLength(2);
    expect(run.book()[1]).toMatchObject({ name: 'Farhan Ali', isDefault: false });
    expect(selectLostNote(run.state())).toBe('');
  });

  it('closes the form when it is removed there', async () => {
    const run = await editing();
    run.dispatch(addressRemoved('home'));
    await run.advance(0);
    expect(run.state().addresses.form).toBe('closed');
    expect(run.texts()).toEqual(['Address removed']);
  });
});

it('stays in the form with a message when another tab has filled the book', async () => {
  const run = await begin();
  const ten = Array.from({ length: 10 }, (_, at) => ({ ...work, createdAt: `${at}`, isDefault: at === 0 }));
  run.fake.users.set('aditi', { addresses: ten });
  run.dispatch(addressSubmitted(form));
  await run.advance(0);
  expect(run.texts()).toEqual(['You can save up to 10 addresses. Remove one first.']);
  expect(run.state().addresses.form).toBe('open');
  expect(run.book()).toEqual(ten);
});

it('is saved once when it is sent again after a lost answer', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const run = await begin();
  const { users } = run.fake.services;
  const { changeAddresses } = users;
  users.changeAddresses = async (uid, change) => {
    await changeAddresses(uid, change);
    return fail({ kind: 'unavailable', cause: 'answer lost' });
  };
  run.dispatch(addressSubmitted(form));
  await run.advance(5);
  users.changeAddresses = changeAddresses;
  run.dispatch(addressSubmitted(form));
  await run.advance(0);
  expect(run.book()).toHaveLength(2);
  expect(selectChosenAddress(run.state())?.name).toBe('Farhan Ali');
});

it.each([
  [addressRemoved('home'), 'The address could not be removed. Please try again.'],
  [defaultAddressPicked('home'), 'The default address could not be changed. Please try again.'],
])('is unchanged when %j fails, and a message says so', async (action, text) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const fake = signedInShopper();
  fake.users.set('aditi', { addresses: [home, work] });
  const run = await begin(fake);
  fake.services.users.changeAddresses = async () => fail({ kind: 'unavailable', cause: 'offline' });
  run.dispatch(action);
  expect(run.state().addresses.changing).toBe('home');
  await run.advance(0);
  expect(run.texts()).toEqual([text]);
  expect(run.state().addresses.changing).toBeNull();
  expect(run.book()).toEqual([home, work]);
});

const third = anAddress({ isDefault: false, createdAt: 'third' });

it.each(['ok', 'failed'])(
  'the last of two presses makes the default, whose first is slow and %s',
  async (first) => {
    const fake = signedInShopper();
    fake.users.set('aditi', { addresses: [home, work, third] });
    const run = await begin(fake);
    const { changeAddresses } = fake.services.users;
    const slowly = jest.fn(async (...[uid, edit]: Parameters<typeof changeAddresses>) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return first === 'ok'
        ? changeAddresses(uid, edit)
        : fail({ kind: 'unavailable' as const, cause: 'slow' });
    });
    fake.services.users.changeAddresses = jest.fn(changeAddresses).mockImplementationOnce(slowly);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    run.dispatch(defaultAddressPicked('home'));
    run.dispatch(defaultAddressPicked('third'));
    await run.advance(499);
    expect(run.state().addresses.changing).toBe('third');
    await run.advance(1);
    expect(run.book().map(({ isDefault }) => isDefault)).toEqual([false, false, true]);
    expect(selectChosenAddress(run.state())?.createdAt).toBe('third');
    expect(run.state().addresses.changing).toBeNull();
    expect(run.texts()).toHaveLength(first === 'ok' ? 0 : 1);
  },
);

describe('a person who signs out', () => {
  const LATE_MS = 500;
  const wait = () => new Promise((resolve) => setTimeout(resolve, LATE_MS));

  it('leaves nothing behind when their addresses arrive late', async () => {
    const run = await begin();
    const { get } = run.fake.services.users;
    run.fake.services.users.get = (uid) => wait().then(() => get(uid));
    run.dispatch(addressesRequested());
    run.dispatch(signedOut());
    await run.advance(2 * LATE_MS);
    expect(run.state().addresses.list).toEqual({ status: 'idle' });
  });

  it('leaves a press that waits undone', async () => {
    const fake = signedInShopper();
    fake.users.set('aditi', { addresses: [home, work] });
    const run = await begin(fake);
    const changeAddresses = jest.fn(() => new Promise<never>(() => undefined));
    fake.services.users.changeAddresses = changeAddresses;
    run.dispatch(defaultAddressPicked('home'));
    run.dispatch(addressRemoved('work'));
    run.dispatch(signedOut());
    await run.advance(0);
    expect(changeAddresses).toHaveBeenCalledTimes(1);
    expect(run.texts()).toEqual([]);
  });

  it.each([addressSubmitted(form), addressRemoved('home'), defaultAddressPicked('home')])(
    'leaves nothing behind when %j ends late',
    async (action) => {
      const fake = signedInShopper();
      fake.users.set('aditi', { addresses: [home, work] });
      const run = await begin(fake);
      const { changeAddresses } = fake.services.users;
      fake.services.users.changeAddresses = (uid, change) => wait().then(() => changeAddresses(uid, change));
      run.dispatch(action);
      run.dispatch(signedOut());
      await run.advance(2 * LATE_MS);
      expect(run.state().addresses).toMatchObject({ list: { status: 'idle' }, form: 'closed', chosen: null });
      expect(run.texts()).toEqual([]);
    },
  );
});

it('starts with the shopper’s name and number, unless text was typed', async () => {
  const fake = signedInShopper();
  fake.users.set('aditi', { addresses: [], displayName: 'Aditi Rao', phone: '9845012345' });
  const run = await begin(fake);
  expect(selectAddressEntry(run.state())).toMatchObject({ name: 'Aditi Rao', phone: '9845012345' });
});
