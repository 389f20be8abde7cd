import { PLACE, type StoredPlaces } from '@/domain/orders/packing/places';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Banner, type Combo, type Highlight, type Product } from '@/domain/catalogue/catalogue';
import { comboProblems, productProblems } from '@/domain/catalogue/draft/problems';
import { draftOfCombo, draftOfProduct } from '@/domain/catalogue/draft/toStored';
import { questionError, type StoredQuestion } from '@/domain/questions/question';
import { WORTH_SEARCHING } from '@/domain/questions/search';
import type { StoredReview } from '@/domain/reviews/review';
import { type Offer } from '@/domain/offers/offer';
import { OFFER_TYPES } from '@/domain/offers/types/offerType';
import { demoDocuments } from './index';

const NOW = new Date('2026-06-01T06:00:00Z');
const documents = demoDocuments(NOW);

function all<T>(collection: string): T[] {
  return documents.filter(({ path: at }) => at.startsWith(`${collection}/`)).map(({ data }) => data as T);
}

const products = all<Product>('products');
const combos = all<Combo>('combos');
const byId = new Map(products.map((product) => [product.id, product]));

function repeated(values: readonly string[]): string[] {
  return values.filter((value, i) => values.indexOf(value) !== i);
}

/** The files behind an address such as /pictures/a-1-800.webp, in all its widths and both formats. */
function missingFiles(src: string, widths: readonly number[]): string[] {
  const name = /^\/pictures\/(.+)-\d+\.webp$/.exec(src)?.[1];
  return widths
    .flatMap((width) => ['avif', 'webp'].map((ending) => `${name}-${width}.${ending}`))
    .filter((file) => !existsSync(path.join(__dirname, 'pictures', file)));
}

describe('demo documents', () => {
  it('are the same for the same moment, at paths of their own', () => {
    expect(demoDocuments(NOW)).toEqual(documents);
    expect(repeated(documents.map((document) => document.path))).toEqual([]);
  });

  it('hold nothing that a database cannot', () => {
    expect(JSON.parse(JSON.stringify(documents))).toEqual(documents);
  });

  it('are 40 products and 8 combos', () => {
    expect(products).toHaveLength(40);
    expect(combos).toHaveLength(8);
  });
});

describe('products', () => {
  it.each(products.map((product) => [product.id, product] as const))('%s is complete', (id, product) => {
    expect(product.slug).toBe(id);
    expect(product.status).toBe('active');
    const stars = all<StoredReview>('reviews').flatMap(({ productId, rating }) =>
      productId === id ? [rating] : [],
    );
    const mean = stars.reduce((total, one) => total + one, 0) / (stars.length || 1);
    expect(product.rating).toBeCloseTo(mean, 4);
    expect(product.ratingCount).toBe(stars.length);
    expect(product.variants.length).toBeGreaterThan(0);
    expect(product.variants.length).toBeLessThanOrEqual(3);
    expect(product).toMatchObject({
      price: product.variants[0]?.price,
      mrp: product.variants[0]?.mrp,
      sku: product.variants[0]?.sku,
      stock: product.variants.reduce((total, variant) => total + variant.stock, 0),
      gstRate: id === 'neem-and-tulsi-bar' ? 5 : 18,
    });
    expect(['3304', '3401']).toContain(product.hsn);
    for (const list of [
      'ingredients',
      'keyIngredients',
      'benefits',
      'howToUse',
      'concerns',
      'skinTypes',
    ] as const) {
      expect(product[list].length).toBeGreaterThan(0);
      expect(repeated(product[list])).toEqual([]);
    }
  });

  it('cost between ₹149 and ₹1,899, never more than their MRP', () => {
    for (const { price, mrp } of products.flatMap((product) => product.variants)) {
      expect(price).toBeGreaterThanOrEqual(149);
      expect(price).toBeLessThanOrEqual(1899);
      expect(mrp).toBeGreaterThanOrEqual(price);
    }
  });

  it('have an SKU for each variant and a name of their own', () => {
    const skus = [...products.flatMap((product) => product.variants), ...combos].map(({ sku }) => sku);
    expect(repeated(skus)).toEqual([]);
    expect(repeated([...products, ...combos].map(({ name }) => name))).toEqual([]);
  });

  it('show every state of stock', () => {
    expect(products.filter(({ stock }) => stock === 0)).toHaveLength(2);
    expect(products.filter(({ stock }) => stock === 3)).toHaveLength(2);
  });

  it('fill the strip of recommendations', () => {
    expect(products.filter(({ tags }) => tags.includes('recommended')).length).toBeGreaterThanOrEqual(12);
  });
});

describe('combos', () => {
  it.each(combos.map((combo) => [combo.id, combo] as const))('%s saves on parts that exist', (_id, combo) => {
    const parts = combo.items.map(({ productId, variantId, quantity }) => {
      const variant = byId.get(productId)?.variants.find(({ id }) => id === variantId);
      return { price: (variant?.price ?? NaN) * quantity, mrp: (variant?.mrp ?? NaN) * quantity };
    });
    expect(combo.mrp).toBe(parts.reduce((total, part) => total + part.mrp, 0));
    expect(combo.price).toBeLessThan(parts.reduce((total, part) => total + part.price, 0));
    expect(combo.stock).toBeGreaterThan(0);
  });
});

describe('the rest', () => {
  it('can be saved by the admin as it is', () => {
    expect(products.flatMap((product) => productProblems(draftOfProduct(product)))).toEqual([]);
    expect(combos.flatMap((combo) => comboProblems(draftOfCombo(combo)))).toEqual([]);
  });

  it('counts the units of each variant in a stock document', () => {
    const shown = products
      .flatMap((product) => product.variants)
      .map(({ sku, stock }) => ({ sku, available: stock, reserved: 0, sold: 0 }));
    expect(all('stock')).toEqual(shown);
  });

  it('has offers of every type, one of them switched off', () => {
    const offers = all<Offer>('offers');
    expect(new Set(offers.map(({ type }) => type))).toEqual(new Set(OFFER_TYPES));
    expect(offers.filter(({ enabled }) => !enabled).map(({ code }) => code)).toEqual(['FLASH25']);
  });

  it('has questions about products that exist, enough of one to be searched and one that waits', () => {
    const questions = all<StoredQuestion & { id: string }>('questions');
    expect(questions.filter(({ productId }) => !byId.has(productId))).toEqual([]);
    expect(questions.flatMap(({ text }) => questionError(text) ?? [])).toEqual([]);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    const shown = questions.filter(({ status, answer }) => status === 'published' && answer);
    const most = products.map(({ id }) => shown.filter(({ productId }) => productId === id).length);
    expect(Math.max(...most)).toBeGreaterThan(WORTH_SEARCHING);
    expect(questions.length - shown.length).toBe(1);
  });

  it('has published reviews of products that exist, two to five each', () => {
    const reviews = all<StoredReview & { id: string }>('reviews');
    const counts = new Map<string, number>();
    for (const review of reviews) {
      expect(byId.has(review.productId)).toBe(true);
      expect(review.id).toBe(`${review.productId}_${review.userId}`);
      expect(review.status).toBe('published');
      counts.set(review.productId, (counts.get(review.productId) ?? 0) + 1);
    }
    expect(counts.size).toBeGreaterThanOrEqual(15);
    expect([...counts.values()].filter((count) => count < 2 || count > 5)).toEqual([]);
  });
});

test('every SKU but one has a place of its own in the store room', () => {
  const stored = all<Partial<StoredPlaces>>('settings').find(({ places }) => places);
  const places = Object.entries(stored?.places ?? {});
  const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku));
  expect(places.map(([sku]) => sku).sort()).toEqual(skus.filter((sku) => stored?.places?.[sku]).sort());
  expect(places).toHaveLength(skus.length - 1);
  expect(new Set(places.map(([, place]) => place)).size).toBe(places.length);
  for (const [, place] of places) expect(place).toMatch(PLACE);
});

describe('pictures', () => {
  it('of products and combos are there at every width, in both formats', () => {
    const pictures = [...products, ...combos].flatMap(({ images }) => images);
    expect(pictures.flatMap(({ src }) => missingFiles(src, [360, 640, 800, 1200]))).toEqual([]);
    for (const { mainImage, images } of [...products, ...combos]) expect(images[0]?.src).toBe(mainImage);
  });

  it('of banners, highlights and the story are there', () => {
    const [story] = all<{ story: { image: string } }>('settings');
    expect([
      ...all<Banner>('banners').flatMap(({ imageWide, imageTall }) => [
        ...missingFiles(imageWide, [960, 1440, 1920, 2400]),
        ...missingFiles(imageTall, [480, 800, 1200]),
      ]),
      ...all<Highlight>('highlights').flatMap(({ image }) => missingFiles(image, [480, 800, 1200])),
      ...missingFiles(story?.story.image ?? '', [480, 800, 1040]),
    ]).toEqual([]);
  });
});
