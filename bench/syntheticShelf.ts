import type { ProductSummary } from '@/domain/contracts/catalogue';
import { products } from '../demo/catalogue/products';

const HOUSES = (
  'Aster Banyan Cedar Dune Ember Fern Grove Haze Indigo Juniper Kiln Laurel Meadow Nectar Opal Pine Quartz Reef Saffar ' +
  'Tide Umber Violet Willow Yarrow Zephyr Alder'
).split(' ');
const LINES =
  'Daily Gentle Deep Pure Silk Velvet Morning Evening Travel Bright Clear Soft Rich Light Active'.split(' ');

/** As many products as asked for: the demo shelf's over and over, under names, prices and stars of their own. */
export function syntheticShelf(count: number): ProductSummary[] {
  const shelf = products(new Date('2026-11-01T00:00:00Z'));
  return Array.from({ length: count }, (_, at) => {
    const model = shelf[at % shelf.length]!;
    const other = shelf[(at * 7 + 3) % shelf.length]!;
    const round = Math.floor(at / shelf.length);
    const name = `${HOUSES[round % HOUSES.length]} ${LINES[at % LINES.length]} ${model.name}`;
    const price = model.price + ((at * 37) % 400);
    return {
      ...model,
      id: `made-${at}`,
      slug: `made-${at}`,
      name: `${name} ${round + 1}`,
      price,
      mrp: price + 60,
      variants: model.variants.map((variant) => ({ ...variant, price, mrp: price + 60 })),
      rating: 3 + ((at * 13) % 20) / 10,
      ratingCount: (at * 29) % 500,
      keyIngredients: [
        ...new Set([...model.keyIngredients.slice(0, 2), ...other.keyIngredients.slice(0, 1)]),
      ],
    };
  });
}
