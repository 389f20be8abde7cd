import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { actionsFor } from '@/domain/admin/adminOrder';
import { ACTION_RIGHTS } from '@/domain/staff/actionRights';
import type { Right } from '@/domain/staff/roles';
import { useRights } from '@/features/admin/access';
import type { Order } from '@/domain/orders/order/order';
import { noSlip } from '@/domain/orders/packing/packingSlip';
import { TaxDocumentButtons, selectTaxDocument } from '@/features/orders';
import { Button, ErrorNote, media, TextLink } from '@/ui';
import { selectSlips, slipsRequested } from '../packingSlips';
import { CancelForm } from './CancelForm';
import { messages } from './messages';
import { NoteForm } from './NoteForm';
import { actionAsked, actionRequested, selectActionState, type OrderAction } from './orderActionsSlice';
import { ReceiveForm } from './ReceiveForm';
import { RefundDialog } from './RefundDialog';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  &:empty {
    display: none;
  }
  > button {
    flex: 1 1 auto;
  }
  ${media.desktop} {
    gap: 12px 16px;
    > button {
      flex: none;
    }
  }
`;
const Documents = styled(Row)`
  margin-top: 12px;
`;
const ErrorPlace = styled.div`
  &:not(:empty) {
    margin-top: 12px;
  }
`;

/** Actions without a dialog. */
const WITHOUT_DIALOG: readonly OrderAction[] = ['pack', 'book', 'settle'];

function textFor(action: OrderAction, { shipment }: Order): string {
  return action === 'book' && shipment.status !== 'booking' ? messages.bookAgain : messages.actions[action];
}

/** Whether the first action is the usual next step; booking a second time is not. */
function isNextStep(action: OrderAction, { shipment }: Order): boolean {
  return WITHOUT_DIALOG.includes(action) && !(action === 'book' && shipment.status === 'booked');
}

/** The actions that the state of the order and the role allow, with 'settle' while its payment is open. */
function actionsOf(order: Order, can: (right: Right) => boolean): OrderAction[] {
  const { status, payment } = order;
  const isOpen = payment.razorpayOrderId !== '' && (status === 'pending_payment' || status === 'expired');
  const canSettle = isOpen && can('mismatches.settle');
  return [
    ...(canSettle ? (['settle'] as const) : []),
    ...actionsFor(order).filter((action) => can(ACTION_RIGHTS[action])),
  ];
}

const FORMS = { cancel: CancelForm, receive: ReceiveForm, refund: RefundDialog, note: NoteForm } as const;

function OpenForm({ order }: { order: Order }) {
  const current = useSelector(selectActionState);
  if (current.status === 'closed' || current.orderId !== order.orderId || !(current.action in FORMS))
    return null;
  const Form = FORMS[current.action as keyof typeof FORMS];
  return <Form order={order} />;
}

/** The buttons for the actions on an order, and for its documents. */
export function OrderActions({ order }: { order: Order }) {
  const dispatch = useDispatch();
  const current = useSelector(selectActionState);
  const taxDocument = useSelector(selectTaxDocument);
  const can = useRights();
  const canPack = can('orders.pack');
  const slips = useSelector(selectSlips);
  const { orderId, status, payment, shipment } = order;
  const isMine = slips.status !== 'idle' && slips.ids.length === 1 && slips.ids[0] === orderId;
  // A parcel that has left needs no label.
  const isBeforePickup = status === 'placed' || status === 'packed';
  const mine = current.status !== 'closed' && current.orderId === orderId ? current : null;
  const press = (action: OrderAction) =>
    WITHOUT_DIALOG.includes(action)
      ? actionRequested({ orderId, action, body: action === 'settle' ? { id: payment.razorpayOrderId } : {} })
      : actionAsked({ orderId, action });
  return (
    <div>
      <Row>
        {actionsOf(order, can).map((action, at) => (
          <Button
            key={action}
            size="sm"
            variant={at === 0 && isNextStep(action, order) ? 'primary' : 'ghost'}
            busy={mine?.status === 'sending' && mine.action === action && WITHOUT_DIALOG.includes(action)}
            onClick={() => dispatch(press(action))}
          >
            {textFor(action, order)}
          </Button>
        ))}
      </Row>
      <ErrorPlace role="alert">
        {mine?.status === 'failed' && WITHOUT_DIALOG.includes(mine.action) && (
          <ErrorNote>{mine.message}</ErrorNote>
        )}
      </ErrorPlace>
      <Documents>
        {can('invoices.read') && <TaxDocumentButtons order={order} />}
        {canPack && noSlip(order) === null && (
          <Button
            variant="ghost"
            size="sm"
            busy={isMine && slips.status === 'loading'}
            onClick={() => dispatch(slipsRequested([orderId]))}
          >
            {messages.slip}
          </Button>
        )}
        {canPack && isBeforePickup && shipment.status === 'booked' && shipment.label && (
          <TextLink href={shipment.label} target="_blank" rel="noreferrer">
            {messages.label}
          </TextLink>
        )}
      </Documents>
      <ErrorPlace role="alert">
        {taxDocument.status === 'failed' && taxDocument.orderId === orderId && (
          <ErrorNote>{taxDocument.message}</ErrorNote>
        )}
        {isMine && slips.status === 'failed' && <ErrorNote>{slips.message}</ErrorNote>}
      </ErrorPlace>
      <OpenForm order={order} />
    </div>
  );
}
