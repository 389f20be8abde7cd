import { authSaga, logoutRequested } from '@/features/auth';
import type { CartExtras } from '@/domain/cart/extras';
import { NO_EXTRAS } from '@/domain/cart/extras';
import { REFRESH_INTERVAL_MS } from '@/features/sync';
import { fail } from '@/services';
import { extrasStore } from '@/services/browser/stored/shopping/extrasStore';
import { fakeServices, type FakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { extrasChanged, extrasSaga, offeredRequested } from '.';
import { SAVE_DEBOUNCE_MS } from './syncExtras';

const EMAIL = 'aditi@glumist.example';
const gift = (change: Partial<CartExtras> = {}): CartExtras => ({
  isGift: true,
  note: 'For Amma',
  wrap: null,
  sample: '',
  ...change,
});

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function someone(extras?: CartExtras): FakeServices {
  const fake = fakeServices();
  fake.auth.addPerson(EMAIL, { uid: 'aditi', password: 'x', verified: true });
  fake.auth.restore(EMAIL);
  if (extras) fake.users.set('aditi', { extras, addresses: [] });
  return fake;
}

async function begin(fake: FakeServices) {
  const run = runSaga([extrasSaga, authSaga], fake.services);
  await run.advance(0);
  return { ...run, fake, mine: () => run.state().extras.mine, stored: () => fake.users.get('aditi')?.extras };
}

it('a person finds what they chose on another device', async () => {
  const run = await begin(someone(gift({ wrap: 49 })));
  expect(run.mine()).toEqual(gift({ wrap: 49 }));
});

it('what a guest chose comes with them and is saved', async () => {
  extrasStore.write('guest', { items: [gift({ note: 'Mine' })], saved: [] });
  const run = await begin(someone(gift({ note: 'Old' })));
  expect(run.mine().note).toBe('Mine');
  await run.advance(SAVE_DEBOUNCE_MS);
  expect(run.stored()).toEqual(gift({ note: 'Mine' }));
  expect(extrasStore.read('guest')).toBeNull();
});

const guestChoice = (extras: CartExtras) => extrasStore.write('guest', { items: [extras], saved: [] });

it.each([gift({ note: 'Mine' }), { ...NO_EXTRAS, sample: 'MIST-15' }])(
  'nothing of an earlier present is added to what a guest chose: %p',
  async (chosen) => {
    guestChoice(chosen);
    const run = await begin(someone(gift({ note: 'Old', wrap: 49, sample: 'BALM-5' })));
    expect(run.mine()).toEqual(chosen);
    await run.advance(SAVE_DEBOUNCE_MS);
    expect(run.stored()).toEqual(chosen);
  },
);

it('nor is it after a reload before the first answer, and a change since then counts', async () => {
  guestChoice(gift({ note: 'Mine' }));
  const fake = someone(gift({ note: 'Old', wrap: 49 }));
  jest.spyOn(fake.services.users, 'get').mockReturnValueOnce(new Promise(() => undefined));
  const left = await begin(fake);
  left.dispatch(extrasChanged({ sample: 'MIST-15' }));
  const run = await begin(fake);
  await run.advance(SAVE_DEBOUNCE_MS);
  expect(run.stored()).toEqual(gift({ note: 'Mine', sample: 'MIST-15' }));
  expect(run.mine()).toEqual(run.stored());
});

it('a guest’s tab follows another one that wrote while it slept, but not to nothing', async () => {
  const run = await begin(fakeServices());
  run.dispatch(extrasChanged(gift()));
  extrasStore.write('guest', { items: [gift({ note: 'For Appa' })], saved: [] });
  run.fake.wakePage();
  expect(run.mine().note).toBe('For Appa');
  // Where the browser stores nothing, what was typed stays.
  extrasStore.clear('guest');
  run.fake.wakePage();
  expect(run.mine().note).toBe('For Appa');
});

it('is saved once, 800 ms after the last typed letter', async () => {
  const run = await begin(someone());
  const save = jest.spyOn(run.fake.services.users, 'saveExtras');
  for (const note of ['F', 'Fo', 'For', 'For ', 'For A']) {
    await run.advance(300);
    run.dispatch(extrasChanged({ note }));
  }
  await run.advance(799);
  expect(save).not.toHaveBeenCalled();
  await run.advance(1);
  expect(run.stored()?.note).toBe('For A');
  await run.advance(60_000);
  expect(save).toHaveBeenCalledTimes(1);
});

it.each<[string, (run: Awaited<ReturnType<typeof begin>>) => void]>([
  ['the page is hidden', ({ fake }) => fake.hidePage()],
  ['they log out', ({ dispatch }) => dispatch(logoutRequested())],
])('is saved at once when %s', async (_when, leave) => {
  const run = await begin(someone());
  run.dispatch(extrasChanged(gift()));
  leave(run);
  await run.advance(0);
  expect(run.stored()).toEqual(gift());
});

describe('without a connection', () => {
  /** Someone whose calls of one kind fail until the returned function ends that. */
  async function offline(method: 'get' | 'saveExtras') {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const fake = someone();
    const works = fake.services.users[method];
    const failing = async () => fail({ kind: 'unavailable' as const, cause: 'offline' });
    Object.assign(fake.services.users, { [method]: failing });
    const mend = () => Object.assign(fake.services.users, { [method]: works });
    const run = await begin(fake);
    run.dispatch(extrasChanged(gift()));
    await run.advance(SAVE_DEBOUNCE_MS);
    return { ...run, log, mend };
  }

  it('a save is logged and made again, and this browser keeps the note until then', async () => {
    const run = await offline('saveExtras');
    expect(run.log).toHaveBeenCalledWith('Failed to save extras to Firestore', 'offline');
    expect([run.stored(), extrasStore.read({ uid: 'aditi' })?.items]).toEqual([undefined, [gift()]]);
    run.mend();
    await run.advance(60_000);
    expect(run.stored()).toEqual(gift());
  });

  it.each(['get', 'saveExtras'] as const)('%s is called again when the page wakes', async (method) => {
    const run = await offline(method);
    await run.advance(20_000);
    run.mend();
    run.fake.wakePage();
    await run.advance(SAVE_DEBOUNCE_MS);
    expect(run.stored()).toEqual(gift());
  });
});

describe('extras on another device', () => {
  const there = (fake: FakeServices, extras: CartExtras) =>
    fake.users.set('aditi', { extras, addresses: [] });

  it('are never overwritten by a save of something else here', async () => {
    const run = await begin(someone());
    there(run.fake, gift({ wrap: 49 }));
    run.dispatch(extrasChanged({ sample: 'MIST-15' }));
    await run.advance(SAVE_DEBOUNCE_MS);
    expect(run.stored()).toEqual(gift({ wrap: 49, sample: 'MIST-15' }));
    expect(run.mine()).toEqual(run.stored());
  });

  it('are loaded again on return to the page, at most once a minute', async () => {
    const run = await begin(someone(gift({ wrap: 49 })));
    const get = jest.spyOn(run.fake.services.users, 'get');
    there(run.fake, NO_EXTRAS);
    run.fake.wakePage();
    await run.advance(REFRESH_INTERVAL_MS - 1);
    expect(get).not.toHaveBeenCalled();
    await run.advance(1);
    run.fake.wakePage();
    await run.advance(0);
    // The present was ordered there: it is not sent, nor paid, a second time.
    expect(run.mine()).toEqual(NO_EXTRAS);
  });

  it('are not overwritten by an answer older than another tab’s save', async () => {
    const fake = someone(gift({ wrap: 49 }));
    fake.services.storage.extras = extrasStore;
    const run = await begin(fake);
    const { users } = fake.services;
    const older = await users.get('aditi');
    let answer: (() => void) | undefined;
    users.get = () => new Promise((resolve) => (answer = () => resolve(older)));
    await run.advance(REFRESH_INTERVAL_MS);
    run.fake.wakePage();
    await run.advance(0);
    const saved = { items: [gift({ note: 'New' })], saved: [gift({ note: 'New' })] };
    localStorage.setItem('glumist.extras.aditi', JSON.stringify(saved));
    const newValue = JSON.stringify(saved);
    window.dispatchEvent(new StorageEvent('storage', { key: 'glumist.extras.aditi', newValue }));
    await run.advance(0);
    answer?.();
    await run.advance(0);
    expect(run.mine().note).toBe('New');
  });

  it('keep what is chosen here while they are saved', async () => {
    const run = await begin(someone());
    const { users } = run.fake.services;
    const works = users.saveExtras;
    let answer: (() => void) | undefined;
    users.saveExtras = (uid, held) =>
      new Promise((resolve) => (answer = () => void works(uid, held).then(resolve)));
    run.dispatch(extrasChanged({ sample: 'MIST-15' }));
    await run.advance(SAVE_DEBOUNCE_MS);
    there(run.fake, gift());
    run.dispatch(extrasChanged({ note: 'For Appa' }));
    users.saveExtras = works;
    answer?.();
    await run.advance(SAVE_DEBOUNCE_MS);
    expect(run.stored()).toEqual(gift({ note: 'For Appa', sample: 'MIST-15' }));
    expect(run.mine()).toEqual(run.stored());
  });
});

it.each([
  [49, 49, 49],
  [49, 59, null],
  [0, null, null],
])('a wrap chosen at ₹%p stays at ₹%p as %p', async (chosen, offered, left) => {
  const fake = someone(gift({ wrap: chosen }));
  fake.services.http = async () => ({
    kind: 'answered',
    status: 200,
    body: { success: true, giftWrap: offered, sample: null },
  });
  const run = await begin(fake);
  run.dispatch(offeredRequested());
  await run.advance(0);
  expect(run.mine()).toEqual(gift({ wrap: left }));
});
