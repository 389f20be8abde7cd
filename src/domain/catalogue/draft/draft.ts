import type { CatalogueStatus, Combo, ComboPart, DatedRate, Product } from '../catalogue';

/** A picture in a draft. Width, height and background colour are 0 and empty where unknown. */
export interface PictureDraft {
  src: string;
  alt: string;
  width: number;
  height: number;
  ground: string;
}

/**
 * The fields of a product or combo that the team edits; rating, dates and stock counts belong to the shop. 0
 * and '' mean "not given".
 */
export interface ItemDraftBase {
  name: string;
  slug: string;
  subtitle: string;
  label: string;
  description: string;
  tags: string[];
  benefits: string[];
  images: PictureDraft[];
  hsn: string;
  status: CatalogueStatus;
}

/** A size. Prices are rupees; `stock` is the number of available units, without reserved ones. */
export interface VariantDraft {
  id: string;
  label: string;
  sku: string;
  price: number;
  mrp: number;
  stock: number;
}

export interface ProductDraft extends ItemDraftBase {
  category: string;
  concerns: string[];
  skinTypes: string[];
  ingredients: string[];
  keyIngredients: string[];
  howToUse: string[];
  variants: VariantDraft[];
  netQuantity: Product['netQuantity'];
  countryOfOrigin: string;
  manufacturer: string;
  shelfLifeMonths: number;
  /** Percent, until the first change. */
  gstRate: number;
  gstRates: DatedRate[];
}

export interface ComboDraft extends ItemDraftBase {
  sku: string;
  price: number;
  mrp: number;
  items: ComboPart[];
}

export type AnyDraft = ProductDraft | ComboDraft;

/** The SKUs of a product's variants, or the SKU of a combo. */
export const skusOf = (item: AnyDraft | Product | Combo): string[] =>
  'items' in item ? [item.sku] : item.variants.map(({ sku }) => sku);

export const LIMITS = {
  name: 150,
  slug: 80,
  subtitle: 300,
  label: 40,
  description: 5000,
  listEntry: 300,
  shortList: 30,
  ingredients: 100,
  images: 6,
  imageSrc: 500,
  alt: 300,
  variants: 6,
  parts: 6,
  partQuantity: 20,
  category: 60,
  country: 60,
  manufacturer: 300,
  sku: 60,
  rupees: 1_000_000,
  units: 1_000_000,
  shelfLifeMonths: 120,
  gstRates: 6,
} as const;

export const UNITS = ['ml', 'g', 'pcs'] as const;
export const STATUSES: readonly CatalogueStatus[] = ['draft', 'active', 'archived'];
