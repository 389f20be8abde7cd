import { authSaga } from '@/features/auth';
import type { CartExtras } from '@/domain/cart/extras';
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

it('what a guest chose comes with them and is saved once they stop typing', async () => {
  extrasStore.write('guest', { items: [gift({ note: 'Mine' })], saved: [] });
  const run = await begin(someone(gift({ note: 'Old' })));
  expect(run.mine().note).toBe('Mine');
  await run.advance(SAVE_DEBOUNCE_MS);
  expect(run.stored()).toEqual(gift({ note: 'Mine' }));
  expect(extrasStore.read('guest')).toBeNull();
});

it('a failed save is made again, and this browser keeps the note until then', async () => {
  const fake = someone();
  const works = fake.services.users.saveExtras;
  fake.services.users.saveExtras = async () => fail({ kind: 'unavailable', cause: 'offline' });
  const run = await begin(fake);
  run.dispatch(extrasChanged(gift()));
  await run.advance(SAVE_DEBOUNCE_MS);
  expect([run.stored(), extrasStore.read({ uid: 'aditi' })?.items]).toEqual([undefined, [gift()]]);
  fake.services.users.saveExtras = works;
  await run.advance(60_000);
  expect(run.stored()).toEqual(gift());
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
