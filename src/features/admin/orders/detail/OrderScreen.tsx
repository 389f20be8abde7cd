import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { orderRow } from '@/domain/admin/orderList/row';
import type { Order } from '@/domain/orders/order/order';
import { CopyButton } from '@/features/orders';
import { formatMoment } from '@/lib/dates';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useFocusAfterRemoval } from '@/lib/hooks/useFocusAfterRemoval';
import { ErrorNote, Skeleton, StatusDot } from '@/ui';
import { useRights } from '@/features/admin/access';
import { PhoneOrderCard, WaitingEditCard } from '@/features/admin/phoneOrders';
import { PrivateNotesCard } from '@/features/admin/privateNotes';
import { OrderActions } from '@/features/admin/orderActions';
import { NoOrder, orderLeft, orderRequested, selectOpenOrder } from '@/features/admin/openOrder';
import { PageHead, Standing } from '@/features/admin/shared';
import { ageText } from '../list/table/ageText';
import { Wrong } from '../list/table/OrderCells.styles';
import { orderStanding } from '../list/table/orderStanding';
import { numberParts } from '../list/table/orderNumber';
import { messages } from '../messages';
import { AddressCard } from './cards/AddressCard';
import { AuditTrail } from './cards/AuditTrail';
import { CustomerCard } from './cards/CustomerCard';
import { CustomerNoteCard } from './cards/CustomerNoteCard';
import { ItemsCard } from './cards/ItemsCard';
import { LossesCard } from './cards/LossesCard';
import { MoneyCard } from './cards/MoneyCard';
import { OrderNav } from './OrderNav';
import { Columns, Name, Stack } from './OrderScreen.styles';
import { ParcelCard } from './cards/ParcelCard';
import { TimelineCard } from './cards/TimelineCard';

/** The order's number, state and age. */
function Title({ order }: { order: Order }) {
  // The card of a payment link goes once the link is withdrawn, with the button that was pressed.
  const links = [order.waitingEdit, order.status === 'pending_payment'].filter(Boolean).length;
  const id = useFocusAfterRemoval(links);
  const [now] = useState(() => new Date());
  const { start, hidden, end, bold } = numberParts(order.orderId);
  const { word, tone } = orderStanding(orderRow(order, now));
  return (
    <div>
      <Name>
        <h1 ref={id} tabIndex={-1} aria-label={order.orderId}>
          {start + hidden + end}
          <b>{bold}</b>
        </h1>
        <CopyButton name={messages.detail.number} shown={id} />
      </Name>
      <Standing>
        {tone === 'bad' ? <Wrong>{word}</Wrong> : <StatusDot tone={tone}>{word}</StatusDot>}
        <span>
          {formatMoment(order.createdAt)}, {messages.detail.age(ageText(order.createdAt, now))}
          {order.erasedAt && `, ${messages.detail.accountDeleted}`}
        </span>
      </Standing>
    </div>
  );
}

/** The order on the left, its customer on the right, and its history at the end. */
function Details({ order }: { order: Order }) {
  const canSeeTrail = useRights()('activity.read');
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <PageHead>
        <Title order={order} />
        <OrderActions order={order} isMenuOpen={isMenuOpen} onMenu={setMenuOpen} />
      </PageHead>
      <Columns inert={isMenuOpen}>
        <ItemsCard order={order} />
        <Stack data-area="side">
          <CustomerCard order={order} />
          <AddressCard order={order} />
          <WaitingEditCard order={order} />
          <PhoneOrderCard order={order} />
          <PrivateNotesCard canWrite={!order.erasedAt} />
          <CustomerNoteCard order={order} />
        </Stack>
        <Stack $pair data-area="facts">
          <MoneyCard order={order} />
          <ParcelCard order={order} />
          <LossesCard order={order} />
        </Stack>
        <Stack data-area="log">
          <TimelineCard order={order} />
          {canSeeTrail && <AuditTrail orderId={order.orderId} />}
        </Stack>
      </Columns>
    </>
  );
}

/** One order with everything about it, and the actions on it. */
export default function OrderScreen() {
  const dispatch = useDispatch();
  const { orderId = '' } = useParams();
  usePageTitle(orderId);
  const found = useSelector(selectOpenOrder);
  useEffect(() => {
    dispatch(orderRequested(orderId));
    return () => void dispatch(orderLeft());
  }, [dispatch, orderId]);
  const order = found.status === 'ready' && found.value?.orderId === orderId ? found.value : null;
  return (
    <>
      <OrderNav orderId={orderId} />
      {found.status === 'loading' && <Skeleton style={{ height: 320 }} />}
      {found.status === 'failed' && <ErrorNote>{found.message}</ErrorNote>}
      {found.status === 'ready' && !found.value && <NoOrder orderId={orderId} />}
      {order && <Details order={order} />}
    </>
  );
}
