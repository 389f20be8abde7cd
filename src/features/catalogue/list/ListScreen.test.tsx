import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catalogueFailed, catalogueRequested, itemChosen } from '../catalogueSlice';
import { aCombo, aProduct } from '../testing/builders';
import { onDesktop, renderCatalogue } from '../testing/renderCatalogue';
import ListScreen from './ListScreen';

const products = [
  aProduct({ id: 'serum', name: 'Amla C Glow Serum', price: 649, mrp: 799, ratingCount: 388 }),
  aProduct({ id: 'mist', name: 'Dew Mist', price: 449, category: 'Face mist', concerns: ['Dryness'] }),
  aProduct({ id: 'wash', name: 'Neem Wash', category: 'Face wash', stock: 0, label: 'Back on 2 Dec' }),
];
const combos = [aCombo({ id: 'set', name: 'Morning Set' })];
const show = (path = '/products') => renderCatalogue(<ListScreen />, { path, products, combos });
const cards = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const address = () => screen.getByLabelText('address').textContent;

beforeEach(() => onDesktop(true));

test('what the address asks for is shown, ticked and put on chips', () => {
  show('/products?concern=Dryness&from=100');
  expect(cards()).toEqual(['Dew Mist']);
  expect(screen.getByText('1 product')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /^Dryness/ })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Remove Dryness' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove From ₹100' })).toBeInTheDocument();
});

test('ticking, taking off a chip and clearing all rewrite the address', async () => {
  show();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Serum/ }));
  expect(address()).toBe('/products?category=Serum');
  expect(cards()).toEqual(['Amla C Glow Serum']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'In stock only' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Serum' }));
  expect(address()).toBe('/products?stock=in');
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(address()).toBe('/products');
  expect(cards()).toHaveLength(3);
});

test('a price is taken over with Enter, and the wrong way round it is put right', async () => {
  show();
  await userEvent.type(screen.getByLabelText('From'), '700');
  await userEvent.type(screen.getByLabelText('To'), '500{Enter}');
  expect(address()).toBe('/products?from=500&to=700');
  expect(screen.getByLabelText('From')).toHaveValue('₹500');
});

test('sorting is in the address, sold out stays last', async () => {
  show();
  await userEvent.selectOptions(screen.getByLabelText('Sort'), 'Price, high to low');
  expect(address()).toBe('/products?sort=price-down');
  expect(cards()).toEqual(['Amla C Glow Serum', 'Dew Mist', 'Neem Wash']);
});

test('the sheet on a phone counts as one ticks, and its button puts it away', async () => {
  onDesktop(false);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = screen.getByRole('dialog', { name: 'Filters' });
  await userEvent.click(within(sheet).getByRole('checkbox', { name: /^Dryness/ }));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Show 1' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(cards()).toEqual(['Dew Mist']);
  expect(screen.getByRole('button', { name: 'Filters, 1 on' })).toHaveFocus();
});

test('nothing found says so and leads back to everything', async () => {
  show('/products?country=Korea&kind=combos');
  expect(screen.getByRole('heading', { name: 'Combos' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show all products' }));
  expect(address()).toBe('/products');
});

test('quick add hands a line of the cart over; what is sold out says when it is back', async () => {
  const { actions } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Add Amla C Glow Serum to cart' }));
  expect(actions.filter(itemChosen.match)).toEqual([
    itemChosen(
      expect.objectContaining({ id: 'serum', sku: 'SKU-serum', price: 649, quantity: 1, kind: 'product' }),
    ),
  ]);
  expect(screen.queryByRole('button', { name: 'Add Neem Wash to cart' })).toBeNull();
  expect(screen.getByText('Back on 2 Dec')).toBeInTheDocument();
});

test('before the shelves come there are boxes; when they do not, one can try again', async () => {
  const { store, actions } = renderCatalogue(<ListScreen />, { path: '/products' });
  expect(actions.filter(catalogueRequested.match)).toHaveLength(1);
  expect(screen.queryByRole('article')).toBeNull();
  act(() => {
    store.dispatch(catalogueFailed('Our shelves did not load. Your cart is safe.'));
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(actions.filter(catalogueRequested.match)).toHaveLength(2);
});
