import type { ProductSummary } from '@/domain/contracts/shoppers/catalogue';
import { products } from '../../demo/catalogue/products/products';

const HOUSES = (
  'Aster Banyan Cedar Dune Ember Fern Grove Haze Indigo Juniper Kiln Laurel Meadow Nectar Opal Pine Quartz Reef Saffar ' +
  'Tide Umber Violet Willow Yarrow Zephyr Alder'
).split(' ');
const LINES =
  'Daily Gentle Deep Pure Silk Velvet Morning Evening Travel Bright Clear Soft Rich Light Active'.split(' ');

/** This many products: copies of the demo catalogue with their own names, prices and ratings. */
export function syntheticProducts(count: number): ProductSummary[] {
  const allProducts = products(new Date('2026-11-01T00:00:00Z'));
  return Array.from({ length: count }, (_, at) => {
    const model = allProducts[at % allProducts.length]!;
    const other = allProducts[(at * 7 + 3) % allProducts.length]!;
    const round = Math.floor(at / allProducts.length);
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
