import { useDispatch, useSelector } from 'react-redux';
import type { PromotionKind } from '@/services/admin/createPromotionAdmin';
import { Skeleton } from '@/ui';
import { listRequested, selectPromotions } from './promotionsSlice';
import { RetryNote as TryAgain } from '../shared';

/** What stands where a list is not there yet, or cannot be read. */
export function ListState({ kind }: { kind: PromotionKind }) {
  const dispatch = useDispatch();
  const { items } = useSelector(selectPromotions(kind));
  if (items.status === 'loading') return <Skeleton style={{ height: 320 }} aria-busy="true" />;
  if (items.status !== 'failed') return null;
  return <TryAgain message={items.message} onAgain={() => dispatch(listRequested(kind))} />;
}
