import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import type { Order } from '@/domain/order';
import { Button } from '@/ui';
import { orderAgainRequested, selectOrderedAgain } from './ordersSlice';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 24px;
`;

/** What its shopper can do with an order. */
export function OrderActions({ order: { orderId, status } }: { order: Order }) {
  const dispatch = useDispatch();
  const busy = useSelector(selectOrderedAgain) === orderId;
  return (
    <Row>
      {status !== 'pending_payment' && (
        <Button variant="ghost" size="sm" busy={busy} onClick={() => dispatch(orderAgainRequested(orderId))}>
          Order again
        </Button>
      )}
    </Row>
  );
}
