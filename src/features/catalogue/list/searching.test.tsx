import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { preloadChunks } from '@/loading';
import { aCatalogue } from '@/testing/catalogue';
import { catalogueLoaded } from '../catalogueSlice';
import { aCombo, aProduct } from '../testing/builders';
import { onDesktop, renderCatalogue } from '../testing/renderCatalogue';
// Loaded on demand in the shop; here it is compiled before the clock runs.
import '../searching/searchIndex';
import ListScreen from './ListScreen';

beforeAll(preloadChunks);

const products = [
  aProduct({
    id: 'wash',
    name: 'Neem Wash',
    category: 'Face wash',
    concerns: ['Oil and shine'],
    keyIngredients: ['Neem'],
  }),
  aProduct({
    id: 'mist',
    name: 'Dew Mist',
    category: 'Face mist',
    concerns: ['Dryness'],
    tags: ['recommended'],
  }),
  aProduct({ id: 'serum', name: 'Root Serum', keyIngredients: ['Turmeric'] }),
];
const combos = [
  aCombo({ id: 'set', name: 'Morning Set', items: [{ productId: 'mist', variantId: 'v1', quantity: 1 }] }),
];
const search = (query: string) =>
  renderCatalogue(<ListScreen />, { path: `/products?${query}`, products, combos });
const names = async (area: HTMLElement = document.body) =>
  (await within(area).findAllByRole('article')).map((card) => within(card).getByRole('heading').textContent);
const address = () => screen.getByLabelText('address').textContent;

beforeEach(() => onDesktop(true));

test('a search returns products and combos sorted by relevance', async () => {
  search('q=haldi');
  expect(await names()).toEqual(['Root Serum']);
  expect(screen.getByText('1 result')).toBeInTheDocument();
  expect(screen.getByLabelText('Sort')).toHaveValue('relevance');
});

test('combos are found too, and the filter counts are those of the results', async () => {
  search('q=mist');
  expect(await names()).toEqual(['Dew Mist', 'Morning Set']);
  expect(screen.getByRole('checkbox', { name: /^Face mist/ }).closest('label')).toHaveTextContent(
    'Face mist2',
  );
});

test('a search without an exact result says that the results are close', async () => {
  search('q=neem+mist');
  expect(
    await screen.findByText('No product matches all of “neem mist”. These come close.'),
  ).toBeInTheDocument();
  expect(await names()).toEqual(expect.arrayContaining(['Neem Wash', 'Dew Mist']));
});

test('a search without results suggests next steps and products', async () => {
  search('q=xylophone&sort=new');
  expect(await screen.findByRole('heading', { name: 'Nothing found for “xylophone”' })).toBeInTheDocument();
  const [first] = await names(screen.getByRole('region', { name: 'You may like these' }));
  expect(first).toBe('Dew Mist');
  await userEvent.click(screen.getByRole('button', { name: 'Show all products' }));
  expect(address()).toBe('/products?sort=new');
});

test('nothing can be sorted or filtered where a search finds nothing', async () => {
  search('q=xylophone');
  await screen.findByRole('heading', { name: 'Nothing found for “xylophone”' });
  expect(screen.queryByLabelText('Sort')).toBeNull();
  expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove “xylophone”' })).toBeInTheDocument();
});

test.each([
  ['gift+card', true, 1],
  ['giftcards+for+her', true, 1],
  ['gift+card', false, 0],
  ['gift', true, 0],
])('the search %s, in a shop that sells gift cards: %p, leads to them', async (term, giftCards, links) => {
  const { store } = search(`q=${term}`);
  act(() => {
    const sold = aCatalogue({ version: '2', products, combos, ...(giftCards ? { giftCards } : {}) });
    store.dispatch(catalogueLoaded(sold));
  });
  await screen.findAllByRole('article');
  const found = screen.queryAllByRole('link', { name: 'Gift cards are bought in your profile' });
  expect(found.map((link) => link.getAttribute('href'))).toEqual(Array(links).fill('/profile#credit'));
});

test('a likely typo is offered as a suggestion that can be accepted', async () => {
  search('q=sarom');
  await userEvent.click(await screen.findByRole('button', { name: 'Did you mean “serum”?' }));
  expect(address()).toBe('/products?q=serum');
  expect(await names()).toContain('Root Serum');
});

test('a search emptied by filters can be widened by removing them', async () => {
  search('q=neem&concern=Dryness');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/products?q=neem');
  expect(await names()).toEqual(['Neem Wash']);
});
