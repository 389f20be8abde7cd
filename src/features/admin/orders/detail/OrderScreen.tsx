import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import type { Order } from '@/domain/orders/order/order';
import { troubleNote, isTroubleOpen } from '@/domain/orders/shipment/parcelTrouble';
import { isPacked, toCollect } from '@/domain/orders/packing/packingSlip';
import { CopyButton, OrderFacts, OrderStatusDot } from '@/features/orders';
import { formatMoment } from '@/lib/dates';
import { usePageTitle } from '@/lib/usePageTitle';
import { Caption, ErrorNote, Icon, mailIcon, phoneIcon, Skeleton, TextLink } from '@/ui';
import { useRights } from '@/features/admin/access';
import { OrderActions } from '@/features/admin/orderActions';
import { AuditTrail } from './AuditTrail';
import { orderLeft, orderRequested, selectOpenOrder } from '@/features/admin/openOrder';
import { Contacts, Head, Sections } from './OrderScreen.styles';
import { OrderNav } from './OrderNav';
import { messages } from '../messages';

/** Phone and e-mail of the customer; a deleted account has none. */
function ContactLinks({ order: { address, email, erasedAt } }: { order: Order }) {
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
      <ErrorNote>{messages.detail.attempts(problem, count)}</ErrorNote>
    </section>
  );
}

/** The problem with the parcel, as the customer reads it. */
function Trouble({ order }: { order: Order }) {
  const note = troubleNote(order);
  if (!note) return null;
  const texts = [messages.detail.customerReads(note), isTroubleOpen(order) ? messages.detail.addNote : ''];
  return (
    <section>
      <h2>{messages.detail.troubleTitle}</h2>
      <ErrorNote>{texts.filter(Boolean).join(' ')}</ErrorNote>
    </section>
  );
}

function Details({ order }: { order: Order }) {
  const { cancelling, shipment } = order;
  const id = useRef<HTMLHeadingElement>(null);
  const canSeeTrail = useRights()('activity.read');
  return (
    <>
      <div>
        <Head>
          <div>
            <h1 ref={id}>{order.orderId}</h1>
            <CopyButton name={messages.detail.number} shown={id} />
          </div>
          <OrderStatusDot order={order} />
        </Head>
        <Caption>
          {formatMoment(order.createdAt)}
          {order.erasedAt && `, ${messages.detail.accountDeleted}`}
          {isPacked(order.status) && order.status !== 'delivered' && `. ${toCollect(order)}.`}
        </Caption>
        <ContactLinks order={order} />
      </div>
      <OrderActions order={order} />
      <Sections>
        <section>
          <OrderFacts order={order} />
        </section>
        <Problem
          title={messages.detail.cancelling}
          problem={cancelling?.problem ?? ''}
          count={cancelling?.attempts ?? 0}
        />
        <Trouble order={order} />
        <Problem title={messages.detail.booking} problem={shipment.problem} count={shipment.attempts} />
        {canSeeTrail && <AuditTrail />}
      </Sections>
    </>
  );
}

/** One order with everything about it, and the actions on it. */
export function OrderScreen() {
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
      {found.status === 'ready' && !found.value && <Caption>{messages.detail.notFound(orderId)}</Caption>}
      {order && <Details order={order} />}
    </>
  );
}
