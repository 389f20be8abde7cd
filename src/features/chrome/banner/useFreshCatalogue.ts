import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { catalogueRequested, selectCatalogue } from '@/features/catalogue';
import { useInterval } from '@/lib/hooks/useInterval';
import { usePageHidden } from '@/lib/hooks/usePageHidden';
import { whenIdle } from '@/lib/whenIdle';

const IDLE_TIMEOUT_MS = 3000;
/** Milliseconds; an older catalogue is requested again on the next navigation, or when the tab becomes visible. */
const FRESH_MS = 60_000;
/** The interval while the shopper stays on a page. */
const STAYING_MS = 5 * 60_000;

/**
 * Keeps the banner's offers up to date, since they come with the catalogue. Screens with products request it
 * themselves; other screens request it once the page is idle. While the shop is visible it is requested regularly, so
 * that a disabled offer disappears soon.
 */
export function useFreshCatalogue(): void {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const hidden = usePageHidden();
  const { status } = useSelector(selectCatalogue);
  const missing = status === 'idle';
  const requestedAt = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (status === 'ready') requestedAt.current = Date.now();
  }, [status]);
  useEffect(() => {
    if (!missing) return undefined;
    return whenIdle(() => dispatch(catalogueRequested()), IDLE_TIMEOUT_MS);
  }, [dispatch, missing]);
  useEffect(() => {
    if (hidden || Date.now() - requestedAt.current < FRESH_MS) return;
    requestedAt.current = Date.now();
    dispatch(catalogueRequested());
  }, [dispatch, pathname, hidden]);
  useInterval(() => dispatch(catalogueRequested()), STAYING_MS, !hidden);
}
