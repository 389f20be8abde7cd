import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { canRequestCancel } from '@/domain/orders/cancel/cancel';
import type { Order } from '@/domain/orders/order/order';
import { canRequestReturn } from '@/domain/orders/returns/returns';
import { PrepayOffer } from '@/features/prepay';
import { Button, ErrorNote } from '@/ui';
import { LinkPayment } from './LinkPayment';
import { CancelDialog } from '../dialogs/CancelDialog';
import { messages } from '../messages';
import { actionOpened, orderAgainRequested, selectOrderedAgain, selectTaxDocument } from '../ordersSlice';
import { TaxDocumentButtons } from './TaxDocumentButtons';
import { ReturnDialog } from '../dialogs/ReturnDialog';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 24px;
  &:empty {
    display: none;
  }
`;

const MessageArea = styled.div`
  &:not(:empty) {
    margin-top: 12px;
  }
`;

/** The shopper's actions on an order. */
export function OrderActions({ order }: { order: Order }) {
  const dispatch = useDispatch();
  const { orderId, status } = order;
  const [now] = useState(() => new Date());
  const busy = useSelector(selectOrderedAgain) === orderId;
  const taxDocument = useSelector(selectTaxDocument);
  return (
    <>
      <PrepayOffer order={order} />
      <LinkPayment order={order} />
      <Row>
        {status !== 'pending_payment' && (
          <Button
            variant="ghost"
            size="sm"
            busy={busy}
            onClick={() => dispatch(orderAgainRequested(orderId))}
          >
            {messages.orderActions.orderAgain}
          </Button>
        )}
        <TaxDocumentButtons order={order} />
        {canRequestCancel(order) && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => dispatch(actionOpened({ kind: 'cancel', orderId }))}
          >
            {messages.cancel}
          </Button>
        )}
        {canRequestReturn(order, now) && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => dispatch(actionOpened({ kind: 'return', orderId }))}
          >
            {messages.returnOrder}
          </Button>
        )}
      </Row>
      <MessageArea role="alert">
        {taxDocument.status === 'failed' && taxDocument.orderId === orderId && (
          <ErrorNote>{taxDocument.message}</ErrorNote>
        )}
      </MessageArea>
      <CancelDialog order={order} />
      <ReturnDialog order={order} />
    </>
  );
}
