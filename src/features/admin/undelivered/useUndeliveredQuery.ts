import { tabOf, type UndeliveredTab } from '@/domain/admin/undelivered/tabs';
import { queryText } from '@/domain/text/queryText';
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

export const searchOf = ({ tab, after, order }: ScreenQuery): string =>
  queryText({ tab: tab === 'waiting' ? '' : tab, after, order });

export const useUndeliveredQuery = () => useAddressQuery(parse, searchOf);
