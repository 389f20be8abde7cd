import type { Combo, Detail, Picture, Product, Review, Variant } from '../catalogue/catalogue';
import { contentsText, contentsOf, variantGroup } from '../catalogue/netQuantity';
import { dayInIndia } from '../time/india';
import { store } from '../store';
import { detailPath } from './crumbs';
import { offerData, type OfferFacts } from './offerData';

/** How many reviews are included. */
const REVIEWS = 5;

/** The widest version of a picture; versions differ in the end of their names. */
export const widest = (src: string): string => src.replace(/-800\.webp$/, '-1200.webp');

/** Absolute addresses of an item's pictures. */
export function picturesOf(
  item: { images: readonly Picture[]; mainImage: string },
  origin: string,
): string[] {
  const own = item.images.map(({ src }) => src);
  const all = own.length > 0 ? own : [item.mainImage].filter(Boolean);
  return all.map((src) => new URL(src, origin).href);
}

function reviewData({ author, rating, title, body, createdAt }: Review) {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    // A review's time is free text and may be no date.
    ...(!Number.isNaN(Date.parse(createdAt)) && { datePublished: dayInIndia(new Date(createdAt)) }),
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    ...(title && { name: title }),
    reviewBody: body,
  };
}

/** Rating and reviews, if there are any. A combo has none: those on its page are of its products. */
function opinions({ kind, item, reviews }: Detail) {
  if (kind === 'combo') return {};
  const { ratingCount } = item;
  const rating = Math.round(item.rating * 10) / 10;
  const own = reviews.filter(({ author }) => author).slice(0, REVIEWS);
  return {
    ...(ratingCount > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, ratingCount, bestRating: 5 },
    }),
    ...(own.length > 0 && { review: own.map(reviewData) }),
  };
}

const brand = { '@type': 'Brand', name: store.name };

function faceData(item: Product | Combo, origin: string) {
  const { name, description, subtitle } = item;
  return { name, description: description || subtitle, brand, image: picturesOf(item, origin) };
}

export const variantPath = (detail: Parameters<typeof detailPath>[0], { id }: Pick<Variant, 'id'>): string =>
  `${detailPath(detail)}?${new URLSearchParams({ variant: id })}`;

function groupData(detail: Detail & { kind: 'product' }, facts: OfferFacts): object {
  const { item } = detail;
  const sizes = variantGroup(item.variants.map(({ label }) => label)) === 'Size';
  const hasVariant = item.variants.map((variant) => ({
    '@type': 'Product',
    ...faceData(item, facts.origin),
    name: `${item.name}, ${variant.label}`,
    sku: variant.sku,
    ...(sizes
      ? { size: contentsText(contentsOf(variant.label, item.netQuantity)).replace(/\u00a0/g, ' ') }
      : { color: variant.label }),
    offers: offerData({ ...variant, path: variantPath(detail, variant) }, facts),
  }));
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    ...faceData(item, facts.origin),
    url: facts.origin + detailPath(detail),
    productGroupID: item.id,
    variesBy: [`https://schema.org/${sizes ? 'size' : 'color'}`],
    hasVariant,
    ...opinions(detail),
  };
}

/** schema.org's Product, or a ProductGroup for several variants, with the facts that the page shows. */
export function productData(detail: Detail, facts: OfferFacts): object {
  if (detail.kind === 'product' && detail.item.variants.length > 1) return groupData(detail, facts);
  const { item } = detail;
  const only = detail.kind === 'product' ? (detail.item.variants[0] ?? item) : item;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...faceData(item, facts.origin),
    sku: only.sku,
    offers: offerData({ price: only.price, stock: only.stock, path: detailPath(detail) }, facts),
    ...opinions(detail),
  };
}
