import { lineProblem, listProblem } from '../catalogue/draft/checks';
import type { FieldProblem } from '@/domain/records/fieldProblem';
import { isDocumentId } from '../records/documentId';
import { messages } from './messages/problems';
import type { OfferScope, ScopeItem } from './scope';

export const SCOPE_LIMITS = { items: 50, categories: 20, name: 120 } as const;

function itemsProblem(items: readonly ScopeItem[]): string | null {
  if (items.length === 0) return messages.noProduct;
  if (items.length > SCOPE_LIMITS.items) return messages.tooManyProducts(SCOPE_LIMITS.items);
  const ids = items.map(({ kind, id }) => `${kind}/${id}`);
  if (new Set(ids).size < ids.length) return messages.productTwice;
  if (!items.every(({ id }) => isDocumentId(id))) return messages.otherShop;
  return (
    items.map(({ name }) => lineProblem(messages.name, name, SCOPE_LIMITS.name, true)).find(Boolean) ?? null
  );
}

/** The problems of a scope, by field. */
export function scopeProblems(scope: OfferScope): FieldProblem[] {
  const at = (field: string, message: string | null): FieldProblem[] => (message ? [{ field, message }] : []);
  switch (scope.kind) {
    case 'products':
      return at('scopeItems', itemsProblem(scope.items));
    case 'categories':
      return at(
        'scopeCategories',
        scope.categories.length === 0
          ? messages.noCategory
          : listProblem(messages.categories, scope.categories, SCOPE_LIMITS.categories),
      );
    case 'all':
    case 'first_order':
      return [];
  }
}
