import { useDispatch, useSelector } from 'react-redux';
import { formatMoment } from '@/lib/dates';
import { Caption, Skeleton } from '@/ui';
import { orderRequested, selectTrail } from '@/features/admin/openOrder';
import { RetryNote } from '@/features/admin/shared';
import { actionText, changeTexts } from './auditTrail';
import { messages } from '../../messages';
import { Body, OrderCard } from './OrderCard.styles';
import { Log } from './TimelineCard.styles';

/** The team's acts on the order, newest first. */
export function AuditTrail({ orderId }: { orderId: string }) {
  const dispatch = useDispatch();
  const trail = useSelector(selectTrail);
  const entries = trail.status === 'ready' ? trail.value : [];
  return (
    <OrderCard>
      <header>
        <h2>{messages.auditTrail.title}</h2>
        <small>{messages.auditTrail.readBy}</small>
      </header>
      {entries.length > 0 ? (
        <Log>
          {entries.map((entry) => (
            <li key={`${entry.requestId}${entry.action}`}>
              <div>
                <b>{actionText(entry)}</b>
                {changeTexts(entry).map((text) => (
                  <Caption key={text}>{text}</Caption>
                ))}
                <Caption title={entry.by.email}>{entry.by.name || entry.by.email}</Caption>
              </div>
              <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
            </li>
          ))}
        </Log>
      ) : (
        <Body>
          {trail.status === 'loading' && <Skeleton style={{ height: 60 }} />}
          {trail.status === 'failed' && (
            <RetryNote message={trail.message} onAgain={() => dispatch(orderRequested(orderId))} />
          )}
          {trail.status === 'ready' && <Caption>{messages.auditTrail.empty}</Caption>}
        </Body>
      )}
    </OrderCard>
  );
}
