import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { formatRupees } from '@/domain/money';
import { ORDER_STATUSES, statusWord, type Order, type OrderStatus } from '@/domain/order';
import {
  allOrdersRequested,
  formatMoment,
  moreOrdersRequested,
  OrderStatusDot,
  selectAllOrders,
} from '@/features/orders';
import { Button, Caption, Chip, ErrorNote, Skeleton, TextLink } from '@/ui';
import { Filters, Scroller, Table } from './AdminOrders.styles';

function OrderRow({ order }: { order: Order }) {
  return (
    <tr>
      <td>
        <TextLink as={Link} to={`/admin/orders/${order.orderId}`}>
          {order.orderId}
        </TextLink>
      </td>
      <td>{formatMoment(order.createdAt)}</td>
      <td>{order.erasedAt ? 'Account deleted' : `${order.address.name}, ${order.address.city}`}</td>
      <td>{order.paymentMethod}</td>
      <td>
        <OrderStatusDot order={order} />
      </td>
      <td>{formatRupees(order.amounts.finalTotal)}</td>
    </tr>
  );
}

function OrderTable({ orders }: { orders: Order[] }) {
  return (
    <Scroller role="region" aria-label="Orders" tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Placed</th>
            <th scope="col">Customer</th>
            <th scope="col">Method</th>
            <th scope="col">Status</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.orderId} order={order} />
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}

/** Everybody's orders, newest first, by status, a page at a time. */
export function AdminOrders() {
  const dispatch = useDispatch();
  const { status, list, next, loadingMore } = useSelector(selectAllOrders);
  useEffect(() => {
    dispatch(allOrdersRequested(null));
  }, [dispatch]);
  const filter = (wanted: OrderStatus | null) => (
    <Chip
      key={wanted ?? 'all'}
      on={wanted === status}
      aria-pressed={wanted === status}
      onClick={() => dispatch(allOrdersRequested(wanted))}
    >
      {wanted ? statusWord(wanted) : 'All'}
    </Chip>
  );
  return (
    <>
      <h1>Orders</h1>
      <Filters role="group" aria-label="Filter by status">
        {filter(null)}
        {ORDER_STATUSES.map(filter)}
      </Filters>
      {list.status === 'loading' && <Skeleton style={{ height: 280 }} aria-busy="true" />}
      {list.status === 'failed' && <ErrorNote>{list.message}</ErrorNote>}
      {list.status === 'ready' && list.value.length === 0 && <Caption>No orders here.</Caption>}
      {list.status === 'ready' && list.value.length > 0 && <OrderTable orders={list.value} />}
      {next && (
        <div>
          <Button
            variant="ghost"
            size="sm"
            busy={loadingMore}
            onClick={() => dispatch(moreOrdersRequested())}
          >
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
