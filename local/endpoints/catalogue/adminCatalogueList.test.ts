import { type Firestore } from 'firebase-admin/firestore';
import { draftOfProduct } from '@/domain/catalogue/draft/toStored';
import { combo, product } from '../testing/documents/fixtures';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
/** Documents that queries and reads of several brought since it was last set to 0. */
let reads = 0;
const COUNT = 1200;

function counting(db: Firestore): Firestore {
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (name === 'getAll') {
        return (...refs: Parameters<Firestore['getAll']>) => {
          reads += refs.length;
          return target.getAll(...refs);
        };
      }
      if (name === 'collection') {
        return (path: string) => countingQuery(target.collection(path));
      }
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** A collection whose `select(…).get()` and `where(…).select(…).get()` are counted. */
function countingQuery<Q extends object>(query: Q): Q {
  return new Proxy(query, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name === 'select' || name === 'where') {
        return (...args: unknown[]) => countingQuery(value.apply(target, args) as object);
      }
      if (name === 'get') {
        return async () => {
          const found = (await value.call(target)) as { docs: unknown[] };
          reads += found.docs.length;
          return found;
        };
      }
      return value.bind(target) as unknown;
    },
  });
}

beforeAll(async () => {
  shop = await startTestShop({ through: counting });
  const many = Array.from({ length: COUNT }, (_, n) => {
    const id = `toner-${String(n).padStart(4, '0')}`;
    const status = n % 10 === 0 ? ('draft' as const) : ('active' as const);
    return product(id, {
      units: n % 7,
      cost: 100 + n,
      status,
      category: n % 2 ? 'Toner' : 'Serum',
      tags: n < 3 ? ['rare'] : [],
    });
  });
  for (let start = 0; start < COUNT; start += 200) {
    const batch = shop.db.batch();
    for (const one of many.slice(start, start + 200)) batch.set(shop.db.doc(`products/${one.id}`), one);
    await batch.commit();
  }
  await shop.db
    .doc('combos/duo')
    .set(combo('duo', [{ productId: 'toner-0006', variantId: 'v1', quantity: 2 }], 100));
});
afterAll(() => shop.close());

async function list(query: string, kind = 'products') {
  const { body } = await shop.call(`/api/admin/${kind}?${query}`, { as: 'ada' });
  return body as unknown as {
    rows: { id: string; stock: number; price: number }[];
    total: number;
    pages: number;
    page: number;
  };
}
const ids = async (query: string) => (await list(query)).rows.map(({ id }) => id);

test('the list has pages of fifty, and later pages read only the documents they show', async () => {
  expect(await list('sort=name')).toMatchObject({ total: COUNT, pages: 24, page: 1, rows: { length: 50 } });
  reads = 0;
  const second = await list('sort=name&page=2');
  expect(second.rows[0]?.id).toBe('toner-0050');
  expect(reads).toBe(50);
});

test.each([
  ['q=TONER-0007', 1],
  ['q=rare', 3],
  ['q=rare&status=draft', 1],
  ['status=draft', 120],
  ['category=Serum', 600],
  ['q=nothing%20of%20the%20kind', 0],
  ['status=%00&sort=%27%3B--&page=-1&category=', COUNT],
])('the search %s finds %d', async (query, total) => {
  expect((await list(query)).total).toBe(total);
});

test('the list can be sorted, and a page beyond the last shows the last', async () => {
  expect((await ids('sort=price')).slice(0, 2)).toEqual(['toner-0000', 'toner-0001']);
  expect((await list('sort=price-down')).rows[0]).toMatchObject({ id: 'toner-1199', price: 1299 });
  expect((await list('stock=out')).rows.every(({ stock }) => stock === 0)).toBe(true);
  expect(await list('page=999')).toMatchObject({ page: 24 });
});

test('the sold-out filter finds a product that just sold out without reading all products again', async () => {
  const { total } = await list('stock=out');
  await shop.db.doc('products/toner-0006').update({ stock: 0 });
  reads = 0;
  expect((await list('stock=out')).total).toBe(total + 1);
  // Six of seven products run low here; a list by page reads fifty on top.
  expect(reads).toBeLessThanOrEqual((COUNT * 6) / 7 + 60);
  await shop.db.doc('products/toner-0006').update({ stock: 6 });
});

test('the list shows current units and a save immediately', async () => {
  await shop.db.doc('products/toner-0007').update({ stock: 99 });
  expect((await list('q=toner-0007')).rows).toMatchObject([{ stock: 99 }]);
  const draft = {
    ...draftOfProduct(product('toner-0007', { units: 0, status: 'draft' })),
    name: 'A wholly new name',
  };
  const version = '2026-01-01T00:00:00.000Z';
  expect((await shop.admin('products/toner-0007', { version, draft, seen: {} })).status).toBe(200);
  expect(await ids('q=wholly')).toEqual(['toner-0007']);
});

test('combos are listed with the units that their parts allow', async () => {
  expect(await list('', 'combos')).toMatchObject({ total: 1, rows: [{ id: 'duo', stock: 3 }] });
});

test('the known values are the ones in use', async () => {
  const { body } = await shop.call('/api/admin/known', { as: 'ada' });
  expect(body).toMatchObject({
    categories: expect.arrayContaining(['Serum', 'Toner']),
    tags: ['rare'],
    countries: ['India'],
  });
});

test('a slow bulk change stops itself and lists the items that are left', async () => {
  const ids = Array.from({ length: 50 }, (_, n) => `toner-${String(n + 100).padStart(4, '0')}`);
  const items = ids.map((id) => ({ id, version: product(id, { units: 0, cost: 0 }).updatedAt }));
  const change = { kind: 'status', status: 'archived' };
  shop.slowCalls(20_000);
  const first = await shop.admin('changes/products', { items, change });
  shop.slowCalls(0);
  expect(first.body).toMatchObject({ changed: ids.slice(0, 5), unchanged: [], failed: [] });
  expect(first.body['left']).toEqual(ids.slice(5));
  const left = items.filter(({ id }) => (first.body['left'] as string[]).includes(id));
  const second = await shop.admin('changes/products', { items: left, change });
  expect(second.body).toMatchObject({ changed: ids.slice(5), failed: [], left: [] });
});
