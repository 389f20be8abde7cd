import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { inboxQuery, type InboxQuery } from '@/domain/contracts/adminMessages';
import { parse } from '@/domain/contracts/parse';
import { inboxText } from '@/services/admin/createInboxAdmin';
import { EMPTY_INBOX, inboxRequested } from './inboxSlice';

/** What an address asks for; what it does not say, or says wrongly, is as at first. */
export function inboxQueryOf(search: string): InboxQuery {
  const { q = '', box } = Object.fromEntries(new URLSearchParams(search));
  const asked = parse(inboxQuery, { q, ...(box ? { box } : {}) });
  return asked.ok ? asked.value : EMPTY_INBOX;
}

/** What the inbox's address asks for, and the way to ask for something else. */
export function useInboxQuery() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  const query = useMemo(() => inboxQueryOf(search), [search]);
  useEffect(() => {
    dispatch(inboxRequested(query));
  }, [dispatch, query]);
  return {
    query,
    ask(change: Partial<InboxQuery>) {
      const text = inboxText({ ...query, ...change });
      navigate(text ? `${pathname}?${text}` : pathname, { replace: true });
    },
  };
}
