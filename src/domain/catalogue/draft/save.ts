import { changesBetween } from '@/domain/records/audit';
import type { Combo, Product, StockLevel } from '../catalogue';
import { comboRateOn } from '../gst';
import { dayInIndia } from '@/domain/time/india';
import { showStock } from '@/domain/catalogue/stock';
import type { ComboDraft, ProductDraft } from './draft';
import type { FieldProblem } from '@/domain/records/fieldProblem';
import { messages } from './messages/save';
import { comboProblems, productProblems } from './problems';
import { comboOfDraft, storedMetaOf, productOfDraft } from './toStored';

export type Decision<T> =
  | { kind: 'saved'; stored: T; levels: StockLevel[] }
  /** Nothing changed: no new version and no audit entry. */
  | { kind: 'unchanged'; stored: T }
  /** Somebody else saved it since; nothing is overwritten. */
  | { kind: 'conflict'; stored: T }
  | { kind: 'refused'; problems: FieldProblem[] };

/** The common fields of every save request. */
interface SaveRequest<Draft> {
  id: string;
  draft: Draft;
  /** The `updatedAt` of the version that was edited; null for something new. */
  version: string | null;
  now: Date;
}

/** The owners of SKUs that belong to another item. */
export type Owners = ReadonlyMap<string, string>;

export interface ProductFacts {
  stored: Product | null;
  /** For every SKU of the draft and of the stored product. */
  levels: readonly StockLevel[];
  owners: Owners;
  /** Combos that are not archived and contain this product: their names by variant id. */
  combos: ReadonlyMap<string, string>;
}

/**
 * The units that the colleague saw for each SKU. Only the difference is applied, so that units sold meanwhile are
 * not restored.
 */
export type SeenStock = Readonly<Record<string, number>>;

const ownerProblem = (sku: string, owner: string | undefined) =>
  owner === undefined ? [] : [messages.skuTaken(sku, owner)];

/** A SKU that was never sold has no document yet, so it starts from the figure shown. */
function levelsOf({ stored, levels }: ProductFacts): Map<string, StockLevel> {
  const shown = (stored?.variants ?? []).map(({ sku, stock }) => {
    return [sku, { sku, available: stock, reserved: 0, sold: 0 }] as const;
  });
  return new Map([...shown, ...levels.map((level) => [level.sku, level] as const)]);
}

/** The levels after the save, or the problems with them. Reserved and sold units never change. */
function restock(facts: ProductFacts, draft: ProductDraft, seen: SeenStock) {
  const before = levelsOf(facts);
  const units = new Map(Object.entries(seen));
  const own = new Set(facts.stored?.variants.map(({ sku }) => sku));
  const problems: FieldProblem[] = [];
  const levels = draft.variants.map(({ sku, stock }, at): StockLevel => {
    const level = before.get(sku) ?? { sku, available: 0, reserved: 0, sold: 0 };
    const saw = own.has(sku) ? (units.get(sku) ?? level.available) : level.available;
    const available = level.available + stock - saw;
    if (available < 0) {
      const message = messages.soldMeanwhile(level.available);
      problems.push({ field: `variants.${at}.stock`, message });
    }
    return { ...level, available };
  });
  return { levels, problems, before };
}

/** Units of open orders come back to their SKU if the order is cancelled, so a size must have it still. */
const reservedProblem = (name: string, { sku, reserved }: StockLevel): string[] =>
  reserved > 0 ? [messages.inOrders(reserved, { name, sku })] : [];

/** The problems of SKUs that the draft removes: they still have units. A removed size may be part of a combo, too. */
function removalProblems(
  facts: ProductFacts,
  draft: ProductDraft,
  before: Map<string, StockLevel>,
): FieldProblem[] {
  const found = (facts.stored?.variants ?? []).flatMap(({ id, label, sku }) => {
    const name = label || sku;
    const level = draft.variants.some((one) => one.sku === sku) ? undefined : before.get(sku);
    const units = level?.available ?? 0;
    const combo = draft.variants.some((one) => one.id === id) ? undefined : facts.combos.get(id);
    return [
      ...(units > 0 ? [messages.inStock(units, { name, sku })] : []),
      ...(level ? reservedProblem(name, level) : []),
      ...(combo === undefined ? [] : [messages.inCombo(name, combo)]),
    ];
  });
  return found.slice(0, 1).map((message) => ({ field: 'variants', message }));
}

/** Whether a save changes nothing, so that the version can stay. */
const isAsBefore = (before: object, after: object) =>
  changesBetween(before, after).every(({ field }) => field === 'updatedAt');

/** Decides the save of a product. */
export function decideProduct(
  facts: ProductFacts,
  request: SaveRequest<ProductDraft> & { seen: SeenStock },
): Decision<Product> {
  const { id, draft, version, now, seen } = request;
  const { stored } = facts;
  const stale = stored !== null && stored.updatedAt !== version;
  const { levels, problems, before } = restock(facts, draft, stale ? {} : seen);
  const bySku = new Map(levels.map((level) => [level.sku, level]));
  const after = productOfDraft(draft, storedMetaOf(stored, id, now), bySku);
  const shown = stored && showStock(stored, [...before.values()]);
  if (shown && problems.length === 0 && isAsBefore(shown, after)) return { kind: 'unchanged', stored: shown };
  if (stale) return { kind: 'conflict', stored };
  const skus = draft.variants.flatMap(({ sku }, at) =>
    ownerProblem(sku, facts.owners.get(sku)).map((message) => ({ field: `variants.${at}.sku`, message })),
  );
  const all = [...productProblems(draft), ...skus, ...removalProblems(facts, draft, before), ...problems];
  if (all.length > 0) return { kind: 'refused', problems: all };
  return { kind: 'saved', stored: after, levels };
}

/** The units that each SKU was created with: those ordered since were among them. */
export const unitsMade = (levels: readonly StockLevel[]): SeenStock =>
  Object.fromEntries(levels.map(({ sku, available, reserved, sold }) => [sku, available + reserved + sold]));

/**
 * Decides on a new item that an earlier try of the same request has created: the same content succeeds again, other content
 * is a conflict.
 */
export const decideAgain = <T>(decision: Decision<T>, stored: T): Decision<T> =>
  decision.kind === 'unchanged' ? decision : { kind: 'conflict', stored };

export interface ComboFacts {
  stored: Combo | null;
  owners: Owners;
  /** The products that the draft names, as far as they exist. */
  products: ReadonlyMap<string, Product>;
}

function partProblems({ products }: ComboFacts, { items, status }: ComboDraft): FieldProblem[] {
  return items.flatMap(({ productId, variantId }, at) => {
    const field = `items.${at}.productId`;
    const product = products.get(productId);
    if (!product) return [{ field, message: messages.noProduct }];
    if (!product.variants.some(({ id }) => id === variantId)) {
      return [{ field, message: messages.noSize(product.name) }];
    }
    const sold = status !== 'active' || product.status === 'active';
    return sold ? [] : [{ field, message: messages.partOffSale(product.name) }];
  });
}

/** Decides the save of a combo. */
export function decideCombo(
  facts: ComboFacts,
  { id, draft, version, now }: SaveRequest<ComboDraft>,
): Decision<Combo> {
  const { stored, owners } = facts;
  const gstRate = comboRateOn(draft, facts.products, dayInIndia(now)) ?? stored?.gstRate ?? 0;
  const after = comboOfDraft(draft, storedMetaOf(stored, id, now), gstRate);
  if (stored && isAsBefore({ ...stored, stock: 0 }, after)) return { kind: 'unchanged', stored };
  if (stored && stored.updatedAt !== version) return { kind: 'conflict', stored };
  const skus = ownerProblem(draft.sku, owners.get(draft.sku)).map((message) => ({ field: 'sku', message }));
  const problems = [...comboProblems(draft), ...skus, ...partProblems(facts, draft)];
  if (problems.length > 0) return { kind: 'refused', problems };
  return { kind: 'saved', stored: after, levels: [] };
}
