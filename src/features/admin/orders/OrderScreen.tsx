import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import type { Order } from '@/domain/orders/order/order';
import { troubleNote, troubleWaits } from '@/domain/orders/shipment/parcelTrouble';
import { isPacked, toCollect } from '@/domain/orders/shipment/packingSlip';
import { CopyButton, OrderFacts, OrderStatusDot } from '@/features/orders';
import { formatMoment } from '@/lib/dates';
import { usePageTitle } from '@/lib/usePageTitle';
import { Caption, ErrorNote, Icon, mailIcon, phoneIcon, Skeleton, TextLink } from '@/ui';
import { OrderActions } from '../orderActions/OrderActions';
import { AuditTrail } from './AuditTrail';
import { orderLeft, orderRequested, selectOneOrder } from './orderSlice';
import { Contacts, Head, Sections } from './OrderScreen.styles';
import { OrderWays } from './OrderWays';

const ACCOUNT_DELETED = 'account deleted';
const tries = (count: number) => (count === 1 ? '1 try' : `${count} tries`);

/** How to reach the customer; nothing of it is left once their account is deleted. */
function Reach({ order: { address, email, erasedAt } }: { order: Order }) {
  if (erasedAt) return null;
  return (
    <Contacts>
      <TextLink href={`tel:+91${address.phone}`}>
        <Icon name={phoneIcon} size={20} />
        {address.phone}
      </TextLink>
      <TextLink href={`mailto:${email}`}>
        <Icon name={mailIcon} size={20} />
        {email}
      </TextLink>
    </Contacts>
  );
}

function Problem({ title, problem, count }: { title: string; problem: string; count: number }) {
  if (!problem) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ErrorNote>
        {problem} ({tries(count)})
      </ErrorNote>
    </section>
  );
}

/** What the courier says is wrong with the parcel, in the words that the customer reads. */
function Trouble({ order }: { order: Order }) {
  const note = troubleNote(order);
  if (!note) return null;
  const waits = troubleWaits(order) ? ' Add a note once you have dealt with it.' : '';
  return (
    <section>
      <h2>The parcel is in trouble</h2>
      <ErrorNote>{`The customer reads: “${note}”${waits}`}</ErrorNote>
    </section>
  );
}

function Details({ order }: { order: Order }) {
  const { cancelling, shipment } = order;
  const id = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <div>
        <Head>
          <div>
            <h1 ref={id}>{order.orderId}</h1>
            <CopyButton name="order number" shown={id} />
          </div>
          <OrderStatusDot order={order} />
        </Head>
        <Caption>
          {formatMoment(order.createdAt)}
          {order.erasedAt && `, ${ACCOUNT_DELETED}`}
          {isPacked(order.status) && order.status !== 'delivered' && `. ${toCollect(order)}.`}
        </Caption>
        <Reach order={order} />
      </div>
      <OrderActions order={order} />
      <Sections>
        <section>
          <OrderFacts order={order} />
        </section>
        <Problem
          title="Cancelling with the courier"
          problem={cancelling?.problem ?? ''}
          count={cancelling?.attempts ?? 0}
        />
        <Trouble order={order} />
        <Problem title="Booking the courier" problem={shipment.problem} count={shipment.attempts} />
        <AuditTrail />
      </Sections>
    </>
  );
}

/** One order, as it was agreed and how it went; it follows what others do to it. */
export function OrderScreen() {
  const dispatch = useDispatch();
  const { orderId = '' } = useParams();
  usePageTitle(orderId);
  const found = useSelector(selectOneOrder);
  useEffect(() => {
    dispatch(orderRequested(orderId));
    return () => void dispatch(orderLeft());
  }, [dispatch, orderId]);
  const order = found.status === 'ready' && found.value?.orderId === orderId ? found.value : null;
  return (
    <>
      <OrderWays orderId={orderId} />
      {found.status === 'loading' && <Skeleton style={{ height: 320 }} />}
      {found.status === 'failed' && <ErrorNote>{found.message}</ErrorNote>}
      {found.status === 'ready' && !found.value && <Caption>There is no order {orderId}.</Caption>}
      {order && <Details order={order} />}
    </>
  );
}
