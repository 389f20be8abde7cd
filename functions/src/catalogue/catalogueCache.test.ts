import type { FirestoreQuery, Reads } from '../platform/firestore/reads';
import { openCatalogueCache } from './catalogueCache';

const product = (id: string, price: number) => ({
  id,
  exists: true,
  data: () => ({ name: id, status: 'active', price, variants: [{ id: 'v1', price, stock: 1 }] }),
});
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 29, 10, 0, seconds));

test('a failed read of the changes leaves the items, so that the next one reads the changes alone', async () => {
  const queries: FirestoreQuery[] = [];
  let stored = [product('serum', 499), product('mist', 299)];
  let isDown = false;
  const find = async (query: FirestoreQuery) => {
    queries.push(query);
    if (isDown) throw new Error('unavailable');
    return stored;
  };
  const reads = { find } as unknown as Reads;
  const cache = openCatalogueCache();
  await cache.products(reads, at(0));
  isDown = true;
  await expect(cache.products(reads, at(1))).rejects.toThrow('unavailable');
  isDown = false;
  stored = [product('serum', 599)];
  queries.splice(0);
  const found = await cache.products(reads, at(2));
  expect(queries.map(({ where }) => where)).toEqual([
    [['updatedAt', '>=', '2026-11-29T09:59:00.000Z']],
    [['stockAt', '>=', '2026-11-29T09:59:00.000Z']],
  ]);
  expect(found.map(({ id, price }) => [id, price])).toEqual([
    ['serum', 599],
    ['mist', 299],
  ]);
});
