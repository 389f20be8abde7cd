import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { preloadChunks } from '@/loading';
import { catalogueFailed, catalogueLoaded, catalogueRequested, itemChosen } from '../catalogueSlice';
import { prerenderedCatalogue } from '../prerenderedCatalogue';
import { aCatalogue, aCombo, aProduct } from '../testing/builders';
import { onDesktop, renderCatalogue } from '../testing/renderCatalogue';
import ListScreen from './ListScreen';

beforeAll(preloadChunks);

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

test('the filters of the URL are applied, ticked and shown as chips', () => {
  show('/products?concern=Dryness&from=100');
  expect(cards()).toEqual(['Dew Mist']);
  expect(screen.getByText('1 product')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /^Dryness/ })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Remove Dryness' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove From ₹100' })).toBeInTheDocument();
});

test('ticking, removing a chip and clearing all update the URL', async () => {
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

test('removing a chip moves the focus to the next', async () => {
  show('/products?concern=Dryness&from=100&stock=in');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Dryness' }));
  expect(screen.getByRole('button', { name: 'Remove From ₹100' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Remove In stock' }));
  expect(screen.getByRole('button', { name: 'Clear all' })).toHaveFocus();
});

test('Enter applies a price range, and a reversed range is corrected', async () => {
  show();
  await userEvent.type(screen.getByLabelText('From'), '700');
  await userEvent.type(screen.getByLabelText('To'), '500{Enter}');
  expect(address()).toBe('/products?from=500&to=700');
  expect(screen.getByLabelText('From')).toHaveValue('₹500');
});

test.each([
  ['499.50', 'from=499.5'],
  ['₹1,499.00', 'from=1499'],
  ['Rs. 500', 'from=500'],
  ['none', ''],
])('the typed price %s keeps its value', async (typed, query) => {
  show('/products?sort=new');
  await userEvent.type(screen.getByLabelText('From'), `${typed}{Enter}`);
  expect(address()).toBe(`/products?${query ? `${query}&` : ''}sort=new`);
});

test('a price with paise in the URL stays while the other end is typed', async () => {
  show('/products?from=499.5');
  await userEvent.type(screen.getByLabelText('To'), '900{Enter}');
  expect(address()).toBe('/products?from=499.5&to=900');
});

test('sorting is stored in the URL, and sold-out products stay last', async () => {
  show();
  await userEvent.selectOptions(screen.getByLabelText('Sort'), 'Price, high to low');
  expect(address()).toBe('/products?sort=price-down');
  expect(cards()).toEqual(['Amla C Glow Serum', 'Dew Mist', 'Neem Wash']);
});

test('the filter sheet on a phone updates its count with each tick, and its button closes it', async () => {
  onDesktop(false);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = screen.getByRole('dialog', { name: 'Filters' });
  await userEvent.click(within(sheet).getByRole('checkbox', { name: /^Dryness/ }));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Show 1 product' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(cards()).toEqual(['Dew Mist']);
  expect(screen.getByRole('button', { name: 'Filters, 1 on' })).toHaveFocus();
});

test('a price that is being typed counts when Escape closes the sheet', async () => {
  onDesktop(false);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await userEvent.type(within(screen.getByRole('dialog')).getByLabelText('From'), '500');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/products?from=500');
  expect(screen.getByRole('button', { name: 'Filters, 1 on' })).toHaveFocus();
});

test('a filter without results says so and can be removed', async () => {
  show('/products?from=9000');
  expect(
    screen.getByRole('heading', { name: 'No product matches all of these filters' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'You may like these' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/products');
});

test('on a phone the sorting is chosen in a sheet that closes after the tap', async () => {
  onDesktop(false);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Sort: Most loved' }));
  const sheet = screen.getByRole('dialog', { name: 'Sort by' });
  expect(within(sheet).getByRole('radio', { name: 'Most loved' })).toHaveFocus();
  await userEvent.click(within(sheet).getByRole('radio', { name: 'Country of origin' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/products?sort=country');
  expect(screen.getAllByText('From India')).toHaveLength(3);
});

test('arrow keys move through the sortings and Enter selects one', async () => {
  onDesktop(false);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Sort: Most loved' }));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('dialog', { name: 'Sort by' })).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/products?sort=price-up');
});

test('a long filter has a search field and shows the rest on request', async () => {
  const many = Array.from({ length: 14 }, (_, at) =>
    aProduct({ id: `p${at}`, keyIngredients: [`Herb ${at}`] }),
  );
  renderCatalogue(<ListScreen />, { path: '/products?ingredient=Herb+9', products: many });
  const group = screen.getByRole('group', { name: 'Ingredient' });
  expect(within(group).getAllByRole('checkbox')).toHaveLength(9);
  await userEvent.type(within(group).getByLabelText('Search ingredients'), 'herb 11');
  expect(within(group).getByRole('checkbox', { name: /Herb 11/ })).toBeInTheDocument();
  expect(within(group).getAllByRole('checkbox')).toHaveLength(1);
  await userEvent.type(within(group).getByLabelText('Search ingredients'), 'x');
  expect(within(group).getByRole('status')).toHaveTextContent('No ingredients like “herb 11x”');
  await userEvent.clear(within(group).getByLabelText('Search ingredients'));
  await userEvent.click(within(group).getByRole('button', { name: 'Show all 14' }));
  expect(within(group).getAllByRole('checkbox')).toHaveLength(14);
  expect(within(group).getByRole('checkbox', { name: /^Herb 4/ })).toHaveFocus();
});

test('a filter stays open when its last option is unticked', async () => {
  show('/products?ingredient=Amla');
  const group = screen.getByRole('group', { name: 'Ingredient' });
  const [option] = within(group).getAllByRole('checkbox', { checked: true });
  await userEvent.click(option as HTMLElement);
  expect(option).not.toBeChecked();
  expect(group.closest('details')).toHaveAttribute('open');
});

test('the countries of origin always have a search field', async () => {
  show('/products?country=India');
  const group = screen.getByRole('group', { name: 'Country of origin' });
  await userEvent.type(within(group).getByLabelText('Search countries'), 'ind');
  expect(within(group).getByRole('checkbox', { name: /India/ })).toBeChecked();
});

test('many products load in batches, and Show more moves the focus to the first new one', async () => {
  const many = Array.from({ length: 40 }, (_, at) => aProduct({ id: `p${at}`, name: `Product ${at}` }));
  const { container } = renderCatalogue(<ListScreen />, { path: '/products', products: many });
  // By tag, because queries by role are slow with so many elements.
  const drawn = () => container.querySelectorAll('article').length;
  expect(drawn()).toBe(24);
  expect(screen.getByText('24 of 40 shown')).toBeInTheDocument();
  await userEvent.click(screen.getByText('Show more'));
  expect(drawn()).toBe(40);
  expect(screen.getByText('Product 24')).toHaveFocus();
  expect(screen.queryByText('Show more')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Sort'), 'Newest');
  expect(drawn()).toBe(24);
});

test('only true facts are shown on a card', () => {
  renderCatalogue(<ListScreen />, {
    path: '/products',
    products: [
      aProduct({ id: 'few', name: 'Few', stock: 3, label: 'New' }),
      aProduct({ id: 'new', name: 'Fresh', label: 'New' }),
      aProduct({ id: 'gone', name: 'Gone', stock: 0 }),
      aProduct({ id: 'plain', name: 'Plain' }),
    ],
  });
  const facts = (name: string) =>
    within(
      screen.getByRole('article', { name: (_, card) => card.textContent?.includes(name) ?? false }),
    ).queryByText(/left|New|Sold out/)?.textContent;
  expect(['Few', 'Fresh', 'Gone', 'Plain'].map(facts)).toEqual(['Only 3 left', 'New', 'Sold out', undefined]);
});

test('the length and sorting of the list are announced after a pause', async () => {
  jest.useFakeTimers();
  show('/products?sort=new');
  const announcements = () => screen.getAllByRole('status').map((region) => region.textContent);
  const before = announcements();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  jest.useRealTimers();
  expect(before).not.toContain('3 products, sorted by: Newest');
  expect(announcements()).toContain('3 products, sorted by: Newest');
});

test('quick add adds a cart line, and a sold-out product says when it returns', async () => {
  const { actions } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Add Amla C Glow Serum, 30 ml, to cart' }));
  expect(actions.filter(itemChosen.match)).toEqual([
    itemChosen(
      expect.objectContaining({ id: 'serum', sku: 'SKU-serum', price: 649, quantity: 1, kind: 'product' }),
    ),
  ]);
  expect(screen.queryByRole('button', { name: /^Add Neem Wash/ })).toBeNull();
  expect(screen.getByText('Back on 2 Dec')).toBeInTheDocument();
});

test('the list shows placeholders while it loads, and a retry when it fails', async () => {
  const { store, actions } = renderCatalogue(<ListScreen />, { path: '/products' });
  expect(actions.filter(catalogueRequested.match)).toHaveLength(1);
  expect(screen.queryByRole('article')).toBeNull();
  act(() => {
    store.dispatch(catalogueFailed('Our products could not be loaded. Your cart is safe.'));
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(actions.filter(catalogueRequested.match)).toHaveLength(2);
});

test('a catalogue that does not load leaves the prerendered cards, with the message and another try below', async () => {
  const initial = prerenderedCatalogue({
    catalogue: aCatalogue({ products, combos }),
    screen: { kind: 'list', search: new URLSearchParams() },
    home: { banners: [], concerns: [] },
    now: new Date(0).toISOString(),
  });
  const { store, actions } = renderCatalogue(<ListScreen />, { path: '/products', initial });
  const fail = () =>
    act(() => {
      store.dispatch(catalogueFailed('Our products could not be loaded. Your cart is safe.'));
    });
  for (let tries = 1; tries <= 2; tries += 1) {
    fail();
    expect(cards()).toHaveLength(3);
    expect(screen.getByText('Our products could not be loaded. Your cart is safe.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(cards()).toHaveLength(3);
    expect(actions.filter(catalogueRequested.match)).toHaveLength(tries + 1);
  }
});

test('a search in a shop with nothing on sale ends without results', () => {
  const { store } = renderCatalogue(<ListScreen />, { path: '/products?q=serum' });
  act(() => {
    store.dispatch(catalogueLoaded(aCatalogue({ products: [], combos: [] })));
  });
  expect(screen.getByRole('heading', { name: /^Nothing found/ })).toBeInTheDocument();
});
