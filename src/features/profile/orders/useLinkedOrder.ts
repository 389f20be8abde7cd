import { useEffect, useRef, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { olderOrdersRequested, selectOlderOrders, selectOrders } from '@/features/orders';
import { orderOf } from '../tabs';

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
      if (older === 'there') dispatch(olderOrdersRequested());
      return;
    }
    shown.current = linkedId;
    const head = list.current?.querySelectorAll('summary')[at];
    head?.focus({ preventScroll: true });
    head?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [dispatch, list, linkedId, at, older]);

  return at < 0 ? null : linkedId;
}
