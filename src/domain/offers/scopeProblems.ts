import { lineProblem, listProblem } from '../catalogue/draft/checks';
import type { FieldProblem } from '@/domain/records/fieldProblem';
import { isDocumentId } from '../records/documentId';
import type { OfferScope, ScopeItem } from './scope';

export const SCOPE_LIMITS = { items: 50, categories: 20, name: 120 } as const;

function itemsProblem(items: readonly ScopeItem[]): string | null {
  if (items.length === 0) return 'Choose at least one product.';
  if (items.length > SCOPE_LIMITS.items) return `At most ${SCOPE_LIMITS.items} products can be chosen.`;
  const ids = items.map(({ kind, id }) => `${kind}/${id}`);
  if (new Set(ids).size < ids.length) return 'A product is chosen twice.';
  if (!items.every(({ id }) => isDocumentId(id))) return 'One of these is no product of the shop.';
  return items.map(({ name }) => lineProblem('A name', name, SCOPE_LIMITS.name, true)).find(Boolean) ?? null;
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
          ? 'Name at least one category.'
          : listProblem('The categories', scope.categories, SCOPE_LIMITS.categories),
      );
    case 'all':
    case 'first_order':
      return [];
  }
}
