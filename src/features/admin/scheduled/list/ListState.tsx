import { useDispatch, useSelector } from 'react-redux';
import type { ScheduledKind } from '@/services/admin/catalogue/createScheduledAdmin';
import { Skeleton } from '@/ui';
import { listRequested, selectScheduled } from '../scheduledSlice';
import { RetryNote as TryAgain } from '../../shared';

/** Replaces a list that is loading or failed to load. */
export function ListState({ kind }: { kind: ScheduledKind }) {
  const dispatch = useDispatch();
  const { items } = useSelector(selectScheduled(kind));
  if (items.status === 'loading') return <Skeleton style={{ height: 320 }} aria-busy="true" />;
  if (items.status !== 'failed') return null;
  return <TryAgain message={items.message} onAgain={() => dispatch(listRequested(kind))} />;
}
