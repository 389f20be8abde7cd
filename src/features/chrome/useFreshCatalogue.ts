import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { catalogueRequested, selectCatalogue } from '@/features/catalogue';
import { useInterval } from '@/lib/useInterval';
import { usePageHidden } from '@/lib/usePageHidden';
import { whenIdle } from '@/lib/whenIdle';

const LATEST_MS = 3000;
/** What is older than this is asked for again with the next page, or when one comes back to the tab. */
const FRESH_MS = 60_000;
/** As often where one stays on a page. */
const STAYING_MS = 5 * 60_000;

/**
 * The banner's offers come with the catalogue. A screen that shows products has asked for it; for the others it is asked
 * for once the page has come to rest, and for all of them again while the shop is looked at, so that what was switched off
 * is not advertised for long.
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
    return whenIdle(() => dispatch(catalogueRequested()), LATEST_MS);
  }, [dispatch, missing]);
  useEffect(() => {
    if (hidden || Date.now() - requestedAt.current < FRESH_MS) return;
    requestedAt.current = Date.now();
    dispatch(catalogueRequested());
  }, [dispatch, pathname, hidden]);
  useInterval(() => dispatch(catalogueRequested()), STAYING_MS, !hidden);
}
