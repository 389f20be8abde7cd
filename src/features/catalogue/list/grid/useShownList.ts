import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { Criteria } from '../../browse/criteria';
import { listShown } from '../../catalogueSlice';
import type { ListItem } from '../../types';

/** Dispatches which list is on the screen, whenever it changes. */
export function useShownList(shown: readonly ListItem[], { q, kind }: Criteria, ready: boolean): void {
  const dispatch = useDispatch();
  const list = q ? 'search' : kind;
  const keys = useMemo(() => shown.map((entry) => `${entry.kind}/${entry.item.id}`).join(' '), [shown]);
  useEffect(() => {
    if (ready) dispatch(listShown({ list, keys: keys ? keys.split(' ') : [] }));
  }, [dispatch, ready, list, keys]);
}
