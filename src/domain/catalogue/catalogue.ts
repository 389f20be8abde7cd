import type { ReviewCells } from './ratings/reviewCells';
import type { StarCounts } from './ratings/starCounts';

/** The catalogue's items as documents hold them. Prices are rupees. */

export interface Picture {
  /** The 800 px WebP; its siblings replace `-800.webp` by `-{320|480|800|1200}.{avif|webp}`. */
  src: string;
  width: number;
  height: number;
  alt: string;
  /** Dominant colour, shown while the picture loads. */
  ground: string;
}

export interface Variant {
  id: string;
  label: string;
  sku: string;
  price: number;
  mrp: number;
  /** For display; `stock/{sku}` is authoritative. */
  stock: number;
}

/** The kind of item in a cart or order line. */
export type ItemKind = 'product' | 'combo';

export type CatalogueStatus = 'draft' | 'active' | 'archived';

/** The fields that products and combos share: all that a card, a filter and the search need. */
export interface CatalogueItemBase {
  id: string;
  name: string;
  slug: string;
  tags: string[];
  /** The mean of the published reviews, and how many they are; 0 without any. Of a combo: of its products' reviews. */
  rating: number;
  ratingCount: number;
  /** The counts of which `rating` is the mean; absent in lists, and until the first review. */
  starCounts?: StarCounts;
  /** The same reviews split by skin type and photos; absent in lists, and until they were counted. */
  reviewCells?: ReviewCells;
  mainImage: string;
  images: Picture[];
  /** A fact on the card: 'New', 'Back on 2 Dec', or empty. */
  label: string;
  /** The line under the name: actives of a product, contents of a combo. */
  subtitle: string;
  price: number;
  mrp: number;
  sku: string;
  stock: number;
  status: CatalogueStatus;
  /** ISO timestamps. */
  createdAt: string;
  updatedAt: string;
}

export interface Product extends CatalogueItemBase {
  description: string;
  category: string;
  concerns: string[];
  skinTypes: string[];
  /** INCI names, in order of amount. */
  ingredients: string[];
  keyIngredients: string[];
  benefits: string[];
  howToUse: string[];
  /** At least one; the first is the one shown on cards. */
  variants: Variant[];
  netQuantity: { value: number; unit: 'ml' | 'g' | 'pcs' };
  countryOfOrigin: string;
  manufacturer: string;
  shelfLifeMonths: number;
  hsn: string;
  /** Percent, until the first of `gstRates`. */
  gstRate: number;
  /** Changes of the rate, oldest first; absent without changes. */
  gstRates?: DatedRate[];
}

/** A GST rate in percent from a day in India on, as in '2027-04-01'. */
export interface DatedRate {
  from: string;
  rate: number;
}

export interface ComboPart {
  productId: string;
  variantId: string;
  quantity: number;
}

export interface Combo extends CatalogueItemBase {
  description: string;
  benefits: string[];
  items: ComboPart[];
  hsn: string;
  /** The highest rate of its products at the last save; an order takes the rate of its own day. */
  gstRate: number;
}

/** The data of a detail screen: a product, or a combo with its products and their reviews. */
export type Detail =
  | { kind: 'product'; item: Product; reviews: Review[]; questions?: Question[] }
  | { kind: 'combo'; item: Combo; parts: Product[]; reviews: Review[] };

/** The variant of a combo's part; undefined when it is gone. */
export function partVariant(
  part: ComboPart,
  products: ReadonlyMap<string, Pick<Product, 'variants'>>,
): Variant | undefined {
  return products.get(part.productId)?.variants.find((variant) => variant.id === part.variantId);
}

/** `stock/{sku}`: the authoritative counts. available + reserved + sold = all units. */
export interface StockLevel {
  sku: string;
  available: number;
  reserved: number;
  sold: number;
}

/** A photo of a review. Pixels of its large file. */
export interface ReviewPhoto {
  id: string;
  width: number;
  height: number;
}

/** The public fields of a review. */
export interface Review {
  /** A public id that does not reveal the writer's account. */
  id: string;
  productId: string;
  author: string;
  city: string;
  /** 1 to 5, whole. */
  rating: number;
  title: string;
  body: string;
  /** One of `SKIN_TYPES`; absent where the writer did not say. */
  skinType?: string;
  /** For how many weeks the writer had used it. */
  weeksUsed?: number;
  createdAt: string;
  /** How many others found it helpful; absent for 0. */
  helpful?: number;
  /** Absent where there are none. */
  photos?: ReviewPhoto[];
  /** The shop's answer and its time (ISO). */
  reply?: { text: string; at: string };
}

/** The public fields of an answered question. The asker stays private. */
export interface Question {
  id: string;
  text: string;
  createdAt: string;
  answer: { text: string; at: string };
  /** How many readers found the answer helpful; absent for 0. */
  helpful?: number;
}

/** The fields of every banner and highlight. ISO timestamps. */
interface PlacedFields {
  enabled: boolean;
  order: number;
  startsAt?: string;
  endsAt?: string;
  /** When the team created it, and last saved it. */
  createdAt?: string;
  updatedAt?: string;
}

/** A banner's texts and link. */
export interface BannerContent {
  title: string;
  text: string;
  imageWide: string;
  imageTall: string;
  alt: string;
  linkLabel: string;
  link: string;
}

export interface Banner extends PlacedFields, BannerContent {
  id: string;
}

export interface HighlightContent {
  title: string;
  text: string;
  image: string;
  link: string;
}

export interface Highlight extends PlacedFields, HighlightContent {
  id: string;
}

/** `settings/store`.story: the story of one ingredient on the home page. */
export interface IngredientStory {
  title: string;
  text: string;
  /** The picture has a transparent background and is shown on dew green. */
  image: string;
  alt: string;
  facts: { name: string; text: string }[];
  link: string;
  linkLabel: string;
}
