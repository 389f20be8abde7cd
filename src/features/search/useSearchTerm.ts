import { useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { paths } from '@/app/router/paths';
import { asTerm, selectTerm, searchTermChanged, type WithSearch } from './searchSlice';

const typedHere = (state: unknown) => typeof state === 'object' && state !== null && 'typed' in state;

/** Synchronizes the search term with the list's address. */
export function useSearchTerm() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const navigation = useNavigationType();
  const term = useSelector(selectTerm);
  const store = useStore<WithSearch>();

  // Links, chips and Back change the address; a term typed here is in the box already.
  useEffect(() => {
    if (typedHere(location.state) && navigation !== 'POP') return;
    const q = location.pathname === paths.products ? new URLSearchParams(location.search).get('q') : null;
    const next = asTerm(q ?? '');
    // The boxes of phone and desktop both run this; only the first one still finds a difference.
    if (next !== selectTerm(store.getState())) dispatch(searchTermChanged(next));
  }, [dispatch, location, navigation, store]);

  const type = (text: string) => {
    const next = asTerm(text);
    dispatch(searchTermChanged(next));
    const onList = location.pathname === paths.products;
    const params = new URLSearchParams(onList ? location.search : '');
    const searching = params.has('q');
    // A new search looks through the whole catalogue, combos included.
    if (!searching) params.delete('kind');
    const blank = next.trim() === '';
    if (blank) params.delete('q');
    else params.set('q', next);
    // Replaces the history entry, so that one step back leaves the search.
    const replace = onList && (searching || blank);
    navigate({ pathname: paths.products, search: params.toString() }, { replace, state: { typed: true } });
  };
  return { term, type };
}
