import { combos } from './catalogue/combos';
import { offers } from './catalogue/offers';
import { demoPlaces } from './catalogue/places';
import { products } from './catalogue/products/products';
import { questions } from './catalogue/questions';
import { reviews } from './catalogue/reviews';
import { banners, cartSettings, highlights, storeSettings } from './catalogue/storefront';

export interface DemoDocument {
  path: string;
  data: Record<string, unknown>;
}

function inCollection<T extends { id: string }>(collection: string, items: readonly T[]): DemoDocument[] {
  return items.map((item) => ({ path: `${collection}/${item.id}`, data: { ...item } }));
}

/**
 * Every document of the demo shop: catalogue, stock, offers, banners, highlights, reviews, questions, settings.
 * The same for the same `now`, from which all its dates are counted back.
 */
export function demoDocuments(now: Date): DemoDocument[] {
  const allProducts = products(now);
  const stock = allProducts.flatMap((product) =>
    product.variants.map(({ sku, stock: available }) => ({
      path: `stock/${sku}`,
      data: { sku, available, reserved: 0, sold: 0 },
    })),
  );
  return [
    ...inCollection('products', allProducts),
    ...inCollection('combos', combos(allProducts, now)),
    ...stock,
    ...inCollection('offers', offers),
    ...inCollection('banners', banners),
    ...inCollection('highlights', highlights),
    ...inCollection('reviews', reviews(now)),
    ...inCollection('questions', questions(now)),
    { path: 'settings/store', data: { ...storeSettings } },
    { path: 'settings/cart', data: { ...cartSettings } },
    { path: 'settings/places', data: { ...demoPlaces(allProducts) } },
  ];
}
