import type { CatalogueResponse, ComboSummary, ProductSummary } from '@/domain/contracts/shoppers/catalogue';

/** A catalogue with the given parts only. */
export const aCatalogue = (changes: Partial<CatalogueResponse> = {}): CatalogueResponse => ({
  version: '1',
  products: [],
  combos: [],
  banners: [],
  highlights: [],
  offers: [],
  reviews: [],
  story: null,
  ...changes,
});

/** A product whose details do not matter to the test. Prices are rupees. */
export function aProduct(changes: Partial<ProductSummary> & { id: string }): ProductSummary {
  const { id, price = 500, mrp = 600, stock = 10 } = changes;
  return {
    name: `Product ${id}`,
    slug: id,
    tags: [],
    rating: 4.5,
    ratingCount: 100,
    mainImage: `/pictures/${id}-800.webp`,
    images: [],
    label: '',
    subtitle: '',
    price,
    mrp,
    sku: `SKU-${id}`,
    stock,
    status: 'active',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    category: 'Serum',
    concerns: ['Dullness'],
    skinTypes: ['Oily'],
    keyIngredients: ['Amla'],
    variants: [{ id: 'v1', label: '30 ml', sku: `SKU-${id}`, price, mrp, stock }],
    netQuantity: { value: 30, unit: 'ml' },
    countryOfOrigin: 'India',
    ...changes,
  };
}

export function aCombo(changes: Partial<ComboSummary> & { id: string }): ComboSummary {
  const { id, price = 800, mrp = 1000, stock = 5 } = changes;
  return {
    name: `Combo ${id}`,
    slug: id,
    tags: [],
    rating: 4.5,
    ratingCount: 20,
    mainImage: '',
    images: [],
    label: '',
    subtitle: '',
    price,
    mrp,
    sku: `COMBO-${id}`,
    stock,
    status: 'active',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    items: [],
    ...changes,
  };
}
