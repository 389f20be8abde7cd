import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '@/app/router/paths';
import type { Order } from '@/domain/orders/order/order';
import { ordersRequested, selectMyOrders } from '@/features/orders';
import { useFocusAfterRetry } from '@/lib/hooks/useFocusAfterRetry';
import { Button, EmptyState, ErrorNote, Skeleton } from '@/ui';
import { messages } from '../messages';
import { Stack } from '../ProfileScreen.styles';

/** Renders its children with the shopper's orders, or the loading, empty or failed state. */
export function OrdersLoaded({ children }: { children: (orders: readonly Order[]) => ReactNode }) {
  const dispatch = useDispatch();
  const orders = useSelector(selectMyOrders);
  const again = useFocusAfterRetry(orders.status);
  if (orders.status === 'failed') {
    return (
      <Stack style={{ justifyItems: 'start' }}>
        <ErrorNote>{orders.message}</ErrorNote>
        <Button ref={again} variant="ghost" size="sm" onClick={() => dispatch(ordersRequested())}>
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
  if (orders.value.length > 0) return children(orders.value);
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
