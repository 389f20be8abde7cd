import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { inboxQuery, type InboxQuery } from '@/domain/contracts/admin/messages';
import { parse } from '@/domain/contracts/parse';
import { messagesQueryText } from '@/services/admin/people/createMessagesAdmin';
import { useAddressQuery } from '../table';
import { DEFAULT_QUERY, listRequested } from './messagesSlice';

/** The query in the search part of an address; missing and invalid values become the defaults. */
export function messagesQueryOf(search: string): InboxQuery {
  const { q = '', box } = Object.fromEntries(new URLSearchParams(search));
  const parsed = parse(inboxQuery, { q, ...(box ? { box } : {}) });
  return parsed.ok ? parsed.value : DEFAULT_QUERY;
}

/** The query in the address, and a function that changes it. Loads the list for each query. */
export function useMessagesQuery() {
  const dispatch = useDispatch();
  const { query, go } = useAddressQuery(messagesQueryOf, messagesQueryText);
  useEffect(() => {
    dispatch(listRequested(query));
  }, [dispatch, query]);
  return { query, changeQuery: (change: Partial<InboxQuery>) => go(change, { replace: true }) };
}
