import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { ordersHidden, ordersRequested, ordersShown } from '@/features/orders';

/** Reads the orders, and follows those that are running while the caller is on the screen. */
export function useOrdersShown(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(ordersRequested());
    dispatch(ordersShown());
    return () => void dispatch(ordersHidden());
  }, [dispatch]);
}
