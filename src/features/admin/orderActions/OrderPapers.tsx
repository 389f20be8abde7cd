import { useDispatch, useSelector } from 'react-redux';
import type { Order } from '@/domain/orders/order/order';
import { packingSlipProblem } from '@/domain/orders/packing/packingSlip';
import { useRights } from '@/features/admin/access';
import { TaxDocumentButtons, selectTaxDocument } from '@/features/orders';
import { Button, ErrorNote } from '@/ui';
import { selectSlip, slipRequested } from '../packingSlips';
import { messages } from './messages';
import { ErrorPlace, Row } from './OrderActions.styles';

/** Makes the packing slip; absent where the order has none or the role does not pack. */
export function SlipButton({ order }: { order: Order }) {
  const dispatch = useDispatch();
  const can = useRights();
  const slip = useSelector(selectSlip(order.orderId));
  if (!can('orders.pack') || packingSlipProblem(order) !== null) return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      busy={slip?.status === 'loading'}
      onClick={() => dispatch(slipRequested(order.orderId))}
    >
      {messages.slip}
    </Button>
  );
}

export function SlipProblem({ order }: { order: Order }) {
  const slip = useSelector(selectSlip(order.orderId));
  return slip?.status === 'failed' && <ErrorNote>{slip.message}</ErrorNote>;
}

/** The invoice and the credit notes of an order; absent for a role that does not read them. */
export function TaxPapers({ order }: { order: Order }) {
  const can = useRights();
  const taxDocument = useSelector(selectTaxDocument);
  if (!can('invoices.read')) return null;
  return (
    <div>
      <Row>
        <TaxDocumentButtons order={order} />
      </Row>
      <ErrorPlace role="alert">
        {taxDocument.status === 'failed' && taxDocument.orderId === order.orderId && (
          <ErrorNote>{taxDocument.message}</ErrorNote>
        )}
      </ErrorPlace>
    </div>
  );
}
