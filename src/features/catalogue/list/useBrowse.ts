import { useCallback, useDeferredValue, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { browse, foundEntries } from '../browse/browse';
import { readCriteria, withoutFilters, writeCriteria, type Criteria } from '../browse/criteria';
import { matches } from '../browse/filter';
import { onlyKnown } from '../browse/knownValues';
import { selectCatalogue, selectListPreview } from '../catalogueSelectors';
import { useSearchResults } from '../searching/useSearchResults';
import { selectEntries, selectKnownValues } from './listSelectors';

/**
 * The list for the address, and functions that change it. A tick or a letter shows at once; the cards update with
 * lower priority.
 */
export function useBrowse() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const catalogue = useSelector(selectCatalogue);
  const preview = useSelector(selectListPreview);
  // A prerendered page has the first cards of its own address; any other address needs the catalogue.
  const fromAddress = useMemo(() => readCriteria(params), [params]);
  // The server prerenders one page for all spellings of an address, such as one with campaign parameters.
  const isPreview = preview?.search === writeCriteria(fromAddress).toString();
  const status = isPreview ? 'ready' : catalogue.status;
  const entries = useSelector(selectEntries);
  const known = useSelector(selectKnownValues);
  const criteria = useMemo(() => {
    if (isPreview) return preview.criteria;
    return catalogue.status === 'ready' ? onlyKnown(fromAddress, known) : fromAddress;
  }, [fromAddress, isPreview, preview, catalogue.status, known]);
  const deferredCriteria = useDeferredValue(criteria);
  const search = useSearchResults(entries, deferredCriteria.q);
  const hits = search.status === 'ready' ? search.answer.keys : null;
  /** The entries before filtering: all that the search found. */
  const candidates = useMemo(() => foundEntries(entries, hits), [entries, hits]);
  const shown = useMemo(() => browse(candidates, deferredCriteria), [candidates, deferredCriteria]);
  const unfiltered = useMemo(
    () => candidates.filter((entry) => matches(entry, withoutFilters(deferredCriteria))).length,
    [candidates, deferredCriteria],
  );
  const setCriteria = useCallback(
    (next: Criteria) => navigate({ search: writeCriteria(next).toString() }, { replace: true }),
    [navigate],
  );
  const total = isPreview ? preview.total : shown.length;
  return {
    status,
    isPreview,
    search,
    criteria,
    deferredCriteria,
    setCriteria,
    shown,
    total,
    candidates,
    unfiltered,
  };
}
