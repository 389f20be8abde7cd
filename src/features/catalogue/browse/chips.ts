import { formatRupees } from '@/domain/money/money';
import { FACETS, toggle, type Criteria } from './criteria';
import { messages } from './messages/chips';

/** An active filter, with the criteria without it. */
export interface ActiveChip {
  key: string;
  label: string;
  without: Criteria;
}

function priceLabel({ from, to }: Criteria): string {
  if (from !== null && to !== null) return messages.between(formatRupees(from), formatRupees(to));
  return from !== null ? messages.from(formatRupees(from)) : messages.upTo(formatRupees(to ?? 0));
}

const LONG = 28;
const short = (term: string) => (term.length > LONG ? `${term.slice(0, LONG).trimEnd()}…` : term);

/** A chip for each active filter, the search first. */
export function chipsOf(criteria: Criteria): ActiveChip[] {
  const chips: ActiveChip[] = [];
  if (criteria.q) chips.push({ key: 'q', label: `“${short(criteria.q)}”`, without: { ...criteria, q: '' } });
  // Without it, the heading names the search.
  if (criteria.q && criteria.kind === 'combos') {
    chips.push({ key: 'kind', label: messages.combosOnly, without: { ...criteria, kind: 'products' } });
  }
  for (const facet of FACETS) {
    for (const value of criteria[facet]) {
      chips.push({ key: `${facet}/${value}`, label: value, without: toggle(criteria, facet, value) });
    }
  }
  if (criteria.from !== null || criteria.to !== null) {
    chips.push({ key: 'price', label: priceLabel(criteria), without: { ...criteria, from: null, to: null } });
  }
  if (criteria.rating !== null) {
    const label = messages.starsAndUp(criteria.rating);
    chips.push({ key: 'rating', label, without: { ...criteria, rating: null } });
  }
  if (criteria.inStock) {
    chips.push({ key: 'stock', label: messages.inStock, without: { ...criteria, inStock: false } });
  }
  return chips;
}
