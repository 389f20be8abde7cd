import { act, screen } from '@testing-library/react';
import { visitShop } from './testing/visitShop';

const lists = () => screen.queryAllByRole('heading', { name: 'All Products', hidden: true });
/** A moment in which nobody does anything. */
const atLeisure = () => act(() => new Promise((passed) => setTimeout(passed, 400)));

test('on another page the list is drawn ahead, unseen, and makes way for the list that is gone to', async () => {
  const { user } = await visitShop('/about');
  await atLeisure();
  expect(lists()).toHaveLength(1);
  expect(lists()[0]).not.toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('All Products');
  expect(document.title).not.toMatch(/^All Products/);

  await user.click(screen.getByRole('link', { name: 'See all products' }));
  await atLeisure();
  expect(lists()).toHaveLength(1);
  expect(lists()[0]).toBeVisible();
  expect(document.title).toMatch(/^All Products/);
});

test('where the list is, and where the browser saves data, nothing is drawn ahead', async () => {
  const shown = await visitShop('/products');
  await atLeisure();
  expect(lists()).toHaveLength(1);
  shown.unmount();
  Object.assign(navigator, { connection: { saveData: true } });
  await visitShop('/about');
  await atLeisure();
  Object.assign(navigator, { connection: undefined });
  expect(lists()).toHaveLength(0);
});
