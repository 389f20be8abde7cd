import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { countUnits } from '@/domain/cart/cart';
import { toRupees } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import type { UnitVerdict } from '@/domain/orders/order/returnCase';
import { lossBack } from '@/domain/orders/returnDesk/lossBack';
import { previewReturn } from '@/domain/orders/returnDesk/preview';
import { claimsRequested, LossView, selectLosses } from '@/features/admin/losses';
import { ErrorNote } from '@/ui';
import { messages } from '../messages';
import { Body, Card } from './ReturnScreen.styles';

/** The claim against the courier for the parcel that it lost on its way from the customer; nothing where it lost none. */
export function LossBackCard({ order, verdicts }: { order: Order; verdicts: readonly UnitVerdict[] }) {
  const dispatch = useDispatch();
  const { problem } = useSelector(selectLosses);
  const { orderId } = order;
  const loss = lossBack(order);
  const awb = loss?.awb;
  useEffect(() => {
    if (awb) dispatch(claimsRequested(orderId));
  }, [dispatch, orderId, awb]);
  if (!loss) return null;
  return (
    <Card>
      <header>
        <h2>{messages.page.lostTitle}</h2>
      </header>
      <Body>
        {problem && <ErrorNote>{problem}</ErrorNote>}
        <LossView
          orderId={orderId}
          loss={loss}
          worth={toRupees(previewReturn(order, verdicts).totals.total)}
          units={countUnits(order.lines)}
          choice={null}
        />
      </Body>
    </Card>
  );
}
