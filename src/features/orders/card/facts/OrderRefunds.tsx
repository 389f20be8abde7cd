import type { Order } from '@/domain/orders/order/order';
import type { PartRefund } from '@/domain/orders/order/payment';
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
export function OrderRefunds({ order: { payment } }: { order: Order }) {
  const { refund, givenBack, parts = [] } = payment;
  const some = (
    <>
      {givenBack !== undefined && <Caption>{messages.givenBack(givenBack)}</Caption>}
      {parts.map((part) => (
        <Caption key={part.id}>{partWords(part)}</Caption>
      ))}
    </>
  );
  if (!refund) {
    if (givenBack === undefined && parts.length === 0) return null;
    return (
      <section>
        <h3>{messages.orderFacts.refund}</h3>
        {some}
      </section>
    );
  }
  const { status, amount, note, at, asCredit } = refund;
  return (
    <section>
      <h3>{messages.orderFacts.refund}</h3>
      <StatusDot tone={status === 'due' ? 'wait' : 'good'}>
        {status === 'due' ? messages.orderFacts.beingRefunded : messages.orderFacts.refunded}
      </StatusDot>
      <Caption>{status === 'due' || asCredit ? note : messages.refundSent(amount, formatDay(at))}</Caption>
      {(status === 'due' || parts.length > 0) && some}
    </section>
  );
}
