import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { orderQueryText, readOrderQuery, type OrderQuery } from '@/domain/admin/orderList/query';
import { listRequested } from './listSlice';

/** What the list's address asks for, and the ways to ask for something else. */
export function useOrderQuery() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  const query = useMemo(() => readOrderQuery(new URLSearchParams(search)), [search]);
  useEffect(() => {
    dispatch(listRequested(query));
  }, [dispatch, query]);
  function go(change: Partial<OrderQuery>, replace: boolean) {
    const text = orderQueryText({ ...query, ...change });
    navigate(text ? `${pathname}?${text}` : pathname, { replace });
  }
  return {
    query,
    /** Something else, from its first page on; it takes the place of this. */
    ask: (change: Partial<OrderQuery>) => go({ after: '', ...change }, true),
    /** Another page; Back leads to this one. */
    turn: (after: string) => go({ after }, false),
  };
}
