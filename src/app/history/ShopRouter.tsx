import { type ReactNode, useCallback, useEffect, useSyncExternalStore } from 'react';
import { NavigationType, Router } from 'react-router-dom';
import { GoesForward } from '@/lib/useInSteps';
import type { ShopHistory } from './createShopHistory';

/** The router over the shop's own history. */
export function ShopRouter({ history, children }: { history: ShopHistory; children: ReactNode }) {
  const { location, action } = useSyncExternalStore(history.subscribe, history.visit, history.visit);
  useEffect(() => history.start(), [history]);
  const goesForward = useCallback(() => history.visit().action === NavigationType.Push, [history]);
  return (
    <GoesForward value={goesForward}>
      {/* As transitions, navigations would let go of a tick or a letter for a moment before the address has it. */}
      <Router navigator={history} location={location} navigationType={action} useTransitions={false}>
        {children}
      </Router>
    </GoesForward>
  );
}
