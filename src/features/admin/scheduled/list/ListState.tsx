import { useDispatch, useSelector } from 'react-redux';
import type { ScheduledKind } from '@/services/admin/catalogue/createScheduledAdmin';
import { LoadState } from '@/features/admin/shared';
import { listRequested, selectScheduled } from '../scheduledSlice';

/** Replaces a list that is loading or failed to load. */
export function ListState({ kind }: { kind: ScheduledKind }) {
  const dispatch = useDispatch();
  const { items } = useSelector(selectScheduled(kind));
  return <LoadState of={items} height={320} onAgain={() => dispatch(listRequested(kind))} />;
}
