import { store } from '@/domain/store';
import type { Detail } from '../types';
import type { Choice } from './detailView';

const IN_STOCK = 'https://schema.org/InStock';
const SOLD_OUT = 'https://schema.org/OutOfStock';

/** schema.org's Product, for search engines: what the page says and no more. `origin` as in https://shop.example. */
export function productData(detail: Detail, choice: Choice, origin: string): object {
  const { id, name, description, images, rating, ratingCount } = detail.item;
  const sku = choice.line(1).sku;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    sku,
    image: images.map(({ src }) => new URL(src, origin).href),
    brand: { '@type': 'Brand', name: store.name },
    offers: {
      '@type': 'Offer',
      url: `${origin}/${detail.kind}/${encodeURIComponent(id)}`,
      priceCurrency: store.currency,
      price: choice.price.toFixed(2),
      availability: choice.stock > 0 ? IN_STOCK : SOLD_OUT,
      itemCondition: 'https://schema.org/NewCondition',
    },
    ...(ratingCount > 0
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: ratingCount } }
      : {}),
  };
}

/** As a script's text: nothing in it can end the script. */
export const asScriptText = (data: object): string => JSON.stringify(data).replace(/</g, '\\u003c');
