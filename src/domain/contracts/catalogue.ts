import type { Banner, Combo, Highlight, IngredientStory, Product, Review } from '../catalogue/catalogue';
import type { Offer } from '../offers/offer';

/** The catalogue; each product and combo is at an address below it. */
export const CATALOGUE_PATH = '/api/catalogue';

/** All of a product that lists, filters, cards and the search need; the rest is on its own URL. */
export type ProductSummary = Omit<
  Product,
  | 'description'
  | 'ingredients'
  | 'benefits'
  | 'howToUse'
  | 'manufacturer'
  | 'shelfLifeMonths'
  | 'hsn'
  | 'gstRate'
>;
export type ComboSummary = Omit<Combo, 'description' | 'benefits' | 'hsn' | 'gstRate'>;

/** What the shop says of an offer to everybody; how often it was used, and may be, stays out. */
export type PublicOffer = Omit<
  Offer,
  'usageLimit' | 'perUserLimit' | 'usedCount' | 'createdAt' | 'updatedAt'
>;

/** GET /api/catalogue: active products and combos, enabled banners, highlights and offers, the story, newest reviews. */
export interface CatalogueResponse {
  /** Changes when anything in the answer does. */
  version: string;
  products: ProductSummary[];
  combos: ComboSummary[];
  banners: Banner[];
  highlights: Highlight[];
  /** Those that run or soon will, and are not used up. */
  offers: PublicOffer[];
  reviews: Review[];
  story: IngredientStory | null;
}

/** GET /api/catalogue/products/{id}, GET /api/catalogue/combos/{id} */
export interface ProductResponse {
  product: Product;
  reviews: Review[];
}
export interface ComboResponse {
  combo: Combo;
  /** The products in it, whole: their labels are the combo's. */
  parts: Product[];
  /** Of the combo and of its parts. */
  reviews: Review[];
}

/** 410: no longer sold, and what is like it. */
export interface GoneResponse {
  alternatives: ProductSummary[] | ComboSummary[];
}

/** GET /api/serviceability?pincode= */
export interface ServiceabilityResponse {
  pincode: string;
  deliverable: boolean;
  cod: boolean;
  /** ISO date of the latest likely delivery, or null where it is not known. */
  by: string | null;
}
