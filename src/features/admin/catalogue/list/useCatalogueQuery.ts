import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import * as v from 'valibot';
import type { CatalogueListQuery } from '@/domain/catalogue/draft/catalogueList';
import { catalogueListQuery } from '@/domain/contracts/admin/catalogue';
import { useAddressQuery } from '@/features/admin/table';
import { catalogueQueryText, type CatalogueKind } from '@/services/admin/catalogue/createCatalogueAdmin';
import { listRequested } from '../catalogueSlice';

/** The query in the search part of an address; missing values become the defaults. */
export function queryOf(search: string): CatalogueListQuery {
  const params = new URLSearchParams(search);
  return v.parse(catalogueListQuery, {
    ...Object.fromEntries(params),
    status: params.get('status'),
    stock: params.get('stock'),
  });
}

/** The query in the address, and functions that change it. Loads the list for each query. */
export function useCatalogueQuery(kind: CatalogueKind) {
  const dispatch = useDispatch();
  const { query, go } = useAddressQuery(queryOf, catalogueQueryText);
  useEffect(() => {
    dispatch(listRequested({ kind, query }));
  }, [dispatch, kind, query]);
  return {
    query,
    /** Changes search, filters or order, and goes to the first page. */
    changeQuery: (change: Partial<CatalogueListQuery>) => go({ page: 1, ...change }, { replace: true }),
    /** Goes to another page; the Back button returns to this one. */
    turn: (page: number) => go({ page }, { replace: false }),
  };
}
