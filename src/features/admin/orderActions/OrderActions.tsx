import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { actionsFor } from '@/domain/admin/adminOrder';
import type { Order } from '@/domain/orders/order/order';
import { noSlip } from '@/domain/orders/shipment/packingSlip';
import { PaperButtons, selectPaper } from '@/features/orders';
import { Button, ErrorNote, media, TextLink } from '@/ui';
import { selectSlips, slipsRequested } from '../orders/fileSlice';
import { CancelForm } from './CancelForm';
import { ACTION_WORDS, messages } from './messages';
import { NoteForm } from './NoteForm';
import { actionAsked, actionRequested, selectDoing, type OrderAction } from './orderActionsSlice';
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
const Papers = styled(Row)`
  margin-top: 12px;
`;
const Said = styled.div`
  &:not(:empty) {
    margin-top: 12px;
  }
`;

/** What is done at a press; the rest is asked about first. */
const AT_ONCE: readonly OrderAction[] = ['pack', 'book', 'settle'];

function wordsFor(action: OrderAction, { shipment }: Order): string {
  return action === 'book' && shipment.status !== 'booking' ? 'Book again' : ACTION_WORDS[action];
}

/** A booked parcel is booked again only in a mishap, so nothing leads there. */
function isNextStep(action: OrderAction, { shipment }: Order): boolean {
  return AT_ONCE.includes(action) && !(action === 'book' && shipment.status === 'booked');
}

/** What there is to do with an order: the table of its states, and asking after a payment that is still to come. */
function offered(order: Order): OrderAction[] {
  const { status, payment } = order;
  const asks = payment.razorpayOrderId !== '' && (status === 'pending_payment' || status === 'expired');
  return [...(asks ? (['settle'] as const) : []), ...actionsFor(order)];
}

const FORMS = { cancel: CancelForm, receive: ReceiveForm, refund: RefundDialog, note: NoteForm } as const;

function OpenForm({ order }: { order: Order }) {
  const doing = useSelector(selectDoing);
  if (doing.status === 'closed' || doing.orderId !== order.orderId || !(doing.action in FORMS)) return null;
  const Form = FORMS[doing.action as keyof typeof FORMS];
  return <Form order={order} />;
}

/** What the admin can do with an order as it stands, and its papers. */
export function OrderActions({ order }: { order: Order }) {
  const dispatch = useDispatch();
  const doing = useSelector(selectDoing);
  const paper = useSelector(selectPaper);
  const slips = useSelector(selectSlips);
  const { orderId, status, payment, shipment } = order;
  const isMine = slips.status !== 'idle' && slips.ids.length === 1 && slips.ids[0] === orderId;
  // What has left needs no label any more.
  const isBefore = status === 'placed' || status === 'packed';
  const mine = doing.status !== 'closed' && doing.orderId === orderId ? doing : null;
  const press = (action: OrderAction) =>
    AT_ONCE.includes(action)
      ? actionRequested({ orderId, action, body: action === 'settle' ? { id: payment.razorpayOrderId } : {} })
      : actionAsked({ orderId, action });
  return (
    <div>
      <Row>
        {offered(order).map((action, at) => (
          <Button
            key={action}
            size="sm"
            variant={at === 0 && isNextStep(action, order) ? 'primary' : 'ghost'}
            busy={mine?.status === 'sending' && mine.action === action && AT_ONCE.includes(action)}
            onClick={() => dispatch(press(action))}
          >
            {wordsFor(action, order)}
          </Button>
        ))}
      </Row>
      <Said role="alert">
        {mine?.status === 'failed' && AT_ONCE.includes(mine.action) && <ErrorNote>{mine.message}</ErrorNote>}
      </Said>
      <Papers>
        <PaperButtons order={order} />
        {noSlip(order) === null && (
          <Button
            variant="ghost"
            size="sm"
            busy={isMine && slips.status === 'loading'}
            onClick={() => dispatch(slipsRequested([orderId]))}
          >
            {messages.slip}
          </Button>
        )}
        {isBefore && shipment.status === 'booked' && shipment.label && (
          <TextLink href={shipment.label} target="_blank" rel="noreferrer">
            {messages.label}
          </TextLink>
        )}
      </Papers>
      <Said role="alert">
        {paper.status === 'failed' && paper.orderId === orderId && <ErrorNote>{paper.message}</ErrorNote>}
        {isMine && slips.status === 'failed' && <ErrorNote>{slips.message}</ErrorNote>}
      </Said>
      <OpenForm order={order} />
    </div>
  );
}
