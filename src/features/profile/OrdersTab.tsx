import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  OrderActions,
  OrderCard,
  olderOrdersRequested,
  ordersHidden,
  ordersRequested,
  ordersShown,
  OrdersAsOf,
  selectMyOrders,
  selectOlderOrders,
  selectOrders,
} from '@/features/orders';
import { BuyAgain } from '@/features/buyAgain';
import { Link } from 'react-router-dom';
import { paths } from '@/app/router/paths';
import { Button, EmptyState, ErrorNote, H2, Skeleton } from '@/ui';
import { Stack } from './ProfileScreen.styles';
import { useLinkedOrder } from './useLinkedOrder';
import { messages } from './messages';

/** Loads older orders; renders nothing when there are none. */
function OlderOrders({ onRequested }: { onRequested: () => void }) {
  const dispatch = useDispatch();
  const older = useSelector(selectOlderOrders);
  if (older === 'none') return null;
  return (
    <Stack style={{ justifyItems: 'start', marginTop: 20 }}>
      {older === 'failed' && (
        <div role="alert">
          <ErrorNote>{messages.ordersTab.olderFailed}</ErrorNote>
        </div>
      )}
      <Button
        variant="ghost"
        size="sm"
        busy={older === 'loading'}
        onClick={() => {
          onRequested();
          dispatch(olderOrdersRequested());
        }}
      >
        {messages.ordersTab.showOlderOrders}
      </Button>
    </Stack>
  );
}

function OrderList() {
  const dispatch = useDispatch();
  const orders = useSelector(selectMyOrders);
  const count = useSelector(selectOrders).length;
  const list = useRef<HTMLDivElement>(null);
  /** The number of orders shown before older ones were requested. */
  const countBefore = useRef<number | null>(null);

  // The button disappears after the last page, so the focus moves to the first new order.
  useEffect(() => {
    if (countBefore.current === null || count <= countBefore.current) return;
    list.current?.querySelectorAll('summary')[countBefore.current]?.focus();
    countBefore.current = null;
  }, [count]);

  const linked = useLinkedOrder(list);

  if (orders.status === 'failed') {
    return (
      <Stack style={{ justifyItems: 'start' }}>
        <ErrorNote>{orders.message}</ErrorNote>
        <Button variant="ghost" size="sm" onClick={() => dispatch(ordersRequested())}>
          {messages.ordersTab.tryAgain}
        </Button>
      </Stack>
    );
  }
  if (orders.status !== 'ready') {
    return (
      <Stack aria-busy="true">
        <Skeleton style={{ height: 84 }} />
        <Skeleton style={{ height: 84 }} />
      </Stack>
    );
  }
  if (orders.value.length === 0) {
    return (
      <EmptyState
        as="h3"
        title={messages.ordersTab.noOrdersYet}
        text={messages.ordersTab.noOrdersText}
        action={
          <Button as={Link} to={paths.products}>
            {messages.ordersTab.shopAllProducts}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Stack ref={list}>
        {orders.value.map((order, at) => (
          <OrderCard
            key={order.orderId}
            order={order}
            open={linked ? order.orderId === linked : at === 0}
            actions={<OrderActions order={order} />}
          />
        ))}
      </Stack>
      <OlderOrders onRequested={() => (countBefore.current = count)} />
    </>
  );
}

/** The orders, newest first; the newest is open, or the one named in the link. */
export function OrdersTab() {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(ordersRequested());
    dispatch(ordersShown());
    return () => void dispatch(ordersHidden());
  }, [dispatch]);
  return (
    <>
      <H2>{messages.ordersTab.title}</H2>
      <OrdersAsOf />
      <OrderList />
      <BuyAgain />
    </>
  );
}
