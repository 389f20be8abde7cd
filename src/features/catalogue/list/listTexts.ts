import { plural } from '@/domain/text/plural';
import { SORTS, type Criteria } from '../browse/criteria';
import { sortOf } from '../browse/sort';
import { messages } from './messages/listTexts';

type ListedCriteria = Pick<Criteria, 'q' | 'kind' | 'sort'>;

/** '1 product', '12 combos', '7 results'. */
export function countText(count: number, { q, kind }: Pick<Criteria, 'q' | 'kind'>): string {
  return plural(count, messages[q ? 'results' : kind]);
}

/** Whether a search term is about gift cards, which are bought in the profile. */
export const asksForGiftCard = (term: string): boolean =>
  /\bgift[\s-]*(card|voucher|certificate)/i.test(term);

/** The same for screen readers, with the sort order. */
export function spokenCount(count: number, criteria: ListedCriteria): string {
  const term = criteria.q ? messages.forTerm(criteria.q) : '';
  const order = count > 1 ? messages.sortedBy(SORTS[sortOf(criteria)]) : '';
  return `${countText(count, criteria)}${term}${order}`;
}
