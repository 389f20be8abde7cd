/** What the shop sells, as documents hold it. Prices are rupees. */

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
  /** The figure shown; `stock/{sku}` is the truth. */
  stock: number;
}

/** What a line of a cart or an order is of. */
export type ItemKind = 'product' | 'combo';

export type CatalogueStatus = 'draft' | 'active' | 'archived';

/** What a product and a combo share: all that a card, a filter and the search need. */
export interface CatalogueItemBase {
  id: string;
  name: string;
  slug: string;
  tags: string[];
  rating: number;
  ratingCount: number;
  mainImage: string;
  images: Picture[];
  /** A plain fact on the card: 'New', 'Back on 2 Dec', or empty. */
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
  /** Changes of the rate, oldest first; absent where there are none. */
  gstRates?: DatedRate[];
}

/** A rate of GST in percent from a day in India on, as in '2027-04-01'. */
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
  /** The highest of its products' on the day of its last save; an order takes that of its own day. */
  gstRate: number;
}

/** What a page of its own shows of a product, or of a combo with the products in it and the reviews of all of them. */
export type Detail =
  | { kind: 'product'; item: Product; reviews: Review[] }
  | { kind: 'combo'; item: Combo; parts: Product[]; reviews: Review[] };

/** The variant that a combo's part names; undefined when it is no longer there. */
export function partVariant(
  part: ComboPart,
  products: ReadonlyMap<string, Pick<Product, 'variants'>>,
): Variant | undefined {
  return products.get(part.productId)?.variants.find((variant) => variant.id === part.variantId);
}

/** `stock/{sku}`: the truth about units. available + reserved + sold = what there was. */
export interface StockLevel {
  sku: string;
  available: number;
  reserved: number;
  sold: number;
}

export interface Review {
  id: string;
  productId: string;
  userId: string;
  author: string;
  city: string;
  /** 1 to 5, whole. */
  rating: number;
  title: string;
  body: string;
  status: 'pending' | 'published' | 'rejected';
  createdAt: string;
}

/** What every banner and highlight has. ISO timestamps. */
interface PlacedFields {
  enabled: boolean;
  order: number;
  startsAt?: string;
  endsAt?: string;
  /** When the admin made it, and saved it last. */
  createdAt?: string;
  updatedAt?: string;
}

/** What a banner shows, and where it leads. */
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

/** `settings/store`.story: one ingredient, told on the home page. */
export interface IngredientStory {
  title: string;
  text: string;
  /** Without a ground of its own: it lies on dew green. */
  image: string;
  alt: string;
  facts: { name: string; text: string }[];
  link: string;
  linkLabel: string;
}
