import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { offersRequested } from '@/features/offers';

const LATEST_MS = 3000;

/** Asks for the offers once the page has come to rest: reading them loads Firestore, which the first screen must not wait for. */
export function useIdleOffers(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const ask = () => dispatch(offersRequested());
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(ask, 1);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(ask, { timeout: LATEST_MS });
    return () => window.cancelIdleCallback(idle);
  }, [dispatch]);
}
