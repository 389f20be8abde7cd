import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { orderQueryText, readOrderQuery, type OrderQuery } from '@/domain/admin/orderList/query';
import { useAddressQuery } from '@/features/admin/table';
import { listRequested } from './listSlice';

const orderQueryOf = (search: string): OrderQuery => readOrderQuery(new URLSearchParams(search));

/** The query in the address, and functions that change it. Loads the list for each query. */
export function useOrderQuery() {
  const dispatch = useDispatch();
  const { query, go } = useAddressQuery(orderQueryOf, orderQueryText);
  useEffect(() => {
    dispatch(listRequested(query));
  }, [dispatch, query]);
  return {
    query,
    /** Changes search or filters, and goes to the first page. */
    ask: (change: Partial<OrderQuery>) => go({ after: '', ...change }, { replace: true }),
    /** Goes to another page; the Back button returns to this one. */
    turn: (after: string) => go({ after }, { replace: false }),
  };
}
