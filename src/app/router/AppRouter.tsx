import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Router } from 'react-router-dom';
import type { AppHistory } from './history/createAppHistory';
import { HistoryContext } from './history/useAppHistory';

/** The router over the shop's history. */
export function AppRouter({ history, children }: { history: AppHistory; children: ReactNode }) {
  const { location, action } = useSyncExternalStore(history.subscribe, history.visit, history.visit);
  useEffect(() => history.start(), [history]);
  return (
    <HistoryContext value={history}>
      {/* A transition would reset a controlled checkbox or input until the address has its new value. */}
      <Router navigator={history} location={location} navigationType={action} useTransitions={false}>
        {children}
      </Router>
    </HistoryContext>
  );
}
