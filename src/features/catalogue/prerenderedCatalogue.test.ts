import { bestSellers } from '@/domain/catalogue/picks/bestSellers';
import { storyProducts } from '@/domain/catalogue/picks/storyProducts';
import { aCatalogue, aCombo, aProduct } from '@/testing/catalogue';
import { catalogueFailed, catalogueLoaded, catalogueReducer, catalogueRequested } from './catalogueSlice';
import {
  selectHasCatalogue,
  selectListPreview,
  selectProducts,
  selectSellsGiftCards,
  selectTakesOnlinePayments,
  selectUnitsPerSku,
} from './catalogueSelectors';
import { prerenderedCatalogue, type FirstScreen } from './prerenderedCatalogue';

const NOW = '2026-11-25T10:00:00.000Z';
const picture = { src: '/a-800.webp', width: 800, height: 1000, alt: '', ground: '#ffffff' };
const products = Array.from({ length: 20 }, (_, at) =>
  aProduct({
    id: `p${at}`,
    category: at % 2 === 0 ? 'Serum' : 'Toner',
    ratingCount: 100 - at,
    images: [picture, picture],
  }),
);
const combos = [aCombo({ id: 'set', items: [{ productId: 'p19', variantId: 'v1', quantity: 1 }] })];
const catalogue = aCatalogue({ products, combos });
const home = { banners: [], concerns: [] };

const render = (screen: FirstScreen) => ({
  catalogue: prerenderedCatalogue({ catalogue, screen, home, now: NOW }),
});
const listOf = (query: string) => render({ kind: 'list', search: new URLSearchParams(query) });

it('has the first six items of a list and the total count', () => {
  const state = listOf('');
  expect(selectProducts(state).map(({ id }) => id)).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5']);
  expect(selectListPreview(state)).toMatchObject({ search: '', total: 20 });
});

it('knows on every page that the shop takes no online payments', () => {
  const cashOnly = aCatalogue({ products, cashOnly: true });
  const pageOf = (shop: typeof catalogue) => ({
    catalogue: prerenderedCatalogue({ catalogue: shop, screen: { kind: 'other' }, home, now: NOW }),
  });
  expect(selectTakesOnlinePayments(pageOf(cashOnly))).toBe(false);
  expect(selectTakesOnlinePayments(pageOf(catalogue))).toBe(true);
  expect(JSON.stringify(pageOf(catalogue))).not.toContain('cashOnly');
});

it('has on every page the limit of a person and whether gift cards are sold', () => {
  const shop = aCatalogue({ products, unitsPerSku: 10, giftCards: true });
  const screen = { kind: 'other' } as const;
  const state = { catalogue: prerenderedCatalogue({ catalogue: shop, screen, home, now: NOW }) };
  expect([selectUnitsPerSku(state), selectSellsGiftCards(state)]).toEqual([10, true]);
});

it('filters the list by the URL and ignores unknown values', () => {
  const state = listOf('category=serum&category=Magic');
  expect(selectProducts(state).every(({ category }) => category === 'Serum')).toBe(true);
  expect(selectListPreview(state)).toMatchObject({
    search: 'category=serum&category=Magic',
    criteria: { category: ['Serum'] },
    total: 10,
  });
});

it('has the products of the shown combos for their separate prices', () => {
  const state = listOf('kind=combos');
  expect(state.catalogue.preview?.combos.map(({ id }) => id)).toEqual(['set']);
  expect(selectProducts(state).map(({ id }) => id)).toEqual(['p19']);
});

it('has no search results, because only the browser has the index', () => {
  const state = listOf('q=serum');
  expect(selectListPreview(state)).toBeNull();
  expect(selectProducts(state)).toEqual([]);
});

it('suggests the most loved products in place of an unknown product', () => {
  const found = { kind: 'unknown' } as const;
  const state = render({ kind: 'detail', id: 'none', type: 'product', found });
  expect(selectProducts(state).length).toBeGreaterThan(0);
  expect(state.catalogue.details['product/none']).toEqual({ status: 'missing', alternatives: [] });
});

it.each(['about', 'not-found'] as const)(
  'has the products that %s shows, so that nothing moves later',
  (kind) => {
    const state = render({ kind });
    const shown = kind === 'about' ? storyProducts : (all: typeof products) => bestSellers(all, 4);
    expect(shown(products)).not.toEqual([]);
    expect(shown(selectProducts(state))).toEqual(shown(products));
    expect(selectProducts(state).length).toBeLessThan(products.length);
  },
);

it('stays while the catalogue is requested, and when it does not load', () => {
  const before = listOf('');
  const asked = catalogueReducer(before.catalogue, catalogueRequested());
  for (const catalogue of [asked, catalogueReducer(asked, catalogueFailed('No.'))]) {
    expect(selectProducts({ catalogue })).toEqual(selectProducts(before));
    expect(selectListPreview({ catalogue })).toEqual(selectListPreview(before));
    expect(selectHasCatalogue({ catalogue })).toBe(true);
  }
});

it('is replaced by the complete catalogue once that has loaded', () => {
  const before = listOf('');
  const after = { catalogue: catalogueReducer(before.catalogue, catalogueLoaded(catalogue)) };
  expect(selectListPreview(after)).toBeNull();
  expect(selectProducts(after)).toHaveLength(20);
  expect(selectHasCatalogue(after)).toBe(true);
});

it('shows the newer of an item on the page and in an answer, which may come from a cache', () => {
  const updatedAt = '2026-11-25T09:00:00.000Z';
  const old = { version: '2', products: products.map((item) => ({ ...item, price: 1 })) };
  const page = prerenderedCatalogue({
    catalogue: aCatalogue({ products: [{ ...products[0]!, updatedAt }, products[1]!], combos }),
    screen: { kind: 'list', search: new URLSearchParams() },
    home,
    now: NOW,
  });
  const loaded = { catalogue: catalogueReducer(page, catalogueLoaded(aCatalogue(old))) };
  expect(selectProducts(loaded).map(({ price }) => price)).toEqual([500, ...products.slice(1).map(() => 1)]);
  const later = products.map((item) => ({ ...item, updatedAt: NOW, price: 2 }));
  const fresh = catalogueLoaded(aCatalogue({ version: '3', products: later }));
  expect(selectProducts({ catalogue: catalogueReducer(loaded.catalogue, fresh) })[0]?.price).toBe(2);
  expect(selectProducts({ catalogue: catalogueReducer(page, fresh) })[0]?.price).toBe(2);
});
