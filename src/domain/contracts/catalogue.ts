import type { Banner, Combo, Highlight, Product, Review } from '../catalogue';

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

/** GET /api/catalogue: active products and combos, enabled banners and highlights, newest reviews. */
export interface CatalogueResponse {
  /** Changes when anything in the answer does. */
  version: string;
  products: ProductSummary[];
  combos: ComboSummary[];
  banners: Banner[];
  highlights: Highlight[];
  reviews: Review[];
}

/** GET /api/catalogue/products/{id}, GET /api/catalogue/combos/{id} */
export interface ProductResponse {
  product: Product;
  reviews: Review[];
}
export interface ComboResponse {
  combo: Combo;
  /** The products in it. */
  parts: ProductSummary[];
  reviews: Review[];
}

/** GET /api/serviceability?pincode= */
export interface ServiceabilityResponse {
  pincode: string;
  deliverable: boolean;
  cod: boolean;
  /** ISO date of the latest likely delivery, or null where it is not known. */
  by: string | null;
}
