import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { orderQueryText, readOrderQuery, type OrderQuery } from '@/domain/admin/orderList/query';
import { useAddressQuery } from '@/features/admin/table';
import { listAddressText, readListAddress, viewTextOf, type ColumnName } from './listAddress';
import { listRequested } from './listSlice';

/** The query and the columns in the address, and functions that change them. Loads the list for each query. */
export function useOrderQuery() {
  const dispatch = useDispatch();
  const { query: address, go } = useAddressQuery(readListAddress, listAddressText);
  // Other columns are no other query.
  const text = orderQueryText(address);
  const query = useMemo(() => readOrderQuery(new URLSearchParams(text)), [text]);
  useEffect(() => {
    dispatch(listRequested(query));
  }, [dispatch, query]);
  return {
    query,
    columns: address.columns,
    /** The view that the address shows. */
    view: viewTextOf(address),
    /** Changes search or filters, and goes to the first page. */
    ask: (change: Partial<OrderQuery>) => go({ after: '', ...change }, { replace: true }),
    /** Goes to another page; the Back button returns to this one. */
    turn: (after: string) => go({ after }, { replace: false }),
    showColumns: (columns: ColumnName[]) => go({ columns }, { replace: true }),
  };
}
