import { useEffect, useRef, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import {
  olderOrdersRequested,
  selectMyOrders,
  selectOlderOrders,
  selectOrders,
  selectOrdersAsOf,
  selectOrdersLoading,
} from '@/features/orders';
import { orderOf } from '../tabs';

/** Whether the order in the address is none of the account's, once all of them are known. */
export function useIsLinkForeign(): boolean {
  const linkedId = orderOf(useLocation().hash);
  const isReady = useSelector(selectMyOrders).status === 'ready';
  const areStored = useSelector(selectOrdersAsOf) !== null;
  const isLoading = useSelector(selectOrdersLoading);
  const older = useSelector(selectOlderOrders);
  const isOwn = useSelector(selectOrders).some(({ orderId }) => orderId === linkedId);
  return linkedId !== '' && isReady && !areStored && !isLoading && older === 'none' && !isOwn;
}

/**
 * The id of the order in the address (#orders/GLM…) once it is loaded; otherwise null. Requests older orders until it
 * is found, and scrolls to it once.
 */
export function useLinkedOrder(list: RefObject<HTMLElement | null>): string | null {
  const dispatch = useDispatch();
  const linkedId = orderOf(useLocation().hash);
  const older = useSelector(selectOlderOrders);
  const at = useSelector(selectOrders).findIndex(({ orderId }) => orderId === linkedId);
  const shown = useRef('');

  useEffect(() => {
    if (!linkedId || shown.current === linkedId) return;
    if (at < 0) {
      if (older === 'available') dispatch(olderOrdersRequested());
      return;
    }
    shown.current = linkedId;
    const head = list.current?.querySelectorAll('summary')[at];
    head?.focus({ preventScroll: true });
    head?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [dispatch, list, linkedId, at, older]);

  return at < 0 ? null : linkedId;
}
