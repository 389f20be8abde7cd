import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { selectTerm, searchTermChanged } from './searchSlice';

const LIST = '/products';
const typedHere = (state: unknown) => typeof state === 'object' && state !== null && 'typed' in state;

/** The search term and the list's address, each following the other. */
export function useSearchTerm() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const navigation = useNavigationType();
  const term = useSelector(selectTerm);
  const onList = location.pathname === LIST;

  // Links, chips and the back button change the address; what was typed here is already in the box.
  useEffect(() => {
    if (typedHere(location.state) && navigation !== 'POP') return;
    const q = location.pathname === LIST ? new URLSearchParams(location.search).get('q') : null;
    dispatch(searchTermChanged(q ?? ''));
  }, [dispatch, location, navigation]);

  const type = (text: string) => {
    const next = text.toLowerCase();
    dispatch(searchTermChanged(next));
    const params = new URLSearchParams(onList ? location.search : '');
    if (next.trim()) params.set('q', next);
    else params.delete('q');
    navigate({ pathname: LIST, search: params.toString() }, { replace: onList, state: { typed: true } });
  };
  return { term, type };
}
