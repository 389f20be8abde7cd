import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { cashStateOf, paidOf } from '@/domain/admin/remittances/cashOrder';
import { deliveredAt } from '@/domain/admin/remittances/remittance';
import { difference, formatPaise, greatest } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { collectsCash } from '@/domain/orders/order/payable';
import { dayInIndia } from '@/domain/time/india';
import { useRights } from '@/features/admin/access';
import { formatDate } from '@/lib/dates';
import { Caption, DoubtNote, ErrorNote } from '@/ui';
import { messages } from './messages';
import { orderCashRequested, selectRemittances } from './remittancesSlice';

const texts = messages.ofOrder;

/** What the courier paid for a delivered cash order; nothing for other orders, and for roles that may not see it. */
export function CashReceived({ order }: { order: Order }) {
  const dispatch = useDispatch();
  const { ofOrder } = useSelector(selectRemittances);
  const { orderId } = order;
  const isShown = useRights()('remittances.manage') && collectsCash(order) && Boolean(deliveredAt(order));
  useEffect(() => {
    if (isShown) dispatch(orderCashRequested(orderId));
  }, [dispatch, isShown, orderId]);
  if (!isShown || ofOrder?.orderId !== orderId) return null;
  if (ofOrder.cash.status === 'failed') return <ErrorNote>{ofOrder.cash.message}</ErrorNote>;
  const cash = ofOrder.cash.status === 'ready' ? ofOrder.cash.value : null;
  if (!cash) return null;
  const state = cashStateOf(cash, dayInIndia(new Date()));
  const paid = paidOf(cash);
  const apart = formatPaise(greatest(difference(paid, cash.owed), difference(cash.owed, paid)));
  return (
    <div>
      {cash.payments.map(({ reference, day, amount }) => (
        <p key={reference}>
          {texts.received(formatDate(day), reference)}
          {state !== 'paid' && texts.amount(formatPaise(amount))}
        </p>
      ))}
      {(state === 'waiting' || state === 'no_awb') && <Caption>{texts[state]}</Caption>}
      {state === 'overdue' && <DoubtNote>{texts.overdue}</DoubtNote>}
      {(state === 'less' || state === 'more') && <DoubtNote>{texts[state](apart)}</DoubtNote>}
    </div>
  );
}
