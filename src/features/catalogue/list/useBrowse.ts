import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { browse, found } from '../browse/browse';
import { readCriteria, writeCriteria, type Criteria } from '../browse/criteria';
import { entriesOf } from '../browse/facets';
import { selectListItems } from '../catalogueSelectors';
import { useHits } from '../searching/useHits';

/** The list as the address bar asks for it, and the way to ask for another. */
export function useBrowse() {
  const [params, setParams] = useSearchParams();
  const items = useSelector(selectListItems);
  const criteria = useMemo(() => readCriteria(params), [params]);
  const entries = useMemo(() => entriesOf(items), [items]);
  const hits = useHits(entries, criteria.q);
  const shown = useMemo(() => browse(entries, criteria, hits), [entries, criteria, hits]);
  /** What options are counted over: all the search found. */
  const candidates = useMemo(() => found(entries, hits), [entries, hits]);
  const setCriteria = useCallback(
    (next: Criteria) => setParams(writeCriteria(next), { replace: true }),
    [setParams],
  );
  return { criteria, setCriteria, shown, candidates };
}
