import type { Store } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { DrawnAt } from '@/lib/useFirstNow';
import { GlobalStyle } from '@/ui';

interface RootProps {
  store: Store;
  /** When the server drew the page; null where the browser draws it first. */
  drawnAt: string | null;
  /** The router, with the app in it. */
  children: ReactNode;
}

/** What surrounds the app wherever it is drawn. While a drawn page is taken over it is that of the state then; the store may go on. */
export function Root({ store, drawnAt, children }: RootProps) {
  return (
    <Provider store={store} serverState={drawnAt === null ? undefined : store.getState()}>
      <DrawnAt value={drawnAt}>
        <GlobalStyle />
        {children}
      </DrawnAt>
    </Provider>
  );
}
