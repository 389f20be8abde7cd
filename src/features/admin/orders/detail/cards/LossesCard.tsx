import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { countUnits } from '@/domain/cart/cart';
import type { Order } from '@/domain/orders/order/order';
import { lossChoiceOf } from '@/domain/orders/undelivered/closeLost';
import { claimsRequested, lossMessages, LossView, selectLosses } from '@/features/admin/losses';
import { ErrorNote } from '@/ui';
import { Body, OrderCard } from './OrderCard.styles';

/** The order's lost parcels with their claims; renders nothing without any. */
export function LossesCard({ order }: { order: Order }) {
  const dispatch = useDispatch();
  const { problem } = useSelector(selectLosses);
  const { orderId, undelivered } = order;
  const losses = undelivered?.losses ?? [];
  const count = losses.length;
  useEffect(() => {
    if (count > 0) dispatch(claimsRequested(orderId));
  }, [dispatch, orderId, count]);
  if (count === 0) return null;
  return (
    <OrderCard>
      <header>
        <h2>{lossMessages.title}</h2>
      </header>
      <Body>
        {problem && <ErrorNote>{problem}</ErrorNote>}
        {losses.map((loss) => (
          <LossView
            key={loss.at}
            orderId={orderId}
            loss={loss}
            worth={order.amounts.finalTotal}
            units={countUnits(order.lines)}
            choice={loss.awb === order.shipment.awb ? lossChoiceOf(order) : null}
            isDecidedAbove
          />
        ))}
      </Body>
    </OrderCard>
  );
}
