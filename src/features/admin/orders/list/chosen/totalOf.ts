import { MAX_COUNTED } from '@/domain/contracts/adminOrders/counts';
import { mostCounted } from '@/domain/contracts/adminOrders/list';
import { ALL_ORDERS, orderQueryText } from '@/domain/admin/orderList/query';
import type { ListState } from '../listSlice';

/** How many orders a query finds. */
export interface Total {
  count: number;
  /** There may be more: the count ended there. */
  isMore: boolean;
}

/** How many orders the query of the list finds; null where that is not counted. */
export function totalOf({ query, counts, page }: Pick<ListState, 'query' | 'counts' | 'page'>): Total | null {
  const { q, waits, status, after } = query;
  if (q || waits) {
    const isComplete = page.status === 'ready' && page.value.next === null && !after;
    if (isComplete) return { count: page.value.rows.length, isMore: false };
    // The counts of what waits ignore all other filters.
    const isPlain = orderQueryText({ ...query, after: '' }) === orderQueryText({ ...ALL_ORDERS, waits });
    if (!counts || !waits || !isPlain) return null;
    // Rows that were packed since are still shown, and count no more.
    if (page.status === 'ready' && page.value.rows.length > counts.waits[waits]) return null;
    return { count: counts.waits[waits], isMore: counts.waits[waits] >= mostCounted(waits) };
  }
  if (!counts) return null;
  const counted = status ? [counts.statuses[status]] : Object.values(counts.statuses);
  return {
    count: counted.reduce((sum, one) => sum + one, 0),
    isMore: counted.some((one) => one >= MAX_COUNTED),
  };
}
