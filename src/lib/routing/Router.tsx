import { type ReactNode, useState } from 'react';
import { RoutingContext } from './contexts';
import type { Navigator } from './types';

/** Tells what is in it where one is. */
export function Router({ navigator, children }: { navigator: Navigator; children: ReactNode }) {
  const [routing] = useState(() => ({ navigator, first: navigator.visit() }));
  return <RoutingContext value={routing}>{children}</RoutingContext>;
}
