import type { Product } from '@/domain/catalogue/catalogue';
import type { StoredPlaces } from '@/domain/orders/packing/places';

/** SKUs on one shelf of the demo's store room. */
const PER_SHELF = 6;
const SHELVES = 'ABCDEFGH';

/** `settings/places`: a place for each SKU, category by category, but for the last, which still has to be found one. */
export function demoPlaces(products: readonly Product[]): StoredPlaces {
  const sorted = [...products].sort((a, b) => (a.category < b.category ? -1 : 1));
  const skus = sorted.flatMap(({ variants }) => variants.map(({ sku }) => sku)).slice(0, -1);
  const placeOf = (at: number): string => {
    const shelf = Math.floor(at / PER_SHELF);
    const room = SHELVES[Math.floor(shelf / 4) % SHELVES.length] ?? '';
    return `${room}${(shelf % 4) + 1}-${String((at % PER_SHELF) + 1).padStart(2, '0')}`;
  };
  return { places: Object.fromEntries(skus.map((sku, at) => [sku, placeOf(at)])) };
}
