import type { Product, Variant } from '../catalogue/catalogue';
import { productLine } from './cartLines';
import type { CartItem } from './cart';

/** The steps of a daily routine in order, with the catalogue's categories of each step. */
export const ROUTINE_STEPS = {
  wash: ['Face wash', 'Cleanser'],
  serum: ['Serum'],
  cream: ['Moisturizer', 'Moisturiser', 'Face cream'],
  sun: ['Sunscreen'],
} as const;
export type RoutineStep = keyof typeof ROUTINE_STEPS;

/** Picks that the cart shows. */
export const MAX_PICKS = 3;

export type PickedFrom = Pick<
  Product,
  'id' | 'name' | 'mainImage' | 'category' | 'concerns' | 'skinTypes' | 'rating' | 'variants'
>;

/** A product for a step that the cart lacks, with the size that is added. */
export interface RoutinePick {
  step: RoutineStep;
  product: PickedFrom;
  variant: Variant;
  /** One unit, as a cart line. */
  line: CartItem;
}

export interface RoutinePicks {
  /** The steps that the cart has, in the routine's order. */
  has: RoutineStep[];
  picks: RoutinePick[];
}

const STEPS = Object.keys(ROUTINE_STEPS) as RoutineStep[];

function stepOf({ category }: Pick<PickedFrom, 'category'>): RoutineStep | undefined {
  const name = category.toLowerCase();
  return STEPS.find((step) => ROUTINE_STEPS[step].some((one) => one.toLowerCase() === name));
}

const shared = (some: readonly string[], others: ReadonlySet<string>): number =>
  some.filter((one) => others.has(one)).length;

/**
 * Picks one in-stock product for each routine step that the cart lacks, if the cart has any step. Ranked by
 * shared concerns, shared skin types, rating, then id. No pick is sponsored, and none is in the cart, alone
 * or in a combo.
 */
export function routinePicks(
  cart: readonly Pick<CartItem, 'kind' | 'id'>[],
  products: readonly PickedFrom[],
  combos: readonly { id: string; items: readonly { productId: string }[] }[],
): RoutinePicks {
  const partsOf = new Map(combos.map(({ id, items }) => [id, items.map(({ productId }) => productId)]));
  const held = new Set(cart.flatMap(({ kind, id }) => (kind === 'combo' ? (partsOf.get(id) ?? []) : [id])));
  const routine = products.filter((product) => held.has(product.id) && stepOf(product));
  const has = STEPS.filter((step) => routine.some((product) => stepOf(product) === step));
  if (has.length === 0) return { has, picks: [] };
  const concerns = new Set(routine.flatMap((product) => product.concerns));
  const skinTypes = new Set(routine.flatMap((product) => product.skinTypes));
  const byFit = (a: PickedFrom, b: PickedFrom) =>
    shared(b.concerns, concerns) - shared(a.concerns, concerns) ||
    shared(b.skinTypes, skinTypes) - shared(a.skinTypes, skinTypes) ||
    b.rating - a.rating ||
    (a.id < b.id ? -1 : 1);
  const candidates = products.filter(({ id }) => !held.has(id)).sort(byFit);
  const picks = STEPS.filter((step) => !has.includes(step)).flatMap((step): RoutinePick[] => {
    for (const product of candidates) {
      const variant = product.variants.find(({ stock }) => stock > 0);
      if (variant && stepOf(product) === step)
        return [{ step, product, variant, line: productLine(product, variant) }];
    }
    return [];
  });
  return { has, picks: picks.slice(0, MAX_PICKS) };
}
