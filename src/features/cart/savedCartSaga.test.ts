import { cartKey, type CartItem } from '@/domain/cart/cart';
import { NO_EXTRAS } from '@/domain/cart/extras';
import { fail, ok } from '@/services';
import { authSaga, logoutRequested } from '@/features/auth';
import { anItem } from '@/testing/builders';
import { fakeServices, type FakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { linesBought, cartSaga, itemAdded, itemRemoved, quantityChanged } from '.';

const EMAIL = 'aditi@glumist.example';
const serum = anItem();
const mist = anItem({ id: 'mist', name: 'Rice Water Dew Mist', sku: 'MIS-100', price: 449 });
const balm = anItem({ id: 'balm', name: 'Beet Tint Lip Balm', sku: 'BAL-10', price: 249 });

let log: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

function someone(cart?: CartItem[]): FakeServices {
  const fake = fakeServices();
  fake.auth.addPerson(EMAIL, { uid: 'aditi', password: 'x', verified: true });
  fake.auth.restore(EMAIL);
  if (cart) fake.users.set('aditi', { cart, addresses: [] });
  return fake;
}

async function begin(fake: FakeServices) {
  const run = runSaga([cartSaga, authSaga], fake.services);
  await run.advance(0);
  const shown = () => run.state().cart.items.map(({ id, quantity }) => `${id} ${quantity}`);
  return { ...run, fake, shown };
}

const stored = (fake: FakeServices) => fake.users.get('aditi')?.cart?.map((it) => `${it.id} ${it.quantity}`);

/** Makes a call of the users' service fail until the returned function ends it. */
function breakdown(fake: FakeServices, method: 'get' | 'saveCart') {
  const works = fake.services.users[method];
  const failing = jest.fn(async () => fail({ kind: 'unavailable' as const, cause: 'offline' }));
  Object.assign(fake.services.users, { [method]: failing });
  return { failing, mend: () => Object.assign(fake.services.users, { [method]: works }) };
}

describe('signing in', () => {
  it('loads the cart of the user document without saving it back', async () => {
    const run = await begin(someone([serum]));
    await run.advance(1000);
    expect(run.shown()).toEqual(['serum 1']);
    expect(run.fake.record.savedCarts).toEqual([]);
  });

  it('merges the guest’s cart, whose quantities win, and saves', async () => {
    const fake = someone([serum, balm]);
    fake.carts.set('guest', { items: [{ ...serum, quantity: 3 }, mist], saved: [] });
    const run = await begin(fake);
    await run.advance(1000);
    expect(run.shown()).toEqual(['serum 3', 'balm 1', 'mist 1']);
    expect(stored(fake)).toEqual(run.shown());
    expect(fake.carts.has('guest')).toBe(false);
  });
});

describe('saving', () => {
  it('happens once, 300 ms after the last of several changes, including quantities', async () => {
    const run = await begin(someone());
    run.dispatch(itemAdded(serum));
    await run.advance(200);
    run.dispatch(quantityChanged({ key: cartKey(serum), delta: 2 }));
    await run.advance(299);
    expect(run.fake.record.savedCarts).toEqual([]);
    await run.advance(1);
    expect(run.fake.record.savedCarts.map((cart) => cart[0]?.quantity)).toEqual([3]);
    await run.advance(60_000);
    expect(run.fake.record.savedCarts).toHaveLength(1);
  });

  it('repeats for a change made during a save', async () => {
    const fake = someone();
    const { saveCart } = fake.services.users;
    fake.services.users.saveCart = async (uid, cart) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return saveCart(uid, cart);
    };
    const run = await begin(fake);
    run.dispatch(itemAdded(serum));
    await run.advance(400);
    run.dispatch(itemAdded(mist));
    await run.advance(2000);
    expect(run.shown()).toEqual(['serum 1', 'mist 1']);
    expect(stored(fake)).toEqual(run.shown());
  });

  it.each<[string, (run: Awaited<ReturnType<typeof begin>>) => void]>([
    ['the page is hidden', ({ fake }) => fake.hidePage()],
    ['the shopper logs out', ({ dispatch }) => dispatch(logoutRequested())],
  ])('is not delayed when %s', async (_when, leave) => {
    const run = await begin(someone());
    run.dispatch(itemAdded(serum));
    leave(run);
    await run.advance(0);
    expect(stored(run.fake)).toEqual(['serum 1']);
  });
});

describe('a failed save', () => {
  it('is logged, kept and retried with backoff until it succeeds', async () => {
    const fake = someone([]);
    const { failing, mend } = breakdown(fake, 'saveCart');
    const run = await begin(fake);
    run.dispatch(itemAdded(serum));
    await run.advance(300);
    expect(log).toHaveBeenCalledWith('Failed to save cart to Firestore', 'offline');
    expect(run.shown()).toEqual(['serum 1']);
    const tries: number[] = [];
    for (const wait of [2000, 4000, 8000]) {
      await run.advance(wait - 1);
      tries.push(failing.mock.calls.length);
      await run.advance(1);
      tries.push(failing.mock.calls.length);
    }
    expect(tries).toEqual([1, 2, 2, 3, 3, 4]);
    mend();
    await run.advance(16_000);
    expect(stored(fake)).toEqual(['serum 1']);
    await run.advance(600_000);
    expect(fake.record.savedCarts).toHaveLength(1);
  });

  it('is retried at once when the page wakes or the network returns', async () => {
    const fake = someone([]);
    const { mend } = breakdown(fake, 'saveCart');
    const run = await begin(fake);
    run.dispatch(itemAdded(serum));
    await run.advance(20_000);
    mend();
    fake.wakePage();
    await run.advance(0);
    expect(stored(fake)).toEqual(['serum 1']);
  });

  it('is completed by the next page, including removals', async () => {
    const fake = someone([serum, mist]);
    const { mend } = breakdown(fake, 'saveCart');
    const run = await begin(fake);
    run.dispatch(itemRemoved(cartKey(serum)));
    run.dispatch(itemAdded(balm));
    await run.advance(1000);
    run.stop();
    mend();
    const next = await begin(fake);
    expect(next.shown()).toEqual(['mist 1', 'balm 1']);
    await next.advance(300);
    expect(stored(fake)).toEqual(['mist 1', 'balm 1']);
  });

  it('is completed by another tab when its own is closed', async () => {
    const fake = someone([serum]);
    const other = await begin(fake);
    fake.writeInOtherTab('aditi', { items: [serum, mist], saved: [serum] });
    await other.advance(4999);
    expect(stored(fake)).toEqual(['serum 1']);
    await other.advance(1000);
    expect(stored(fake)).toEqual(['serum 1', 'mist 1']);
  });

  it('is left to the tab that made the change while that tab is open', async () => {
    const fake = someone([serum]);
    const other = await begin(fake);
    fake.writeInOtherTab('aditi', { items: [serum, mist], saved: [serum] });
    await other.advance(400);
    fake.writeInOtherTab('aditi', { items: [serum, mist], saved: [serum, mist] });
    await other.advance(60_000);
    expect(other.shown()).toEqual(['serum 1', 'mist 1']);
    expect(fake.record.savedCarts).toEqual([]);
  });
});

describe('a failed load', () => {
  it('is logged, overwrites nothing, keeps the cart and merges once it succeeds', async () => {
    const fake = someone([serum]);
    const { mend } = breakdown(fake, 'get');
    const run = await begin(fake);
    expect(log).toHaveBeenCalledWith('Failed to fetch cart from Firestore', 'offline');
    run.dispatch(itemAdded(mist));
    await run.advance(5000);
    expect(fake.record.savedCarts).toEqual([]);
    expect(run.shown()).toEqual(['mist 1']);
    mend();
    fake.wakePage();
    await run.advance(300);
    expect(run.shown()).toEqual(['serum 1', 'mist 1']);
    expect(stored(fake)).toEqual(run.shown());
  });

  it('shows the last known cart of this browser in the meantime', async () => {
    const fake = someone([serum]);
    (await begin(fake)).stop();
    breakdown(fake, 'get');
    const run = await begin(fake);
    expect(run.shown()).toEqual(['serum 1']);
  });
});

describe('a cart on another device', () => {
  it('never loses its lines to a change made here', async () => {
    const fake = someone([serum, mist]);
    const run = await begin(fake);
    fake.users.set('aditi', { cart: [{ ...serum, quantity: 5 }, balm], addresses: [] });
    run.dispatch(quantityChanged({ key: cartKey(mist), delta: 1 }));
    await run.advance(300);
    expect(stored(fake)).toEqual(['serum 5', 'balm 1', 'mist 2']);
    expect(run.shown()).toEqual(stored(fake));
  });

  it('is loaded again on return to the page, at most once a minute', async () => {
    const fake = someone([serum]);
    const get = jest.spyOn(fake.services.users, 'get');
    const run = await begin(fake);
    fake.users.set('aditi', { cart: [serum, balm], addresses: [] });
    fake.wakePage();
    await run.advance(59_999);
    expect(get).toHaveBeenCalledTimes(1);
    await run.advance(1);
    fake.wakePage();
    await run.advance(0);
    expect(run.shown()).toEqual(['serum 1', 'balm 1']);
    expect(fake.record.savedCarts).toEqual([]);
  });

  it('empties this one when it was ordered and emptied there', async () => {
    const fake = someone([serum]);
    const run = await begin(fake);
    fake.users.set('aditi', { cart: [], addresses: [] });
    await run.advance(60_000);
    fake.wakePage();
    await run.advance(0);
    expect(run.shown()).toEqual([]);
  });

  it('is not overwritten by an answer older than another tab’s save', async () => {
    const fake = someone([serum]);
    const run = await begin(fake);
    await run.advance(60_000);
    let answer: (() => void) | undefined;
    const profile = { displayName: null, phone: null };
    fake.services.users.get = () =>
      new Promise((resolve) => {
        answer = () => resolve(ok({ cart: [serum], extras: NO_EXTRAS, addresses: [], profile, email: '' }));
      });
    fake.wakePage();
    await run.advance(0);
    fake.writeInOtherTab('aditi', { items: [], saved: [] });
    answer?.();
    await run.advance(0);
    expect(run.shown()).toEqual([]);
  });

  it('keeps a line added there while its others were bought here', async () => {
    const fake = someone([serum]);
    const run = await begin(fake);
    fake.users.set('aditi', { cart: [serum, balm], addresses: [] });
    run.dispatch(linesBought([serum]));
    await run.advance(300);
    expect(stored(fake)).toEqual(['balm 1']);
  });
});

describe('signing out', () => {
  it('empties the cart and removes all saved data from this browser', async () => {
    const run = await begin(someone([serum]));
    await run.fake.services.auth.signOut();
    await run.advance(5000);
    expect(run.shown()).toEqual([]);
    expect([...run.fake.carts.keys()]).toEqual([]);
    expect(stored(run.fake)).toEqual(['serum 1']);
  });

  it('keeps unsaved changes for the same person only', async () => {
    const fake = someone([]);
    fake.auth.addPerson('farhan@glumist.example', { uid: 'farhan', password: 'y', verified: true });
    const { mend } = breakdown(fake, 'saveCart');
    const run = await begin(fake);
    run.dispatch(itemAdded(serum));
    await fake.services.auth.signOut();
    await run.advance(1000);
    mend();
    await fake.services.auth.signIn({ email: 'farhan@glumist.example', password: 'y' });
    await run.advance(1000);
    expect(run.shown()).toEqual([]);
    expect(fake.users.get('farhan')?.cart).toBeUndefined();
    await fake.services.auth.signIn({ email: EMAIL, password: 'x' });
    await run.advance(1000);
    expect(stored(fake)).toEqual(['serum 1']);
  });
});
