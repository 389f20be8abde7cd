import type {
  Banner,
  Combo,
  Highlight,
  IngredientStory,
  Product,
  Question,
  Review,
} from '../../catalogue/catalogue';
import type { Offer } from '../../offers/offer';

/** The catalogue; each product and combo has a URL below it. */
export const CATALOGUE_PATH = '/api/catalogue';

/** The fields of a product that lists, filters, cards and the search need; its own URL has the rest. */
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

/** The public fields of an offer, without its use count and its usage limit. */
export type PublicOffer = Omit<
  Offer,
  'usageLimit' | 'perUserLimit' | 'usedCount' | 'createdAt' | 'updatedAt'
>;

/** GET /api/catalogue: active products and combos, enabled banners, highlights and offers, the story, newest reviews. */
export interface CatalogueResponse {
  /** Changes with every change of the response. */
  version: string;
  products: ProductSummary[];
  combos: ComboSummary[];
  banners: Banner[];
  highlights: Highlight[];
  /** Current and soon starting offers that are not used up. */
  offers: PublicOffer[];
  reviews: Review[];
  story: IngredientStory | null;
  /** In a shop that takes no online payments. */
  cashOnly?: true;
  /** Units of one SKU that a person may buy in a day; absent in answers cached before it was there. */
  unitsPerSku?: number;
  /** In a shop that sells gift cards. */
  giftCards?: true;
}

/** GET /api/catalogue/products/{id}, GET /api/catalogue/combos/{id} */
export interface ProductResponse {
  product: Product;
  reviews: Review[];
  /** The newest answered ones, one more than are read without a search; absent in answers cached before there were any. */
  questions?: Question[];
}
export interface ComboResponse {
  combo: Combo;
  /** The complete products in it, because a combo shows their labels. */
  parts: Product[];
  /** Reviews of its parts. */
  reviews: Review[];
}

/** The body of a 410: similar products in place of one that is no longer sold. */
export interface GoneResponse {
  alternatives: ProductSummary[] | ComboSummary[];
}

/** GET /api/serviceability?pincode= */
export interface ServiceabilityResponse {
  pincode: string;
  deliverable: boolean;
  cod: boolean;
  /** ISO date of the latest likely delivery; null if it is unknown. */
  by: string | null;
}
