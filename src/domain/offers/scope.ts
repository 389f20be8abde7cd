import type { ItemKind } from '../catalogue/catalogue';
import { messages } from './messages/coupon';
import type { PricedUnits } from './types/pricedUnits';

/** A product or combo that an offer covers, with its name at the time of the save. */
export interface ScopeItem {
  kind: ItemKind;
  id: string;
  name: string;
}

/** Which items an offer covers. */
export type OfferScope =
  | { kind: 'all' }
  | { kind: 'products'; items: ScopeItem[] }
  | { kind: 'categories'; categories: string[] }
  /** Everything, but only in a person's first order. */
  | { kind: 'first_order' };

export const SCOPE_KINDS = [
  'all',
  'products',
  'categories',
  'first_order',
] as const satisfies OfferScope['kind'][];

const EVERYTHING: OfferScope = { kind: 'all' };

/** The scope of an offer; old offers without one cover everything. */
export const scopeOf = ({ scope = EVERYTHING }: { scope?: OfferScope }): OfferScope => scope;

const fold = (text: string) => text.trim().toLowerCase();

/** Whether an offer of this scope covers a line. */
export function isCovered(scope: OfferScope, line: Pick<PricedUnits, 'kind' | 'id' | 'category'>): boolean {
  switch (scope.kind) {
    case 'products':
      return scope.items.some(({ kind, id }) => kind === line.kind && id === line.id);
    case 'categories':
      return scope.categories.some((category) => fold(category) === fold(line.category));
    case 'all':
    case 'first_order':
      return true;
  }
}

/** Names that are written out; further ones are counted. */
const NAMED = 3;

const anyOf = (names: readonly string[]): string =>
  messages.anyOf(names.slice(0, NAMED), names.length - NAMED);

/** The items of this scope in words, for 'Add …' or 'It is for …'; empty for everything. */
export function scopeNames(scope: OfferScope): string {
  switch (scope.kind) {
    case 'products':
      return anyOf(scope.items.map(({ name }) => name));
    case 'categories':
      return messages.fromCategories(anyOf(scope.categories));
    case 'all':
    case 'first_order':
      return '';
  }
}
