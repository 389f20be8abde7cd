import type { Combo, Product } from '../../catalogue';
import type { ComboDraft, ItemDraftBase, ProductDraft } from '../draft';
import { comboOfDraft, storedMetaOf, productOfDraft } from '../toStored';

const face: ItemDraftBase = {
  name: 'Rose Mist',
  slug: 'rose-mist',
  subtitle: 'Rose water',
  label: '',
  description: 'A mist.\nFor heat.',
  tags: ['new'],
  benefits: ['Cools'],
  hsn: '3304',
  status: 'active',
  images: [
    { src: '/pictures/rose-mist-1-800.webp', alt: 'Rose Mist', width: 800, height: 1000, ground: '#eef3f0' },
  ],
};

/** A product that can be on sale. */
export const aProductDraft = (change: Partial<ProductDraft> = {}): ProductDraft => ({
  ...face,
  category: 'Face mist',
  concerns: ['Dryness'],
  skinTypes: ['Dry'],
  ingredients: ['Aqua'],
  keyIngredients: ['Rose'],
  howToUse: ['Spray.'],
  netQuantity: { value: 100, unit: 'ml' },
  countryOfOrigin: 'India',
  manufacturer: 'Glumist, Bengaluru',
  shelfLifeMonths: 24,
  gstRate: 18,
  gstRates: [],
  variants: [{ id: '100-ml', label: '100 ml', sku: 'MIST-100', price: 300, mrp: 350, stock: 10 }],
  ...change,
});

/** A combo that can be on sale with `aProduct`. */
export const aComboDraft = (change: Partial<ComboDraft> = {}): ComboDraft => ({
  ...face,
  name: 'Two mists',
  slug: 'two-mists',
  sku: 'SET-2',
  price: 500,
  mrp: 700,
  items: [{ productId: 'rose-mist', variantId: '100-ml', quantity: 2 }],
  ...change,
});

export const NOW = new Date('2026-11-22T10:00:00.000Z');
const BEFORE = new Date('2026-11-01T10:00:00.000Z');

/** The product of a draft as it was stored some time ago, its units as the draft says. */
export function aProduct(draft: ProductDraft = aProductDraft()): Product {
  const levels = draft.variants.map(
    ({ sku, stock }) => [sku, { sku, available: stock, reserved: 0, sold: 0 }] as const,
  );
  return productOfDraft(draft, storedMetaOf(null, draft.slug, BEFORE), new Map(levels));
}

export const aCombo = (draft: ComboDraft = aComboDraft()): Combo =>
  comboOfDraft(draft, storedMetaOf(null, draft.slug, BEFORE), 18);
