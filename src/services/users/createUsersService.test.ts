import { NO_EXTRAS } from '@/domain/cart/extras';
import { readCartItems } from '../documents';
import { loadFirestore } from '../firebase/firestore';
import { STORE_TIMEOUT_MS } from '../firebase/attempt';
import { createUsersService } from './createUsersService';

jest.mock('../firebase/firestore', () => ({ loadFirestore: jest.fn() }));

const clock = { now: () => new Date('2026-11-21T10:00:00Z') };

/** One document in memory, with its number of reads and its writes. */
function withDocument(stored: Record<string, unknown> | null) {
  const log = { reads: 0, writes: [] as unknown[] };
  let fields = stored;
  const snapshot = () => ({ exists: () => fields !== null, data: () => fields ?? undefined });
  const set = (_ref: unknown, written: object) => {
    log.writes.push(written);
    fields = { ...fields, ...written };
  };
  const sdk = {
    doc: (_db: unknown, ...path: string[]) => path.join('/'),
    getDoc: async () => {
      log.reads += 1;
      return snapshot();
    },
    runTransaction: (_db: unknown, work: (transaction: object) => Promise<void>) =>
      work({ get: async () => snapshot(), set }),
  };
  jest.mocked(loadFirestore).mockResolvedValue({ sdk, db: {} } as never);
  return log;
}

it('concurrent reads share one request, and a later read makes another', async () => {
  const log = withDocument({ phone: '9845012345' });
  const users = createUsersService(clock);
  const [one, other] = await Promise.all([users.get('aditi'), users.get('aditi')]);
  expect(one).toEqual(other);
  expect(log.reads).toBe(1);
  await users.get('aditi');
  expect(log.reads).toBe(2);
});

it('a read never returns data from before a write', async () => {
  const log = withDocument({ phone: '9845012345' });
  const users = createUsersService(clock);
  const early = users.get('aditi');
  await users.saveProfile('aditi', { phone: '' });
  const late = await users.get('aditi');
  expect(late).toMatchObject({ value: { profile: { phone: '' } } });
  await early;
  expect(log.reads).toBe(2);
});

it('saving the profile writes changed fields and returns all', async () => {
  const log = withDocument({ createdAt: 'long ago', displayName: 'Aditi', phone: '9845012345' });
  const saved = await createUsersService(clock).saveProfile('aditi', { displayName: 'Aditi Rao' });
  expect(log.writes).toEqual([{ displayName: 'Aditi Rao' }]);
  expect(saved).toEqual({ ok: true, value: { displayName: 'Aditi Rao', phone: '9845012345' } });
});

it('saving the extras keeps what another device changed, and returns the result', async () => {
  const none = { isGift: false, note: '', wrap: null, sample: '' };
  const log = withDocument({ extras: { isGift: true, note: 'For Amma', wrap: 49, sample: '' } });
  const held = { saved: none, mine: { ...none, sample: 'MIST-15' } };
  const merged = { isGift: true, note: 'For Amma', wrap: 49, sample: 'MIST-15' };
  const users = createUsersService(clock);
  expect(await users.saveExtras('aditi', held)).toEqual({ ok: true, value: merged });
  expect(log.writes).toEqual([{ extras: merged }]);
  // Sent again after a lost answer, it writes nothing.
  expect(await users.saveExtras('aditi', held)).toEqual({ ok: true, value: merged });
  expect(log.writes).toHaveLength(1);
});

it('logging in keeps createdAt, cart and addresses of a known person', async () => {
  const log = withDocument({ userId: 'aditi', createdAt: 'long ago', cart: [], address: [] });
  await createUsersService(clock).markVerified({ uid: 'aditi', email: 'aditi@glumist.example' });
  expect(log.writes).toEqual([{ email: 'aditi@glumist.example', isVerified: true, createdAt: 'long ago' }]);
});

it('logging in gives a document without createdAt one', async () => {
  const log = withDocument({ userId: 'aditi', cart: [] });
  await createUsersService(clock).markVerified({ uid: 'aditi', email: 'aditi@glumist.example' });
  expect(log.writes).toEqual([
    { email: 'aditi@glumist.example', isVerified: true, createdAt: '2026-11-21T10:00:00.000Z' },
  ]);
});

it('a missing document is created with userId and createdAt', async () => {
  const log = withDocument(null);
  await createUsersService(clock).saveProfile('aditi', { phone: '9845012345' });
  expect(log.writes).toEqual([
    { userId: 'aditi', createdAt: '2026-11-21T10:00:00.000Z', phone: '9845012345' },
  ]);
});

const older = (name: string) => ({ name, phone: '9845012345', city: 'Bengaluru' });

it('an address book of an older form is written with its other entries as they are stored', async () => {
  const address = ['Aditi', 'Bina', 'Chitra'].map(older);
  const log = withDocument({ address });
  const [aditi] = address;
  const saved = await createUsersService(clock).changeAddresses('aditi', (book) =>
    book.map((one) => ({ ...one, isDefault: one.name === 'Aditi' })),
  );
  expect(saved).toMatchObject({
    ok: true,
    value: [{ name: 'Aditi', landmark: '', isDefault: true }, {}, {}],
  });
  expect(log.writes).toEqual([
    { address: [expect.objectContaining({ ...aditi, isDefault: true, landmark: '' }), ...address.slice(1)] },
  ]);
});

it('a cart of an older form loses no line while one of them changes', async () => {
  const cart = Array.from({ length: 10 }, (_, at) => ({
    id: `p${at}`,
    name: 'P',
    price: 100,
    quantity: 1,
    sku: `S${at}`,
  }));
  const log = withDocument({ cart });
  const items = readCartItems(cart).map((item, at) => (at === 0 ? { ...item, quantity: 2 } : item));
  const saved = await createUsersService(clock).saveCart('aditi', { saved: readCartItems(cart), items });
  expect(saved).toEqual({ ok: true, value: items });
  expect(log.writes).toHaveLength(1);
  expect(await createUsersService(clock).get('aditi')).toMatchObject({ value: { cart: items } });
});

it('a save without an answer fails at its deadline', async () => {
  jest.useFakeTimers();
  withDocument({ phone: '9845012345' });
  const { sdk } = await loadFirestore();
  Object.assign(sdk, { runTransaction: () => new Promise(() => undefined) });
  const users = createUsersService(clock);
  const answers: string[] = [];
  const told = (saved: { ok: boolean }) => void answers.push(saved.ok ? 'saved' : 'failed');
  void users.changeAddresses('aditi', () => []).then(told);
  void users.saveProfile('aditi', { phone: '' }).then(told);
  void users.saveCart('aditi', { saved: [], items: [] }).then(told);
  void users.saveExtras('aditi', { saved: NO_EXTRAS, mine: NO_EXTRAS }).then(told);
  void users.markVerified({ uid: 'aditi', email: 'a@example.com' }).then(told);
  await jest.advanceTimersByTimeAsync(STORE_TIMEOUT_MS - 1);
  expect(answers).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(answers).toEqual(Array(5).fill('failed'));
  jest.useRealTimers();
});

it('a read without an answer fails at its deadline, and the next one asks again', async () => {
  jest.useFakeTimers();
  withDocument({ phone: '9845012345' });
  const { sdk } = await loadFirestore();
  const { getDoc } = sdk;
  Object.assign(sdk, { getDoc: () => new Promise(() => undefined) });
  const users = createUsersService(clock);
  const hanging = users.get('aditi');
  await jest.advanceTimersByTimeAsync(STORE_TIMEOUT_MS);
  expect(await hanging).toMatchObject({ ok: false });
  Object.assign(sdk, { getDoc });
  expect(await users.get('aditi')).toMatchObject({ value: { profile: { phone: '9845012345' } } });
  jest.useRealTimers();
});

it('a save that was given up writes nothing when the network is back, because a newer one may have', async () => {
  jest.useFakeTimers();
  const log = withDocument({ phone: '9845012345' });
  const { sdk } = await loadFirestore();
  const { runTransaction } = sdk;
  let comeBack = () => {};
  const back = new Promise<void>((resolve) => (comeBack = resolve));
  Object.assign(sdk, {
    runTransaction: async (...call: Parameters<typeof runTransaction>) => {
      await back;
      return runTransaction(...call);
    },
  });
  const users = createUsersService(clock);
  const old = users.saveProfile('aditi', { phone: '1' });
  await jest.advanceTimersByTimeAsync(STORE_TIMEOUT_MS);
  expect(await old).toMatchObject({ ok: false });
  Object.assign(sdk, { runTransaction });
  expect(await users.saveProfile('aditi', { phone: '2' })).toMatchObject({ ok: true });
  comeBack();
  await jest.advanceTimersByTimeAsync(0);
  expect(log.writes).toEqual([{ phone: '2' }]);
  jest.useRealTimers();
});
