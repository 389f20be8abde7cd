import { useEffect, useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { formatRupees } from '@/domain/money/money';
import { OfflineNote, selectOffline } from '@/features/connection';
import { Button, ErrorNote, useExternalOverlay, VisuallyHidden } from '@/ui';
import { selectCheckout, selectOrdering } from '../checkoutSelectors';
import { checkoutActions } from '../checkoutSlice';
import { selectToPay } from '../creditSelectors';
import { messages } from '../messages';
import { PAYMENT_OPTIONS } from './paymentOptions';

const Notice = styled.div`
  &:not(:empty) {
    margin-bottom: 14px;
  }
`;

/**
 * The Place Order button with its progress. Above it, why a payment did not end in an order, or why the shop would
 * refuse this one.
 */
export function PlaceButton() {
  const dispatch = useDispatch();
  const { status, method, notice, limit } = useSelector(selectCheckout);
  const toPay = useSelector(selectToPay);
  const ordering = useSelector(selectOrdering);
  const isOffline = useSelector(selectOffline);
  const button = useRef<HTMLButtonElement>(null);
  const noticeId = useId();
  const offlineId = useId();
  const option = PAYMENT_OPTIONS.find((offered) => offered.method === method);
  const paying = status === 'paying';
  const message = notice ?? limit;
  const described = [message && noticeId, isOffline && offlineId].filter(Boolean).join(' ');

  // The provider's checkout takes the focus; afterwards it returns to its earlier place.
  useExternalOverlay(paying, () => dispatch(checkoutActions.paymentLeft()));
  useEffect(() => {
    if (!paying) return undefined;
    const { current } = button;
    return () => current?.focus({ preventScroll: true });
  }, [paying]);

  const label = () => {
    switch (status) {
      case 'paying':
        return messages.paying;
      case 'confirming':
        return messages.confirming;
      case 'placing':
        return option?.placingLabel;
      default:
        return toPay === 0 ? messages.credit.nothingToPay : option?.submitLabel(formatRupees(toPay));
    }
  };
  return (
    <>
      <Notice id={noticeId} role="alert">
        {message && <ErrorNote>{message}</ErrorNote>}
      </Notice>
      {/* The page says that it is offline; the button says what that means here. */}
      <Notice id={offlineId}>
        <OfflineNote>{messages.offlineCheckout}</OfflineNote>
      </Notice>
      <VisuallyHidden role="status">{ordering && label()}</VisuallyHidden>
      <Button
        ref={button}
        wide
        busy={ordering}
        aria-describedby={described || undefined}
        onClick={() => dispatch(checkoutActions.orderSubmitted())}
      >
        {label()}
      </Button>
    </>
  );
}
