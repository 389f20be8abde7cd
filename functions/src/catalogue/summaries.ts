import type { Banner, CatalogueItemBase, Combo, Highlight, Product } from '@/domain/catalogue/catalogue';
import type { ComboSummary, ProductSummary, PublicOffer } from '@/domain/contracts/shoppers/catalogue';
import type { Offer } from '@/domain/offers/offer';
import { ratingOf, starCountsOf, sumStars, type StarCounts } from '@/domain/catalogue/ratings/starCounts';
import { cellsOf, sumCells, type ReviewCells } from '@/domain/catalogue/ratings/reviewCells';
import { comboStock } from '@/domain/catalogue/stock';
import { figuresBy } from '@/domain/offers/types/offerType';

/** A card shows one picture, and a second one on hover. */
const CARD_PICTURES = 2;

/** The document fields of a card, which products and combos share; summaries read no others but their own. */
const CARD_FIELDS =
  'name slug tags starCounts mainImage images label subtitle price mrp sku stock status createdAt updatedAt'.split(
    ' ',
  );
export const PRODUCT_FIELDS = [
  ...CARD_FIELDS,
  ...'category concerns skinTypes keyIngredients variants netQuantity countryOfOrigin'.split(' '),
];
export const COMBO_FIELDS = [...CARD_FIELDS, 'items'];

function cardFieldsOf(item: CatalogueItemBase): CatalogueItemBase {
  const { id, name, slug, tags, rating, ratingCount, mainImage, images, label, subtitle } = item;
  const { price, mrp, sku, stock, status, createdAt, updatedAt } = item;
  return {
    id,
    name,
    slug,
    tags,
    rating,
    ratingCount,
    mainImage,
    label,
    subtitle,
    images: images?.slice(0, CARD_PICTURES) ?? [],
    price,
    mrp,
    sku,
    stock,
    status,
    createdAt,
    updatedAt,
  };
}

/** A product as the catalogue lists it, with two pictures and without its detail page. */
export function productSummary(product: Product): ProductSummary {
  const { category, concerns, skinTypes, keyIngredients, variants, netQuantity, countryOfOrigin } = product;
  return {
    ...cardFieldsOf(product),
    category,
    concerns,
    skinTypes,
    keyIngredients,
    variants,
    netQuantity,
    countryOfOrigin,
  };
}

const cellsIn = (cells: ReviewCells | null) => (cells ? { reviewCells: cells } : {});

/** The public fields of a product. */
export function publicProduct(product: Product): Product {
  const { description, ingredients, benefits, howToUse, manufacturer, shelfLifeMonths, hsn, gstRate } =
    product;
  return {
    ...productSummary(product),
    starCounts: starCountsOf(product.starCounts),
    ...cellsIn(cellsOf(product.reviewCells)),
    images: product.images ?? [],
    description,
    ingredients,
    benefits,
    howToUse,
    manufacturer,
    shelfLifeMonths,
    hsn,
    gstRate,
  };
}

/** The products of a combo, whose reviews its page shows. */
const partsOf = ({ items }: Combo, products: ReadonlyMap<string, Product>) =>
  [...new Set(items.map(({ productId }) => productId))].map((id) => products.get(id));

const comboStars = (combo: Combo, products: ReadonlyMap<string, Product>): StarCounts =>
  sumStars(partsOf(combo, products).map((part) => starCountsOf(part?.starCounts)));

/** Null until each of its products has review cells. */
function comboCells(combo: Combo, products: ReadonlyMap<string, Product>): ReviewCells | null {
  const all = partsOf(combo, products).map((part) => cellsOf(part?.reviewCells));
  const counted = all.filter((cells) => cells !== null);
  return counted.length === all.length ? sumCells(counted) : null;
}

/** A combo, with the stock that its parts allow and their reviews. */
export function comboSummary(combo: Combo, products: ReadonlyMap<string, Product>): ComboSummary {
  const figures = { stock: comboStock(combo, products), ...ratingOf(comboStars(combo, products)) };
  return { ...cardFieldsOf(combo), items: combo.items, ...figures };
}

/** A combo as its detail page shows it. */
export function publicCombo(combo: Combo, products: ReadonlyMap<string, Product>): Combo {
  const { description, benefits, hsn, gstRate } = combo;
  const images = combo.images ?? [];
  const starCounts = comboStars(combo, products);
  return {
    ...comboSummary(combo, products),
    starCounts,
    ...cellsIn(comboCells(combo, products)),
    images,
    description,
    benefits,
    hsn,
    gstRate,
  };
}

/** The public fields of a banner. */
export function publicBanner(banner: Banner): Banner {
  const { id, title, text, imageWide, imageTall, alt, linkLabel, link } = banner;
  const { enabled, order, startsAt, endsAt } = banner;
  return { id, title, text, imageWide, imageTall, alt, linkLabel, link, enabled, order, startsAt, endsAt };
}

/** The public fields of a highlight. */
export function publicHighlight(highlight: Highlight): Highlight {
  const { id, title, text, image, link, enabled, order, startsAt, endsAt } = highlight;
  return { id, title, text, image, link, enabled, order, startsAt, endsAt };
}

/** The public fields of an offer: not its limits and not how often it was used. */
export function publicOffer(offer: Offer): PublicOffer {
  const { id, code, title, type, discount, enabled } = offer;
  const { scope, minProducts, minSubtotal, startsAt, endsAt } = offer;
  return {
    ...figuresBy((name) => offer[name]),
    id,
    code,
    title,
    type,
    discount,
    enabled,
    ...(scope ? { scope } : {}),
    minProducts,
    minSubtotal,
    startsAt,
    endsAt,
  };
}
