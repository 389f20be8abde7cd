import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import styled from 'styled-components';
import type { Order } from '@/domain/order';
import { formatMoment, OrderFacts, orderRequested, OrderStatusDot, selectOneOrder } from '@/features/orders';
import { Caption, ErrorNote, Icon, Skeleton, TextLink } from '@/ui';
import { ADMIN_HOME } from '.';
import { OrderActions } from './orderActions/OrderActions';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 8px 20px;
  /* An order's number is one long word. */
  h1 {
    overflow-wrap: anywhere;
  }
`;
const Sections = styled.div`
  display: grid;
  gap: 28px;
  max-width: 820px;
  > section {
    border-top: var(--hair);
    padding-top: 20px;
  }
  > section > h2 {
    margin-bottom: 14px;
  }
`;

const ACCOUNT_DELETED = 'account deleted';
const tries = (count: number) => (count === 1 ? '1 try' : `${count} tries`);

function Details({ order }: { order: Order }) {
  return (
    <>
      <Head>
        <h1>{order.orderId}</h1>
        <OrderStatusDot order={order} />
      </Head>
      <Caption>
        {formatMoment(order.createdAt)}, {order.email || ACCOUNT_DELETED}
      </Caption>
      <OrderActions order={order} />
      <Sections>
        <section>
          <OrderFacts order={order} />
        </section>
        {order.cancelling?.problem && (
          <section>
            <h2>Cancelling with the courier</h2>
            <ErrorNote>
              {order.cancelling.problem} ({tries(order.cancelling.attempts)})
            </ErrorNote>
          </section>
        )}
        {order.shipment.problem && (
          <section>
            <h2>Booking the courier</h2>
            <ErrorNote>
              {order.shipment.problem} ({tries(order.shipment.attempts)})
            </ErrorNote>
          </section>
        )}
      </Sections>
    </>
  );
}

/** One order, as it was agreed and how it went. */
export function AdminOrder() {
  const dispatch = useDispatch();
  const { orderId = '' } = useParams();
  const found = useSelector(selectOneOrder);
  useEffect(() => {
    dispatch(orderRequested(orderId));
  }, [dispatch, orderId]);
  const order = found.status === 'ready' && found.value?.orderId === orderId ? found.value : null;
  return (
    <>
      <TextLink as={Link} to={ADMIN_HOME} style={{ justifySelf: 'start' }}>
        <Icon name="back" size={20} />
        All orders
      </TextLink>
      {found.status === 'loading' && <Skeleton style={{ height: 320 }} />}
      {found.status === 'failed' && <ErrorNote>{found.message}</ErrorNote>}
      {found.status === 'ready' && !found.value && <Caption>There is no order {orderId}.</Caption>}
      {order && <Details order={order} />}
    </>
  );
}
