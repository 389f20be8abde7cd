import { useCallback, useMemo } from 'react';
import type { Visit } from './types';
import { type NavigateOptions, useNavigate } from './useNavigate';
import { useVisit } from './useVisit';

const searchOf = ({ location }: Visit) => location.search;

type SetParams = (next: URLSearchParams | Record<string, string>, options?: NavigateOptions) => void;

/** What follows the '?' of the address, and how to change it. */
export function useSearchParams(): [params: URLSearchParams, setParams: SetParams] {
  const search = useVisit(searchOf);
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback<SetParams>(
    (next, options) => navigate({ search: new URLSearchParams(next).toString() }, options),
    [navigate],
  );
  return [params, setParams];
}
