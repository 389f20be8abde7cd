import { ZERO } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import type { OrderRefund, PartRefund } from '@/domain/orders/order/payment';
import { byHandBesideRefund, creditBackBesideParts } from '@/domain/orders/order/refunded';
import { formatDay } from '@/lib/dates';
import { Caption, StatusDot } from '@/ui';
import { messages } from '../../messages';

/** How a part of the price goes back, and when. */
function wayBack({ status, amount, at, reference, isCredit, asCredit }: PartRefund): string {
  const day = formatDay(at);
  if (asCredit) return messages.partAsCredit(amount, day);
  if (isCredit) return messages.partCredited(amount, day);
  if (reference) return messages.partTransferred(amount, day, reference);
  return status === 'due' ? messages.partDue(amount) : messages.refundSent(amount, day);
}

const partWords = (part: PartRefund) => (part.note ? `${wayBack(part)} ${part.note}` : wayBack(part));

/** The note of a refund that is owed or went another way; else that it was sent. */
function refundWords({ status, amount, note, at, asCredit, reference }: OrderRefund): string {
  if (reference) return `${note} ${messages.reference(reference)}`;
  const isNote = status === 'due' || asCredit || reference !== undefined;
  return isNote ? note : messages.refundSent(amount, formatDay(at));
}

/** The refunds of the order; renders nothing without any. */
export function OrderRefunds({ order }: { order: Order }) {
  const { refund, parts = [] } = order.payment;
  const byHand = byHandBesideRefund(order);
  const credit = creditBackBesideParts(order);
  if (!refund && byHand === ZERO && credit === ZERO && parts.length === 0) return null;
  return (
    <section>
      <h3>{messages.orderFacts.refund}</h3>
      {refund && (
        <>
          <StatusDot tone={refund.status === 'due' ? 'wait' : 'good'}>
            {refund.status === 'due' ? messages.orderFacts.beingRefunded : messages.orderFacts.refunded}
          </StatusDot>
          <Caption>{refundWords(refund)}</Caption>
        </>
      )}
      {byHand > ZERO && <Caption>{messages.givenBack(byHand)}</Caption>}
      {credit > ZERO && <Caption>{messages.creditBack(credit)}</Caption>}
      {parts.map((part) => (
        <Caption key={part.id}>{partWords(part)}</Caption>
      ))}
    </section>
  );
}
