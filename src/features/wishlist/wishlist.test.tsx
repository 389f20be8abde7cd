import { MAX_WISHES, type Wish } from '@/domain/wishlist/wishlist';
import { authSaga, logoutRequested } from '@/features/auth';
import { fail } from '@/services';
import { fakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { signedInShopper } from '@/testing/signedInShopper';
import { SAVE_DEBOUNCE_MS } from './syncWishlist';
import { wishlistSaga } from './wishlistSaga';
import { heartPressed, selectIsWished, sharedListRequested, sharingRequested } from './wishlistSlice';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

const facts = (id: string) => ({ kind: 'product' as const, id, sku: `${id}-30`, price: 599, name: id });
const wish = (id: string, price = 599): Wish => ({
  kind: 'product',
  id,
  sku: `${id}-30`,
  price,
  addedAt: '2026-11-01T10:00:00.000Z',
});

async function begin(fake = fakeServices()) {
  const run = runSaga([wishlistSaga, authSaga], fake.services);
  await run.advance(0);
  const ids = () => run.state().wishlist.items.map(({ id }) => id);
  const press = async (id: string) => {
    run.dispatch(heartPressed(facts(id)));
    await run.advance(SAVE_DEBOUNCE_MS);
  };
  const texts = () => run.state().notifications.toasts.map(({ text }) => text);
  return { ...run, fake, ids, press, texts };
}

it('keeps a guest’s list in the browser, for the next page', async () => {
  const { press, ids, fake, state } = await begin();
  await press('serum');
  await press('mist');
  expect(ids()).toEqual(['mist', 'serum']);
  expect(selectIsWished('product/mist')(state())).toBe(true);
  expect((await begin(fake)).ids()).toEqual(['mist', 'serum']);
  expect(fake.wishlist.items).toEqual([]);
});

it('follows another tab that wrote while this page slept, and loses nothing to its own next change', async () => {
  const { press, ids, fake } = await begin();
  const { wishlist } = fake.services.storage;
  await press('serum');
  wishlist.write('guest', { items: [wish('mist'), wish('serum')], saved: [] });
  fake.wakePage();
  expect(ids()).toEqual(['mist', 'serum']);
  await press('balm');
  expect(wishlist.read('guest')?.items.map(({ id }) => id)).toEqual(['balm', 'mist', 'serum']);
});

it('joins the guest’s list with the saved one at sign-in, and an older price stays', async () => {
  await (await begin()).press('serum');
  const fake = signedInShopper();
  fake.wishlist.items = [wish('balm'), wish('serum', 649)];
  const { ids } = await begin(fake);
  expect(ids()).toEqual(['balm', 'serum']);
  expect(fake.wishlist.items).toEqual([wish('balm'), wish('serum', 649)]);
  expect(fake.services.storage.wishlist.read('guest')).toBeNull();
});

it('saves changes, and takes over those of other devices', async () => {
  const fake = signedInShopper();
  const { press, ids } = await begin(fake);
  await press('serum');
  expect(fake.wishlist.items.map(({ id }) => id)).toEqual(['serum']);
  fake.wishlist.items = [wish('other'), ...fake.wishlist.items];
  await press('mist');
  expect(ids()).toEqual(['mist', 'other', 'serum']);
});

it('saves once, 300 ms after the last of several changes', async () => {
  const fake = signedInShopper();
  const change = jest.spyOn(fake.services.shop, 'changeWishlist');
  const { dispatch, advance } = await begin(fake);
  for (const id of ['serum', 'mist', 'balm']) {
    await advance(200);
    dispatch(heartPressed(facts(id)));
  }
  await advance(299);
  expect(change).not.toHaveBeenCalled();
  await advance(1);
  expect(fake.wishlist.items).toHaveLength(3);
  await advance(60_000);
  expect(change).toHaveBeenCalledTimes(1);
});

it.each<[string, (run: Awaited<ReturnType<typeof begin>>) => void]>([
  ['the page is hidden', ({ fake }) => fake.hidePage()],
  ['they log out', ({ dispatch }) => dispatch(logoutRequested())],
])('saves at once when %s', async (_when, leave) => {
  const run = await begin(signedInShopper());
  run.dispatch(heartPressed(facts('serum')));
  leave(run);
  await run.advance(0);
  expect(run.fake.wishlist.items.map(({ id }) => id)).toEqual(['serum']);
});

it('completes what another tab could not save', async () => {
  const fake = signedInShopper();
  const { advance } = await begin(fake);
  fake.services.storage.wishlist.write({ uid: 'aditi' }, { items: [wish('serum')], saved: [] });
  fake.wakePage();
  await advance(6000);
  expect(fake.wishlist.items).toEqual([wish('serum')]);
});

it('keeps a change that cannot be saved, and tries again', async () => {
  const fake = signedInShopper();
  const { changeWishlist } = fake.services.shop;
  const { press, ids, advance, dispatch } = await begin(fake);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fake.services.shop.changeWishlist = async () => fail({ kind: 'network' });
  await press('serum');
  expect(ids()).toEqual(['serum']);
  expect(fake.wishlist.items).toEqual([]);
  fake.services.shop.changeWishlist = changeWishlist;
  await advance(60_000);
  expect(fake.wishlist.items).toHaveLength(1);
  dispatch(logoutRequested());
  await advance(1000);
  expect(ids()).toEqual([]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('serum');
  jest.restoreAllMocks();
});

it('a removal can be undone in its place, and a full list says so', async () => {
  const fake = fakeServices();
  const items = Array.from({ length: MAX_WISHES }, (_, at) => wish(`p${at}`));
  fake.services.storage.wishlist.write('guest', { items, saved: [] });
  const { press, ids, texts, state, dispatch } = await begin(fake);
  await press('more');
  expect(texts()).toEqual(['Your wishlist holds 60 products at most. Take one off it to save more.']);
  await press('p3');
  expect(ids()).not.toContain('p3');
  const undo = state().notifications.toasts.at(-1)?.action;
  if (undo) dispatch(undo);
  expect(ids()).toEqual(items.map(({ id }) => id));
});

it('makes and ends the link, and opens that of others', async () => {
  const fake = signedInShopper();
  fake.wishlist.items = [wish('serum')];
  const { dispatch, advance, state, texts } = await begin(fake);
  dispatch(sharingRequested(true));
  await advance(0);
  expect(state().wishlist.token).toBe('token');
  dispatch(sharedListRequested('token'));
  await advance(0);
  expect(state().wishlist.shared).toMatchObject({ status: 'ready', value: [{ id: 'serum' }] });
  dispatch(sharingRequested(false));
  await advance(0);
  expect(state().wishlist.token).toBeNull();
  const over = { kind: 'refused', status: 404, code: 'no_link', message: '' } as const;
  fake.services.shop.sharedWishlist = async () => fail(over);
  dispatch(sharedListRequested('token'));
  await advance(0);
  expect(state().wishlist.shared.status).toBe('over');
  fake.services.shop.shareWishlist = async () => fail({ kind: 'network' });
  dispatch(sharingRequested(true));
  await advance(0);
  expect(state().wishlist.isSharing).toBe(false);
  expect(texts().at(-1)).toMatch(/^That did not work/);
});

/** Holds the answer of a call back until it is let go. */
function heldBack<Args extends unknown[], Answer>(fetch: (...args: Args) => Promise<Answer>) {
  const waiting: (() => void)[] = [];
  const call = async (...args: Args): Promise<Answer> => {
    const answer = await fetch(...args);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return answer;
  };
  return { call, release: () => waiting.splice(0).forEach((resume) => resume()) };
}

it('shows no link of a person who has logged out meanwhile', async () => {
  const fake = signedInShopper();
  const sharing = heldBack(fake.services.shop.shareWishlist);
  fake.services.shop.shareWishlist = sharing.call;
  const { dispatch, advance, state } = await begin(fake);
  dispatch(sharingRequested(true));
  await advance(0);
  dispatch(logoutRequested());
  await advance(1000);
  sharing.release();
  await advance(0);
  expect(state().wishlist.token).toBeNull();
});

it('keeps a new link before a list that was read before it', async () => {
  const fake = signedInShopper();
  const { dispatch, advance, state } = await begin(fake);
  const reading = heldBack(fake.services.shop.wishlist);
  fake.services.shop.wishlist = reading.call;
  await advance(60_000);
  fake.wakePage();
  await advance(0);
  dispatch(sharingRequested(true));
  await advance(0);
  reading.release();
  await advance(0);
  expect(state().wishlist.token).toBe('token');
});

it('says how many wishes of a guest had no room in the saved list', async () => {
  const fake = signedInShopper();
  fake.wishlist.items = Array.from({ length: MAX_WISHES - 1 }, (_, at) => wish(`p${at}`));
  fake.services.storage.wishlist.write('guest', { items: [wish('b'), wish('a')], saved: [] });
  const { ids, texts } = await begin(fake);
  expect(ids()).toHaveLength(MAX_WISHES);
  expect(ids()[0]).toBe('a');
  expect(texts()).toEqual(['Your wishlist holds 60 products at most. 1 more had no room.']);
});
