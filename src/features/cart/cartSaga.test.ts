import { cartKey, MAX_CART_LINES } from '@/domain/cart/cart';
import { authSaga } from '@/features/auth';
import { anItem } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { cartSaga, itemAdded, itemRemoved } from '.';

const serum = anItem();
const mist = anItem({ id: 'mist', name: 'Rice Water Dew Mist', sku: 'MIS-100', price: 449 });

async function begin(fake = fakeServices()) {
  const run = runSaga([cartSaga, authSaga], fake.services);
  await run.advance(0);
  const ids = () => run.state().cart.items.map((item) => item.id);
  return { ...run, fake, ids };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a guest’s cart', () => {
  it('survives a reload in this browser and is stored nowhere else', async () => {
    const first = await begin();
    first.dispatch(itemAdded(serum));
    await first.advance(1000);
    const second = await begin(first.fake);
    expect(second.ids()).toEqual(['serum']);
    expect(first.fake.record.savedCarts).toEqual([]);
  });

  it('follows another tab, also one that wrote while this page slept', async () => {
    const run = await begin();
    run.fake.writeInOtherTab('guest', { items: [mist], saved: [] });
    expect(run.ids()).toEqual(['mist']);
    run.fake.carts.set('guest', { items: [serum], saved: [] });
    run.fake.wakePage();
    expect(run.ids()).toEqual(['serum']);
    expect(run.fake.record.savedCarts).toEqual([]);
  });
});

describe('the cart’s limits', () => {
  const texts = ({ state }: Awaited<ReturnType<typeof begin>>) =>
    state().notifications.toasts.map(({ text }) => text);

  it('refuse another line in a full cart but allow more units of a line', async () => {
    const run = await begin();
    for (let at = 0; at < MAX_CART_LINES; at += 1) run.dispatch(itemAdded(anItem({ id: `p${at}` })));
    expect(texts(run)).toEqual([]);
    run.dispatch(itemAdded(anItem({ id: 'p3', quantity: 7 })));
    expect(texts(run)).toEqual([]);
    run.dispatch(itemAdded(mist));
    expect(texts(run)).toEqual([
      'Your cart holds 30 different items at most. Remove one to add Rice Water Dew Mist.',
    ]);
    expect(run.ids()).toHaveLength(MAX_CART_LINES);
    expect(run.state().cart.items[3]?.quantity).toBe(7);
  });

  it('drop an added line without units', async () => {
    const run = await begin();
    run.dispatch(itemAdded(serum));
    run.dispatch(itemAdded({ ...serum, quantity: 0 }));
    expect(run.ids()).toEqual([]);
    expect(texts(run)).toEqual([]);
  });
});

describe('undo in the cart', () => {
  it('restores a removed line at its position', async () => {
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
});
