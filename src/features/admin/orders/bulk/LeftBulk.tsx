import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { Button } from '@/ui';
import { adminMedia, denseButtons } from '@/features/admin/shared';
import {
  bulkDiscarded,
  bulkOpened,
  bulkResumed,
  isLong,
  selectBulk,
  selectLeftBulk,
  waitingOf,
  type Bulk,
} from './bulkSlice';
import { messages } from './messages';

const Lines = styled.div`
  display: grid;
  gap: 8px;
  padding-block: 8px;
  ${denseButtons}
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
  }
  p {
    flex: 1 1 220px;
  }
  ${adminMedia.phone} {
    p {
      flex-basis: 100%;
    }
  }
`;

/** The progress of the run whose dialog was closed; null without one. */
function textOfClosed(current: Bulk): string | null {
  if (current.status === 'idle' || current.open) return null;
  const { kind, ids, done, failed } = current;
  if (current.status === 'over') return messages[kind].result(done.length, failed.length);
  const handled = done.length + failed.length;
  return isLong(current) ? messages.atWork(messages[kind].title(ids.length), handled, ids.length) : null;
}

/**
 * The unfinished bulk acts, with a button to continue: the one whose dialog was closed, and interrupted
 * ones.
 */
export function LeftBulk() {
  const dispatch = useDispatch();
  const current = useSelector(selectBulk);
  const left = useSelector(selectLeftBulk);
  const closed = textOfClosed(current);
  if (closed === null && left.length === 0) return null;
  return (
    <Lines role="group" aria-label={messages.leftGroup}>
      {closed !== null && (
        <div>
          <p>{closed}</p>
          <Button variant="ghost" size="sm" onClick={() => dispatch(bulkOpened())}>
            {messages.show}
          </Button>
        </div>
      )}
      {left.map((run) => (
        <div key={run.run}>
          <p>{messages.left(messages[run.kind].title(run.ids.length), waitingOf(run).length)}</p>
          <Button variant="ghost" size="sm" onClick={() => dispatch(bulkDiscarded(run.run))}>
            {messages.discard}
          </Button>
          <Button
            size="sm"
            disabled={current.status === 'running'}
            onClick={() => dispatch(bulkResumed(run.run))}
          >
            {messages.resume}
          </Button>
        </div>
      ))}
    </Lines>
  );
}
