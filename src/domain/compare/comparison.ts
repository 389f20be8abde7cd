import type { Product, Variant } from '../catalogue/catalogue';
import { contentsOf, contentsText, unitPrice } from '../catalogue/netQuantity';
import { formatRupees, toPaise } from '../money/money';
import { keyIngredientsOf } from './strength';

/** A product with the compared size. */
export interface Compared {
  product: Pick<
    Product,
    | 'id'
    | 'name'
    | 'subtitle'
    | 'category'
    | 'concerns'
    | 'skinTypes'
    | 'keyIngredients'
    | 'variants'
    | 'netQuantity'
    | 'countryOfOrigin'
    | 'rating'
    | 'ratingCount'
  >;
  size: Pick<Variant, 'label' | 'price'>;
}

/** null: the catalogue has no value. */
export type Fact = readonly string[] | null;

const contents = ({ product, size }: Compared) => contentsOf(size.label, product.netQuantity);
const stated = (texts: readonly string[]): Fact => {
  const said = texts.filter(Boolean);
  return said.length > 0 ? said : null;
};

function sizeOf(compared: Compared): Fact {
  const holds = contents(compared);
  return holds.value > 0 ? [contentsText(holds)] : null;
}

/** '₹21.63 per ml'; of a single piece its price. */
function unitPriceOf(compared: Compared): Fact {
  const { price } = compared.size;
  const holds = contents(compared);
  if (!(holds.count * holds.value > 0)) return null;
  const text = unitPrice(price, holds);
  if (text) return [text];
  return holds.unit === 'piece' ? [`${formatRupees(price)} per piece`] : null;
}

/** The rows in order, each with a function that reads one product's value. */
const ROWS = {
  kind: ({ product }) => stated([product.category]),
  size: sizeOf,
  otherSizes: ({ product, size }) =>
    stated(product.variants.map(({ label }) => label).filter((label) => label !== size.label)),
  unitPrice: unitPriceOf,
  keyIngredients: ({ product }) => stated(keyIngredientsOf(product)),
  skinTypes: ({ product }) => stated(product.skinTypes),
  goodFor: ({ product }) => stated(product.concerns),
  score: ({ product: { rating, ratingCount } }) =>
    ratingCount > 0 ? [rating.toFixed(1), String(ratingCount)] : null,
  origin: ({ product }) => stated([product.countryOfOrigin]),
} satisfies Record<string, (compared: Compared) => Fact>;

export type RowName = keyof typeof ROWS;

export interface ComparisonRow {
  name: RowName;
  /** One of each product, in their order. */
  facts: Fact[];
  /** Whether the products have equal values, in any order. */
  isSame: boolean;
}

const wordsOf = (fact: Fact): string =>
  (fact ?? [])
    .map((word) => word.toLowerCase())
    .sort()
    .join('\n');

/** The rows of a comparison. A row without a value for any product is left out. */
export function comparisonRows(products: readonly Compared[]): ComparisonRow[] {
  return (Object.keys(ROWS) as RowName[]).flatMap((name) => {
    const facts = products.map(ROWS[name]);
    if (facts.every((fact) => fact === null)) return [];
    const isSame = products.length > 1 && new Set(facts.map(wordsOf)).size === 1;
    return [{ name, facts, isSame }];
  });
}

export interface Cheapest {
  id: string;
  name: string;
  unit: string;
}

/** The product with the lowest unit price; null where units differ, are unknown, or prices tie. */
export function cheapestByContents(products: readonly Compared[]): Cheapest | null {
  const priced = products.map((compared) => {
    const { count, value, unit } = contents(compared);
    const { id, name } = compared.product;
    return { id, name, unit, paise: toPaise(compared.size.price) / (count * value) };
  });
  const [first, second] = [...priced].sort((a, b) => a.paise - b.paise);
  const isComparable = priced.every(({ unit, paise }) => Number.isFinite(paise) && unit === first?.unit);
  if (!first || !second || !isComparable || first.paise === second.paise) return null;
  return { id: first.id, name: first.name, unit: first.unit };
}
