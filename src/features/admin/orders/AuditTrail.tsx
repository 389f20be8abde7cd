import { useSelector } from 'react-redux';
import { formatMoment } from '@/lib/dates';
import { Caption, ErrorNote, Skeleton } from '@/ui';
import { selectTrail } from './orderSlice';
import { Trail } from './OrderScreen.styles';
import { actionWords, changeWords } from './trailWords';

/** Who of the shop did what with the order, newest first. */
export function AuditTrail() {
  const trail = useSelector(selectTrail);
  return (
    <section>
      <h2>Who did what</h2>
      {trail.status === 'loading' && <Skeleton style={{ height: 60 }} />}
      {trail.status === 'failed' && <ErrorNote>{trail.message}</ErrorNote>}
      {trail.status === 'ready' && trail.value.length === 0 && (
        <Caption>Nobody of the shop has done anything with it yet.</Caption>
      )}
      {trail.status === 'ready' && (
        <Trail>
          {trail.value.map((entry) => (
            <li key={`${entry.requestId}${entry.action}`}>
              <b>{actionWords(entry)}</b>
              {changeWords(entry).map((words) => (
                <Caption key={words}>{words}</Caption>
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
