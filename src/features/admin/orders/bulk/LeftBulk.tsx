import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { Button } from '@/ui';
import { denseButtons } from '@/features/admin/shared';
import { bulkDiscarded, bulkResumed, selectBulk, waitingOf } from './bulkSlice';
import { messages } from '../messages';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding-block: 8px;
  ${denseButtons}
  p {
    flex: 1 1 220px;
  }
`;

/** A bulk act that was left before its end, with the way to go on. */
export function LeftBulk() {
  const dispatch = useDispatch();
  const bulk = useSelector(selectBulk);
  if (bulk.status !== 'left') return null;
  const { title } = messages.bulk[bulk.kind];
  return (
    <Line role="group" aria-label={messages.bulk.leftGroup}>
      <p>{messages.bulk.left(title(bulk.ids.length), waitingOf(bulk).length)}</p>
      <Button variant="ghost" size="sm" onClick={() => dispatch(bulkDiscarded())}>
        {messages.bulk.discard}
      </Button>
      <Button size="sm" onClick={() => dispatch(bulkResumed())}>
        {messages.bulk.resume}
      </Button>
    </Line>
  );
}
