import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { countUnits } from '@/domain/cart/cart';
import { toRupees } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import type { UnitVerdict } from '@/domain/orders/order/returnCase';
import type { Loss } from '@/domain/orders/order/undelivered';
import { claimsBeyond, lossBack } from '@/domain/orders/returnDesk/lossBack';
import { previewReturn } from '@/domain/orders/returnDesk/preview';
import { claimsRequested, LossView, selectLosses } from '@/features/admin/losses';
import { ErrorNote } from '@/ui';
import { messages } from '../messages';
import { Body, Card } from './ReturnScreen.styles';

/**
 * The claims against the courier for parcels that it lost on their way from the customer, also once one turned up or the
 * order forgot it; nothing where there are none.
 */
export function LossBackCard({ order, verdicts }: { order: Order; verdicts: readonly UnitVerdict[] }) {
  const dispatch = useDispatch();
  const { problem, claims } = useSelector(selectLosses);
  const { orderId } = order;
  const loss = lossBack(order);
  const awb = loss?.awb;
  useEffect(() => {
    dispatch(claimsRequested(orderId));
  }, [dispatch, orderId, awb]);
  const remembered = claimsBeyond(order, Object.values(claims)).map((claim): Loss => ({
    awb: claim.awb,
    courier: claim.courier,
    trackingUrl: '',
    kind: claim.kind,
    at: '',
  }));
  if (!loss && remembered.length === 0) return problem ? <ErrorNote>{problem}</ErrorNote> : null;
  const worth = loss ? toRupees(previewReturn(order, verdicts).totals.total) : 0;
  return (
    <Card>
      <header>
        <h2>{loss ? messages.page.lostTitle : messages.page.claimsTitle}</h2>
      </header>
      <Body>
        {problem && <ErrorNote>{problem}</ErrorNote>}
        {[...(loss ? [loss] : []), ...remembered].map((one) => (
          <LossView
            key={one.awb}
            orderId={orderId}
            loss={one}
            worth={worth}
            units={countUnits(order.lines)}
            choice={null}
          />
        ))}
      </Body>
    </Card>
  );
}
