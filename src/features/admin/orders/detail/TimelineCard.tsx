import type { Order } from '@/domain/orders/order/order';
import { timelineOf, type TimelineStep } from '@/features/orders';
import { formatMoment } from '@/lib/dates';
import { Icon, mailIcon } from '@/ui';
import { statusWord } from '../list/orderStanding';
import { messages } from '../messages';
import { OrderCard } from './OrderCard.styles';
import { Audience } from './OrderCard.styles';
import { Log } from './TimelineCard.styles';

const { timeline: texts } = messages.detail;

/** What happened, newest first. The words of a step are those that the customer reads; a note says so. */
function Step({ step }: { step: TimelineStep }) {
  return (
    <li>
      <div>
        <b>{step.isNote ? texts.note : statusWord(step.status, step.word)}</b>
        {step.note && <p>{step.note}</p>}
        {step.isNote && (
          <Audience>
            <Icon name={mailIcon} size={16} />
            {texts.customerReads}
          </Audience>
        )}
      </div>
      {step.at && <time dateTime={step.at}>{formatMoment(step.at)}</time>}
    </li>
  );
}

/** All that happened to the order, newest first. */
export function TimelineCard({ order }: { order: Order }) {
  const past = timelineOf(order).filter(({ state }) => state !== 'ahead');
  return (
    <OrderCard>
      <header>
        <h2>{texts.title}</h2>
        <small>{texts.newestFirst}</small>
      </header>
      <Log>
        {past.reverse().map((step) => (
          <Step key={`${step.status}${step.at}${step.note}`} step={step} />
        ))}
      </Log>
    </OrderCard>
  );
}
