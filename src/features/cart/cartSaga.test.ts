import { cartKey } from '@/domain/cart';
import { fail } from '@/services';
import { authSaga, loginPanelClosed, logoutRequested } from '@/features/auth';
import { anItem } from '@/testing/builders';
import { fakeServices, type FakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { cartSaga, itemAdded, itemRemoved, quantityChanged } from '.';

const EMAIL = 'aditi@glumist.example';
const serum = anItem();
const mist = anItem({ id: 'mist', name: 'Rice Water Dew Mist', sku: 'MIS-100', price: 449 });

function someone(): FakeServices {
  const fake = fakeServices();
  fake.auth.addPerson(EMAIL, { uid: 'aditi', password: 'x', verified: true });
  fake.auth.restore(EMAIL);
  return fake;
}

async function begin(fake = fakeServices()) {
  const run = runSaga([cartSaga, authSaga], fake.services);
  await run.advance(0);
  const ids = () => run.state().cart.items.map((item) => item.id);
  return { ...run, fake, ids };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a guest’s cart', () => {
  it('survives a reload in this browser and is saved nowhere else', async () => {
    const first = await begin();
    first.dispatch(itemAdded(serum));
    await first.advance(1000);
    const second = await begin(first.fake);
    expect(second.ids()).toEqual(['serum']);
    expect(first.fake.record.savedCarts).toEqual([]);
  });

  it('follows another tab', async () => {
    const run = await begin();
    run.fake.writeInOtherTab('guest', [mist]);
    expect(run.ids()).toEqual(['mist']);
  });
});

describe('a person’s cart', () => {
  it('loads from the user document without being saved back', async () => {
    const fake = someone();
    fake.users.set('aditi', { cart: [serum], addresses: [] });
    const run = await begin(fake);
    await run.advance(1000);
    expect(run.ids()).toEqual(['serum']);
    expect(fake.record.savedCarts).toEqual([]);
  });

  it('is joined by the guest’s, whose quantity counts, and is saved', async () => {
    const fake = someone();
    fake.users.set('aditi', { cart: [serum], addresses: [] });
    fake.carts.set('guest', [{ ...serum, quantity: 3 }, mist]);
    const run = await begin(fake);
    await run.advance(1000);
    expect(run.state().cart.items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['serum', 3],
      ['mist', 1],
    ]);
    expect(fake.users.get('aditi')?.cart).toHaveLength(2);
    expect(fake.carts.has('guest')).toBe(false);
  });

  it('is saved once, 300 ms after the last of several changes, quantities too', async () => {
    const run = await begin(someone());
    run.dispatch(itemAdded(serum));
    await run.advance(200);
    run.dispatch(quantityChanged({ key: cartKey(serum), delta: 2 }));
    await run.advance(299);
    expect(run.fake.record.savedCarts).toEqual([]);
    await run.advance(1);
    expect(run.fake.record.savedCarts.map((cart) => cart[0]?.quantity)).toEqual([3]);
  });

  it('is saved at once when the page is hidden', async () => {
    const run = await begin(someone());
    run.dispatch(itemAdded(serum));
    run.fake.hidePage();
    await run.advance(0);
    expect(run.fake.record.savedCarts).toHaveLength(1);
  });

  it('saves again what changed while a save was under way', async () => {
    const fake = someone();
    const { saveCart } = fake.services.users;
    fake.services.users.saveCart = async (uid, items) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return saveCart(uid, items);
    };
    const run = await begin(fake);
    run.dispatch(itemAdded(serum));
    await run.advance(400);
    run.dispatch(itemAdded(mist));
    await run.advance(2000);
    expect(fake.users.get('aditi')?.cart?.map((item) => item.id)).toEqual(['serum', 'mist']);
  });

  it('keeps what could not be saved for the next page', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const fake = someone();
    fake.services.users.saveCart = async () => fail({ kind: 'unavailable', cause: 'offline' });
    const run = await begin(fake);
    run.dispatch(itemAdded(serum));
    await run.advance(1000);
    expect(log).toHaveBeenCalledWith('Failed to save cart to Firestore', 'offline');
    expect(run.ids()).toEqual(['serum']);
    const next = await begin(fake);
    expect(next.ids()).toEqual(['serum']);
  });

  it('stays as it is when it cannot be loaded, overwrites nothing and joins once it is there', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const fake = someone();
    fake.users.set('aditi', { cart: [serum], addresses: [] });
    const { get } = fake.services.users;
    fake.services.users.get = async () => fail({ kind: 'unavailable', cause: 'offline' });
    const run = await begin(fake);
    expect(log).toHaveBeenCalledWith('Failed to fetch cart from Firestore', 'offline');
    run.dispatch(itemAdded(mist));
    await run.advance(5000);
    expect(fake.record.savedCarts).toEqual([]);
    expect(run.ids()).toEqual(['mist']);
    fake.services.users.get = get;
    await run.advance(15_000);
    expect(run.ids()).toEqual(['serum', 'mist']);
    expect(fake.users.get('aditi')?.cart).toHaveLength(2);
  });

  it('is emptied on sign-out, and what waited to be saved is not saved for the next person', async () => {
    const run = await begin(someone());
    run.dispatch(itemAdded(serum));
    await run.fake.services.auth.signOut();
    await run.advance(5000);
    expect(run.ids()).toEqual([]);
    expect(run.fake.record.savedCarts).toEqual([]);
    expect([...run.fake.carts.keys()]).toEqual([]);
  });

  it('is saved first when the shopper logs out', async () => {
    const run = await begin(someone());
    run.dispatch(itemAdded(serum));
    run.dispatch(logoutRequested());
    await run.advance(0);
    expect(run.fake.users.get('aditi')?.cart?.map((item) => item.id)).toEqual(['serum']);
    expect(run.ids()).toEqual([]);
  });
});

describe('what happens to the cart', () => {
  it('can undo a removal, with the line where it was', async () => {
    const run = await begin();
    run.dispatch(itemAdded({ ...serum, quantity: 2 }));
    run.dispatch(itemAdded(mist));
    run.dispatch(itemRemoved(cartKey(serum)));
    const toast = run.state().notifications.toasts[0];
    expect(toast).toMatchObject({ text: 'Amla C Glow Serum removed', actionLabel: 'Undo' });
    if (toast?.action) run.dispatch(toast.action);
    expect(run.state().cart.items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['serum', 2],
      ['mist', 1],
    ]);
  });

  it('opens the drawer again for a shopper who left it to log in', async () => {
    const fake = someone();
    fake.services.storage.session.setResumeCheckout(true);
    const run = await begin(fake);
    expect(run.state().cart.drawerOpen).toBe(true);
    expect(fake.services.storage.session.resumesCheckout()).toBe(false);
  });

  it('does not when they closed the panel instead', async () => {
    const run = await begin();
    run.fake.services.storage.session.setResumeCheckout(true);
    run.dispatch(loginPanelClosed());
    expect(run.fake.services.storage.session.resumesCheckout()).toBe(false);
  });
});
