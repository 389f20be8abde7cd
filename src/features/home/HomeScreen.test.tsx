import { screen, within } from '@testing-library/react';
import type { Banner, Highlight, IngredientStory, Review } from '@/domain/catalogue/catalogue';
import type { CatalogueResponse } from '@/domain/contracts/shoppers/catalogue';
import { catalogueSaga } from '@/features/catalogue';
import { fail, ok } from '@/services';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import { aCatalogue, aCombo, aProduct } from '@/testing/catalogue';
import { preloadChunks } from '@/loading';
import HomeScreen from './HomeScreen';

beforeAll(preloadChunks);

const banner = (id: string, order: number, change: Partial<Banner> = {}): Banner => ({
  id,
  title: `Banner ${id}`,
  text: '',
  imageWide: '/w-1440.webp',
  imageTall: '/t-800.webp',
  alt: '',
  linkLabel: 'Look',
  link: '/products',
  enabled: true,
  order,
  ...change,
});
const story: IngredientStory = {
  title: 'Rice water',
  text: 'Soaked.',
  image: '',
  alt: '',
  link: '/product/mist',
  linkLabel: 'Read it',
  facts: [{ name: 'Rice', text: 'Softens' }],
};

async function home(change: Partial<CatalogueResponse>) {
  const fake = fakeServices();
  fake.services.catalogue.all = async () => ok(aCatalogue(change));
  const view = renderWithStore(<HomeScreen />, { fake, sagas: [catalogueSaga] });
  await screen.findByRole('heading', { level: 1 });
  return view;
}
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('an empty shop shows no empty rows', async () => {
  await home({});
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Skin like early morning');
  expect(screen.getByRole('link', { name: 'Shop all products' })).toHaveAttribute('href', '/products');
  expect(headings()).toEqual(['Why customers stay']);
  expect(document.querySelector('[data-skeleton]')).toBeNull();
});

test('a shop that takes no online payments promises nothing for them', async () => {
  await home({ cashOnly: true });
  expect(await screen.findByText('Free delivery from ₹500')).toBeInTheDocument();
  expect(screen.queryByText(/pay online/)).toBeNull();
});

test('a full shop shows every row with its link', async () => {
  const products = [aProduct({ id: 'mist', concerns: ['Dryness'] }), aProduct({ id: 'out', stock: 0 })];
  const items = [{ productId: 'mist', variantId: 'v1', quantity: 2 }];
  const highlight: Highlight = {
    id: 'h',
    title: 'Sun',
    text: 'Now.',
    image: '/h-800.webp',
    link: '/products?category=Sunscreen',
    enabled: true,
    order: 1,
  };
  const review: Review = {
    id: 'r',
    productId: 'mist',
    author: 'Meera S.',
    city: 'Chennai',
    rating: 5,
    title: '',
    body: 'All day.',
    createdAt: '2026-01-01T00:00:00.000Z',
    photos: [
      { id: 'a'.repeat(32), width: 900, height: 1200 },
      { id: 'b'.repeat(32), width: 900, height: 1200 },
    ],
  };
  await home({
    products,
    story,
    highlights: [highlight],
    reviews: [review],
    combos: [aCombo({ id: 'set', price: 800, stock: 20, items })],
  });
  expect(headings()).toEqual([
    ...['What does your skin need?', 'Best sellers', 'Better together', 'Rice water'],
    ...['Worth a look now', 'What customers say', 'Why customers stay'],
  ]);
  expect(screen.getByText('You save ₹200')).toBeInTheDocument();
  const photo = screen.getByRole('img', { name: 'Photo by Meera S.' });
  expect(photo).toHaveAttribute('src', `/media/review/${'a'.repeat(32)}-small.webp`);
  expect(photo).toHaveAttribute('loading', 'lazy');
  for (const [name, href] of [
    ['Dryness', '/products?concern=Dryness'],
    ['Product mist', '/product/mist'],
    ['Combo set', '/combo/set'],
    ['All combos', '/products?kind=combos'],
    ['Read it', '/product/mist'],
    ['Sun', '/products?category=Sunscreen'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  expect(screen.queryByRole('link', { name: 'Product out' })).toBeNull();
});

test.each(['//evil.example/', 'https://evil.example/', '/\\\\evil.example'])(
  'a stored link to %s is not shown',
  async (link) => {
    await home({ banners: [banner('a', 1, { link, linkLabel: 'Shop' })] });
    expect(screen.queryByRole('link', { name: 'Shop' })).toBeNull();
  },
);

test('several banners are switched by hand in their order and wrap around', async () => {
  const { user } = await home({ banners: [banner('a', 1), banner('b', 2, { link: '', linkLabel: '' })] });
  const hero = within(screen.getByRole('region', { name: 'Welcome' }));
  expect(hero.getByRole('heading')).toHaveTextContent('Banner a');
  await user.click(hero.getByRole('button', { name: 'Next banner' }));
  expect(hero.getByRole('heading')).toHaveTextContent('Banner b');
  expect(hero.queryByRole('link')).toBeNull();
  await user.click(hero.getByRole('button', { name: 'Next banner' }));
  await user.click(hero.getByRole('button', { name: 'Previous banner' }));
  expect(hero.getByRole('heading')).toHaveTextContent('Banner b');
});

test('only placeholders of the first rows are shown while the catalogue loads, so that nothing shifts', async () => {
  const fake = fakeServices();
  fake.services.catalogue.all = () => new Promise(() => undefined);
  renderWithStore(<HomeScreen />, { fake, sagas: [catalogueSaga] });
  expect(await screen.findByRole('heading', { name: 'Best sellers' })).toBeInTheDocument();
  expect(headings()).toEqual(['What does your skin need?', 'Best sellers']);
});

test('a catalogue that fails to load is reported and can be retried', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const fake = fakeServices();
  let answer = fail({ kind: 'unavailable' as const }) as Awaited<
    ReturnType<typeof fake.services.catalogue.all>
  >;
  fake.services.catalogue.all = async () => answer;
  const { user } = renderWithStore(<HomeScreen />, { fake, sagas: [catalogueSaga] });
  const again = () => screen.findByRole('button', { name: 'Try again' });
  await user.click(await again());
  expect(await again()).toHaveFocus();
  answer = ok(aCatalogue({ products: [aProduct({ id: 'mist' })] }));
  await user.click(await again());
  expect(await screen.findByRole('link', { name: 'Product mist' })).toBeInTheDocument();
});

test.each([
  [1, 'from 1 review'],
  [1388, 'from 1,388 reviews'],
])('%d reviews are counted in words', async (ratingCount, words) => {
  const body = 'All day.';
  const review = { id: 'r', productId: 'mist', rating: 5, body, author: 'Meera S.', city: '', title: '' };
  const products = [aProduct({ id: 'mist', rating: 5, ratingCount })];
  await home({ products, reviews: [{ ...review, createdAt: '2026-01-01T00:00:00.000Z' }] });
  expect(await screen.findByText(words)).toBeInTheDocument();
});
