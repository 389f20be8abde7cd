import { SORTS, type Criteria } from '../browse/criteria';
import { sortOf } from '../browse/sort';

type Asked = Pick<Criteria, 'q' | 'kind' | 'sort'>;

/** '1 product', '12 combos', '7 results'. */
export function countText(count: number, { q, kind }: Pick<Criteria, 'q' | 'kind'>): string {
  const many = q ? 'results' : kind;
  return `${count} ${count === 1 ? many.slice(0, -1) : many}`;
}

/** The same for who hears it, with the order it is in. */
export function spokenCount(count: number, asked: Asked): string {
  const term = asked.q ? ` for ${asked.q}` : '';
  const order = count > 1 ? `, sorted by: ${SORTS[sortOf(asked)]}` : '';
  return `${countText(count, asked)}${term}${order}`;
}
