import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { ordersHidden, ordersRequested, ordersShown } from '@/features/orders';

/** Loads the orders, and polls the running ones while the component is mounted. */
export function useOrdersShown(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(ordersRequested());
    dispatch(ordersShown());
    return () => void dispatch(ordersHidden());
  }, [dispatch]);
}
