import { useSelector } from 'react-redux';
import { formatMoment } from '@/lib/dates';
import { Caption, ErrorNote, Skeleton } from '@/ui';
import { selectTrail } from '@/features/admin/openOrder';
import { Trail } from './OrderScreen.styles';
import { actionText, changeTexts } from './auditTrail';
import { messages } from '../messages';

/** Who in the shop did what to the order, newest first. */
export function AuditTrail() {
  const trail = useSelector(selectTrail);
  return (
    <section>
      <h2>{messages.auditTrail.title}</h2>
      {trail.status === 'loading' && <Skeleton style={{ height: 60 }} />}
      {trail.status === 'failed' && <ErrorNote>{trail.message}</ErrorNote>}
      {trail.status === 'ready' && trail.value.length === 0 && <Caption>{messages.auditTrail.empty}</Caption>}
      {trail.status === 'ready' && (
        <Trail>
          {trail.value.map((entry) => (
            <li key={`${entry.requestId}${entry.action}`}>
              <b>{actionText(entry)}</b>
              {changeTexts(entry).map((text) => (
                <Caption key={text}>{text}</Caption>
              ))}
              <Caption>
                <time dateTime={entry.at}>{formatMoment(entry.at)}</time>, {entry.by.email}
              </Caption>
            </li>
          ))}
        </Trail>
      )}
    </section>
  );
}
