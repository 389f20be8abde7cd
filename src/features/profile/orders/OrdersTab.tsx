import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Order } from '@/domain/orders/order/order';
import {
  OrderActions,
  OrderCard,
  olderOrdersRequested,
  OrdersAsOf,
  selectOlderOrders,
} from '@/features/orders';
import { Button, DoubtNote, ErrorNote, H2 } from '@/ui';
import { messages } from '../messages';
import { OrdersLoaded } from './OrdersLoaded';
import { Stack } from '../ProfileScreen.styles';
import { useIsLinkForeign, useLinkedOrder } from './useLinkedOrder';
import { useOrdersShown } from './useOrdersShown';

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

function OrderList({ orders }: { orders: readonly Order[] }) {
  const count = orders.length;
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
  return (
    <>
      <Stack ref={list}>
        {orders.map((order, at) => (
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
  useOrdersShown();
  const isLinkForeign = useIsLinkForeign();
  return (
    <>
      <H2>{messages.ordersTab.title}</H2>
      <OrdersAsOf />
      <div role="status" style={{ marginBottom: isLinkForeign ? 16 : 0 }}>
        {isLinkForeign && <DoubtNote>{messages.ordersTab.notHere}</DoubtNote>}
      </div>
      <OrdersLoaded>{(orders) => <OrderList orders={orders} />}</OrdersLoaded>
    </>
  );
}
