import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { offersRequested } from '@/features/offers';
import { useInterval } from '@/lib/useInterval';
import { usePageHidden } from '@/lib/usePageHidden';

const LATEST_MS = 3000;
/** What is older than this is asked for again with the next page, or when one comes back to the tab. */
const FRESH_MS = 60_000;
/** As often where one stays on a page. */
const STAYING_MS = 5 * 60_000;

/**
 * Asks for the offers once the page has come to rest: reading them loads Firestore, which the first screen must not wait for.
 * And again while the shop is looked at, so that what was switched off is not advertised for long.
 */
export function useIdleOffers(): void {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const hidden = usePageHidden();
  const asked = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    const ask = () => {
      asked.current = Date.now();
      dispatch(offersRequested());
    };
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(ask, 1);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(ask, { timeout: LATEST_MS });
    return () => window.cancelIdleCallback(idle);
  }, [dispatch]);
  useEffect(() => {
    if (hidden || Date.now() - asked.current < FRESH_MS) return;
    asked.current = Date.now();
    dispatch(offersRequested());
  }, [dispatch, pathname, hidden]);
  useInterval(() => dispatch(offersRequested()), STAYING_MS, !hidden);
}
