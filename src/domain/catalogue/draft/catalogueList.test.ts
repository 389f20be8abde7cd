import fc from 'fast-check';
import type { CatalogueStatus } from '../catalogue';
import {
  comboRow,
  EMPTY_QUERY,
  productRow,
  catalogueListPage,
  SORTS,
  statusCounts,
  type CatalogueRow,
} from './catalogueList';
import { aCombo, aComboDraft, aProduct, aProductDraft } from './testing';

const row = (id: string, change: Partial<CatalogueRow> = {}): CatalogueRow => ({
  ...productRow(aProduct(aProductDraft({ slug: id, name: id, subtitle: '', category: '', tags: [] }))),
  ...change,
});
const rows = [
  row('serum', {
    name: 'Amla C Glow Serum',
    skus: ['GLM-SER-30'],
    category: 'Serum',
    price: 649,
    stock: 0,
    updatedAt: '3',
  }),
  row('mist', {
    name: 'Café Mist',
    category: 'Face mist',
    tags: ['new'],
    price: 300,
    stock: 5,
    updatedAt: '2',
  }),
  row('old', { status: 'archived', price: 100, stock: 50, updatedAt: '1' }),
];
const ids = (query: Partial<typeof EMPTY_QUERY>) =>
  catalogueListPage(rows, { ...EMPTY_QUERY, ...query }).rows.map(({ id }) => id);

test.each([
  [{}, ['serum', 'mist', 'old']],
  [{ q: 'glow  AMLA' }, ['serum']],
  [{ q: 'ser-30' }, ['serum']],
  [{ q: 'cafe' }, ['mist']],
  [{ q: 'new mist' }, ['mist']],
  [{ q: 'nothing' }, []],
  [{ status: 'archived' as const }, ['old']],
  [{ category: 'Face mist', q: 'mist', status: 'active' as const }, ['mist']],
  [{ stock: 'low' as const }, ['serum', 'mist']],
  [{ stock: 'out' as const }, ['serum']],
  [{ sort: 'price' as const }, ['old', 'mist', 'serum']],
  [{ sort: 'price-down' as const }, ['serum', 'mist', 'old']],
  [{ sort: 'name' as const }, ['serum', 'mist', 'old']],
  [{ sort: 'stock' as const }, ['serum', 'mist', 'old']],
])('%j finds %j', (query, found) => {
  expect(ids(query)).toEqual(found);
});

test('a page beyond the last shows the last, and status counts ignore the search', () => {
  expect(catalogueListPage(rows, { ...EMPTY_QUERY, page: 99 }, 2)).toMatchObject({
    page: 2,
    pages: 2,
    total: 3,
    rows: [{ id: 'old' }],
  });
  expect(catalogueListPage([], { ...EMPTY_QUERY, page: 3 })).toEqual({
    page: 1,
    pages: 1,
    total: 0,
    rows: [],
  });
  expect(statusCounts(rows)).toEqual({ active: 2, archived: 1, draft: 0 });
});

test('the pages together have each row once in every sort order', () => {
  const some = fc.array(
    fc.record({
      price: fc.nat(3),
      stock: fc.nat(3),
      name: fc.constantFrom('a', 'b'),
      status: fc.constantFrom<CatalogueStatus>('draft', 'active'),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(some, fc.constantFrom(...SORTS), fc.integer({ min: 1, max: 7 }), (changes, sort, size) => {
      const all = changes.map((change, at) => row(`r${at}`, change));
      const { pages } = catalogueListPage(all, { ...EMPTY_QUERY, sort }, size);
      const seen = Array.from(
        { length: pages },
        (_, at) => catalogueListPage(all, { ...EMPTY_QUERY, sort, page: at + 1 }, size).rows,
      );
      expect(
        seen
          .flat()
          .map(({ id }) => id)
          .sort(),
      ).toEqual(all.map(({ id }) => id).sort());
    }),
  );
});

test('a combo is listed with the units that its parts allow', () => {
  const mist = aProduct();
  expect(comboRow(aCombo(), new Map([[mist.id, mist]]))).toMatchObject({
    stock: 5,
    skus: ['SET-2'],
    items: [{ quantity: 2 }],
    variants: [],
    partsOffSale: [],
  });
});

test('a combo names each product that keeps it off sale once', () => {
  const mist = aProduct(aProductDraft({ status: 'archived' }));
  const part = { productId: mist.id, variantId: '100-ml', quantity: 1 };
  const removedPart = { ...part, productId: 'toner' };
  const combo = aCombo(aComboDraft({ items: [part, { ...part, variantId: '50-ml' }, removedPart] }));
  expect(comboRow(combo, new Map([[mist.id, mist]])).partsOffSale).toEqual(['Rose Mist', 'toner']);
});
