import { useCallback } from 'react';
import type { To } from './types';
import { useRouting } from './useRouting';

export interface NavigateOptions {
  /** In the place of the address that one is at. */
  replace?: boolean | undefined;
  state?: unknown;
}

export type Navigate = (to: To, options?: NavigateOptions) => void;

/** Goes somewhere; the same function for as long as the router is there. */
export function useNavigate(): Navigate {
  const { navigator } = useRouting();
  return useCallback(
    (to, { replace = false, state = null } = {}) => navigator[replace ? 'replace' : 'push'](to, state),
    [navigator],
  );
}
