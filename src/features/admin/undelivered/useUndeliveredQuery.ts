import { tabOf, type UndeliveredTab } from '@/domain/admin/undelivered/tabs';
import { useAddressQuery } from '../table';

/** The address of the screen: view, page, and the order in the panel. */
export interface ScreenQuery {
  tab: UndeliveredTab;
  after: string;
  order: string;
}

function parse(search: string): ScreenQuery {
  const params = new URLSearchParams(search);
  return {
    tab: tabOf(params.get('tab')),
    after: params.get('after') ?? '',
    order: params.get('order') ?? '',
  };
}

export function searchOf({ tab, after, order }: ScreenQuery): string {
  const pairs = Object.entries({ tab: tab === 'waiting' ? '' : tab, after, order });
  return new URLSearchParams(pairs.filter(([, value]) => value !== '')).toString();
}

export const useUndeliveredQuery = () => useAddressQuery(parse, searchOf);
