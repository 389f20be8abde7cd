import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The query of a list, which stands in the page's address. `parse` reads it from the search part, `write` is the reverse. `go` changes
 * some of it; with `replace` the Back button skips the earlier query.
 */
export function useAddressQuery<Query extends object>(
  parse: (search: string) => Query,
  write: (query: Query) => string,
) {
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  const query = useMemo(() => parse(search), [parse, search]);
  function go(change: Partial<Query>, { replace }: { replace: boolean }) {
    const text = write({ ...query, ...change });
    navigate(text ? `${pathname}?${text}` : pathname, { replace });
  }
  return { query, go };
}
