import { act, screen } from '@testing-library/react';
import { preloadIslands } from '@/islands';
import { aCombo, aProduct } from '@/testing/shelf';
import { visitShop } from '../testing/visitShop';

beforeAll(() => Promise.all([import('@/features/home/HomeScreen'), preloadIslands()]));

const shelf = {
  products: [...'abcdefgh'].map((id) => aProduct({ id })),
  combos: [aCombo({ id: 'glow' })],
};
const lists = () => screen.queryAllByRole('heading', { name: 'All Products', hidden: true });
const rooms = () => document.querySelectorAll('[data-room]');
/** A moment in which nobody does anything. */
const atLeisure = () => act(() => new Promise((passed) => setTimeout(passed, 400)));
const follow = async (user: Awaited<ReturnType<typeof visitShop>>['user'], name: string) => {
  await user.click(screen.getByRole('link', { name }));
  await atLeisure();
};

test('on another page the list is drawn ahead, unseen; that one is shown with the press, and comes alive', async () => {
  const { user, store } = await visitShop('/about', { shelf });
  await atLeisure();
  const [rehearsed] = lists();
  expect(lists()).toHaveLength(1);
  expect(rehearsed).not.toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('All Products');
  expect(document.title).not.toMatch(/^All Products/);
  expect(rooms().length).toBeGreaterThan(0);
  const heard = jest.spyOn(store, 'dispatch');

  await follow(user, 'See all products');
  expect(lists()).toEqual([rehearsed]);
  expect(rehearsed).toBeVisible();
  expect(rooms()).toHaveLength(0);
  expect(document.title).toMatch(/^All Products/);
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ type: 'catalogue/listShown' }));
  await user.click(screen.getAllByRole('button', { name: /^Add / })[0]!);
  expect(store.getState().cart.items).toHaveLength(1);
});

test('who goes to a part of the list never sees the whole of it', async () => {
  const { user } = await visitShop('/', { shelf });
  await atLeisure();
  expect(lists()).toHaveLength(1);
  await follow(user, 'All combos');
  expect(lists()).toHaveLength(0);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/combos/i);
});

test.each([
  ['where the list is', '/products', 1],
  ['in the admin area', '/admin', 0],
])('%s nothing is drawn ahead', async (_, path, there) => {
  await visitShop(path, { who: 'admin' });
  await atLeisure();
  expect(lists()).toHaveLength(there);
});

test('where the browser saves data nothing is drawn ahead', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  await visitShop('/about');
  await atLeisure();
  Object.assign(navigator, { connection: undefined });
  expect(lists()).toHaveLength(0);
});
