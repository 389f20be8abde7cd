import { type ReactNode, useCallback, useEffect } from 'react';
import { Router } from '@/lib/routing';
import { GoesForward } from '@/lib/useInSteps';
import type { ShopHistory } from './createShopHistory';

/** The router over the shop's own history. */
export function ShopRouter({ history, children }: { history: ShopHistory; children: ReactNode }) {
  useEffect(() => history.start(), [history]);
  const goesForward = useCallback(() => history.visit().action === 'PUSH', [history]);
  return (
    <GoesForward value={goesForward}>
      <Router navigator={history}>{children}</Router>
    </GoesForward>
  );
}
