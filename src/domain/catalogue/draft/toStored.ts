import { savedAt } from '@/domain/records/savedAt';
import type { ReviewCells } from '../ratings/reviewCells';
import type { StarCounts } from '../ratings/starCounts';
import type { Combo, Picture, Product, StockLevel } from '../catalogue';
import type { ComboDraft, ItemDraftBase, ProductDraft } from './draft';

/** The fields of a document that every save preserves. */
interface StoredMeta {
  id: string;
  rating: number;
  ratingCount: number;
  starCounts?: StarCounts;
  reviewCells?: ReviewCells;
  createdAt: string;
  updatedAt: string;
}

/** Pixels of the shop's own pictures; other pictures are cropped to it. */
const SIZE = { width: 800, height: 1000 };
const GROUND = '#eef3f0';

const pictureOf = ({ src, alt, width, height, ground }: ItemDraftBase['images'][number]): Picture => ({
  src,
  alt,
  ...(width > 0 && height > 0 ? { width, height } : SIZE),
  ground: ground || GROUND,
});

/** The preserved fields of a document that is saved or created at `now`. */
export function storedMetaOf(stored: StoredMeta | null, id: string, now: Date): StoredMeta {
  const updatedAt = savedAt(stored, now);
  const { rating = 0, ratingCount = 0, starCounts, reviewCells, createdAt = updatedAt } = stored ?? {};
  const counted = { ...(starCounts ? { starCounts } : {}), ...(reviewCells ? { reviewCells } : {}) };
  return { id, rating, ratingCount, ...counted, createdAt, updatedAt };
}

function sharedFieldsOf(draft: ItemDraftBase) {
  const { name, slug, subtitle, label, description, tags, benefits, hsn, status } = draft;
  const images = draft.images.map(pictureOf);
  return {
    name,
    slug,
    subtitle,
    label,
    description,
    tags,
    benefits,
    hsn,
    status,
    images,
    mainImage: images[0]?.src ?? '',
  };
}

/** The document of a product, with the stock of `levels`. */
export function productOfDraft(
  draft: ProductDraft,
  meta: StoredMeta,
  levels: ReadonlyMap<string, StockLevel>,
): Product {
  const { category, concerns, skinTypes, ingredients, keyIngredients, howToUse, netQuantity } = draft;
  const { countryOfOrigin, manufacturer, shelfLifeMonths, gstRate } = draft;
  const gstRates = [...draft.gstRates].sort((a, b) => (a.from < b.from ? -1 : 1));
  const variants = draft.variants.map(({ id, label, sku, price, mrp }) => ({
    id,
    label,
    sku,
    price,
    mrp,
    stock: levels.get(sku)?.available ?? 0,
  }));
  const { sku = '', price = 0, mrp = 0 } = variants[0] ?? {};
  return {
    ...sharedFieldsOf(draft),
    ...meta,
    category,
    concerns,
    skinTypes,
    ingredients,
    keyIngredients,
    howToUse,
    netQuantity,
    countryOfOrigin,
    manufacturer,
    shelfLifeMonths,
    variants,
    sku,
    price,
    mrp,
    gstRate,
    ...(gstRates.length > 0 ? { gstRates } : {}),
    stock: variants.reduce((total, { stock }) => total + stock, 0),
  };
}

/** The document of a combo with this tax rate. It stores no stock, which follows from its parts. */
export function comboOfDraft(draft: ComboDraft, meta: StoredMeta, gstRate: number): Combo {
  const { sku, price, mrp, items } = draft;
  return { ...sharedFieldsOf(draft), ...meta, sku, price, mrp, items, gstRate, stock: 0 };
}

const pictureDraft = ({ src, alt = '', width = 0, height = 0, ground = '' }: Picture) => ({
  src,
  alt,
  width,
  height,
  ground,
});

function sharedDraftOf(stored: Product | Combo): ItemDraftBase {
  // Documents written by hand may lack fields that have no default.
  const { name, slug = '', subtitle = '', label = '', description = '', tags = [], benefits = [] } = stored;
  const { hsn = '', status, images = [] } = stored;
  return {
    name,
    slug,
    subtitle,
    label,
    description,
    tags,
    benefits,
    hsn,
    status,
    images: images.map(pictureDraft),
  };
}

/** The draft that gives this stored product. */
export function draftOfProduct(stored: Product): ProductDraft {
  const { category = '', concerns = [], skinTypes = [], ingredients = [], keyIngredients = [] } = stored;
  const { howToUse = [], netQuantity = { value: 0, unit: 'ml' }, countryOfOrigin = '' } = stored;
  const { manufacturer = '', shelfLifeMonths = 0, gstRate = 0, gstRates = [] } = stored;
  return {
    ...sharedDraftOf(stored),
    category,
    concerns,
    skinTypes,
    ingredients,
    keyIngredients,
    howToUse,
    netQuantity,
    countryOfOrigin,
    manufacturer,
    shelfLifeMonths,
    gstRate,
    gstRates: gstRates.map(({ from, rate }) => ({ from, rate })),
    variants: stored.variants.map(({ id, label, sku, price, mrp, stock }) => ({
      id,
      label,
      sku,
      price,
      mrp,
      stock,
    })),
  };
}

export function draftOfCombo(stored: Combo): ComboDraft {
  const { sku, price, mrp, items } = stored;
  return { ...sharedDraftOf(stored), sku, price, mrp, items };
}
