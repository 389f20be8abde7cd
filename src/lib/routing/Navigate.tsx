import { useEffect } from 'react';
import type { To } from './types';
import { useNavigate } from './useNavigate';

/** Goes somewhere else as soon as it is drawn. */
export function Navigate({ to, replace }: { to: To; replace?: boolean }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace }), [navigate, to, replace]);
  return null;
}
