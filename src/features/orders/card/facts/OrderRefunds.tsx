import { ZERO } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import type { PartRefund } from '@/domain/orders/order/payment';
import { byHandBesideRefund } from '@/domain/orders/order/refunded';
import { formatDay } from '@/lib/dates';
import { Caption, StatusDot } from '@/ui';
import { messages } from '../../messages';

function partWords({ status, amount, at, reference, note, isCredit, asCredit }: PartRefund): string {
  const day = formatDay(at);
  const words = asCredit
    ? messages.partAsCredit(amount, day)
    : isCredit
      ? messages.partCredited(amount, day)
      : reference
        ? messages.partTransferred(amount, day, reference)
        : status === 'due'
          ? messages.partDue(amount)
          : messages.refundSent(amount, day);
  return note ? `${words} ${note}` : words;
}

/** The refunds of the order; renders nothing without any. */
export function OrderRefunds({ order }: { order: Order }) {
  const { refund, parts = [] } = order.payment;
  const byHand = byHandBesideRefund(order);
  if (!refund && byHand === ZERO && parts.length === 0) return null;
  return (
    <section>
      <h3>{messages.orderFacts.refund}</h3>
      {refund && (
        <>
          <StatusDot tone={refund.status === 'due' ? 'wait' : 'good'}>
            {refund.status === 'due' ? messages.orderFacts.beingRefunded : messages.orderFacts.refunded}
          </StatusDot>
          <Caption>
            {refund.status === 'due' || refund.asCredit
              ? refund.note
              : messages.refundSent(refund.amount, formatDay(refund.at))}
          </Caption>
        </>
      )}
      {byHand > ZERO && <Caption>{messages.givenBack(byHand)}</Caption>}
      {parts.map((part) => (
        <Caption key={part.id}>{partWords(part)}</Caption>
      ))}
    </section>
  );
}
