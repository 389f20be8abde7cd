import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import type { ShelfQuery } from '@/domain/catalogue/draft/shelfList';
import { shelfQuery } from '@/domain/contracts/adminCatalogue';
import { queryText, type ShelfKind } from '@/services/admin/createShelfAdmin';
import { shelfRequested } from './shelfSlice';

/** What an address asks for; what it does not say is as at first. */
export function queryOf(search: string): ShelfQuery {
  const given = new URLSearchParams(search);
  return v.parse(shelfQuery, {
    ...Object.fromEntries(given),
    status: given.get('status'),
    stock: given.get('stock'),
  });
}

/** What the list's address asks for, and the ways to ask for something else. */
export function useShelfQuery(kind: ShelfKind) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  const query = useMemo(() => queryOf(search), [search]);
  useEffect(() => {
    dispatch(shelfRequested({ kind, query }));
  }, [dispatch, kind, query]);
  function go(change: Partial<ShelfQuery>, replace: boolean) {
    const text = queryText({ ...query, ...change });
    navigate(text ? `${pathname}?${text}` : pathname, { replace });
  }
  return {
    query,
    /** Another search, from its first page on; it takes the place of this one. */
    ask: (change: Partial<ShelfQuery>) => go({ page: 1, ...change }, true),
    /** Another page; Back leads to this one. */
    turn: (page: number) => go({ page }, false),
  };
}
