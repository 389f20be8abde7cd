import { useContext } from 'react';
import { RoutingContext } from './contexts';

/** Throws outside a router. */
export function useRouting() {
  const routing = useContext(RoutingContext);
  if (!routing) throw new Error('There is no Router around this.');
  return routing;
}
